import { beginPasskey } from '@stagedoor/contract/calls/office/passkeys';
import { MOST_PASSKEYS } from '@stagedoor/rules/accounts/passkey-limits';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { handleSignedIn } from '../handle-door.ts';
import { askPasskey } from '../../platform/passkeys/passkey-question.ts';
import { staffPasskeys } from '../passkeys/staff-passkeys.ts';
import type { StaffNeeds } from '../staff-needs.ts';

export const beginPasskeyHandler = ({ db }: StaffNeeds): Handler<'staff'> =>
  handleSignedIn(beginPasskey, async (_input, caller) => {
    const { staffId, email, name } = caller.session;
    const known = await staffPasskeys.of(db, { staff_id: staffId });
    if (known.length >= MOST_PASSKEYS) refuse('TOO_MANY_PASSKEYS');
    const question = await askPasskey(staffPasskeys, db, caller, { staff_id: staffId });
    const here = known.filter(({ host }) => host === question.host);
    return {
      ...question,
      userHandle: Buffer.from(`staff ${staffId}`).toString('base64url'),
      email,
      name,
      known: here.map(({ credential_id }) => credential_id),
    };
  });
