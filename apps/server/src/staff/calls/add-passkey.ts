import { randomUUID } from 'node:crypto';
import { addPasskey } from '@stagedoor/contract/calls/office/passkeys';
import { isBlank } from '@stagedoor/rules/forms/field-errors';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { MOST_PASSKEYS } from '@stagedoor/rules/staff/staff-limits';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { handleSignedIn } from '../handle-door.ts';
import { insertPasskey, lockSteps } from '../passkeys/passkey-store.ts';
import { verifyNewPasskey } from '../passkeys/verify-passkey.ts';
import { replaceRecoveryCodes } from '../second-step/recovery-codes.ts';
import type { StaffNeeds } from '../staff-needs.ts';

export const addPasskeyHandler = ({ db }: StaffNeeds): Handler<'staff'> =>
  handleSignedIn(addPasskey, async ({ name, passkey: given }, caller) => {
    const { session, change, now } = caller;
    const { staffId } = session;
    requireValid(isBlank(name) ? { name: staffMessages.passkeyNameNeeded } : {});
    const made = (await verifyNewPasskey(db, caller, staffId, given)) ?? refuse('PASSKEY_REFUSED');
    const id = randomUUID();
    return change(async ({ tx, record }) => {
      const { hasCode, passkeys } = await lockSteps(tx, staffId);
      if (passkeys >= MOST_PASSKEYS) refuse('TOO_MANY_PASSKEYS');
      const row = { ...made, passkey_id: id, staff_id: staffId, name: name.trim(), created_at: now };
      if (!(await insertPasskey(tx, row))) refuse('PASSKEY_KNOWN');
      record({ action: 'staff.passkey-added', after: { name: row.name, host: row.host } });
      if (hasCode || passkeys > 0) return { id };
      return { id, codes: await replaceRecoveryCodes(tx, staffId) };
    });
  });
