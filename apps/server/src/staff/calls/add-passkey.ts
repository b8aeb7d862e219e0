import { randomUUID } from 'node:crypto';
import { addPasskey } from '@stagedoor/contract/calls/office/passkeys';
import { isBlank } from '@stagedoor/rules/forms/field-errors';
import { passkeyMessages } from '@stagedoor/rules/messages/passkeys';
import { MOST_PASSKEYS } from '@stagedoor/rules/accounts/passkey-limits';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import { handleSignedIn } from '../handle-door.ts';
import { verifyNewPasskey } from '../../platform/passkeys/verify-passkey.ts';
import { lockSteps } from '../passkeys/steps-store.ts';
import { staffPasskeys } from '../passkeys/staff-passkeys.ts';
import { replaceRecoveryCodes } from '../second-step/recovery-codes.ts';
import type { StaffNeeds } from '../staff-needs.ts';

export const addPasskeyHandler = ({ db }: StaffNeeds): Handler<'staff'> =>
  handleSignedIn(addPasskey, async ({ name, passkey: given }, caller) => {
    const { session, change, now } = caller;
    const { staffId } = session;
    const owner = { staff_id: staffId };
    requireValid(isBlank(name) ? { name: passkeyMessages.nameNeeded } : {});
    const made =
      (await verifyNewPasskey(staffPasskeys, db, caller, owner, given)) ?? refuse('PASSKEY_REFUSED');
    const id = randomUUID();
    return change(async ({ tx, record }) => {
      const { hasCode, passkeys } = await lockSteps(tx, staffId);
      if (passkeys >= MOST_PASSKEYS) refuse('TOO_MANY_PASSKEYS');
      const row = { ...made, passkey_id: id, name: name.trim(), created_at: now };
      if (!(await staffPasskeys.insert(tx, owner, row))) refuse('PASSKEY_KNOWN');
      record({ action: 'staff.passkey-added', after: { name: row.name, host: row.host } });
      if (hasCode || passkeys > 0) return { id };
      return { id, codes: await replaceRecoveryCodes(tx, staffId) };
    });
  });
