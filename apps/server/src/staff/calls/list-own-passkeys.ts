import { listOwnPasskeys } from '@stagedoor/contract/calls/office/passkeys';
import type { Handler } from '../../platform/http/handler.ts';
import { handleSignedIn } from '../handle-door.ts';
import { passkeyHost } from '../../platform/passkeys/passkey-question.ts';
import { staffPasskeys } from '../passkeys/staff-passkeys.ts';
import type { StaffNeeds } from '../staff-needs.ts';

export const listOwnPasskeysHandler = ({ db }: StaffNeeds): Handler<'staff'> =>
  handleSignedIn(listOwnPasskeys, async (_input, { session, pageOrigin }) => {
    const rows = await staffPasskeys.of(db, { staff_id: session.staffId });
    return {
      passkeys: rows.map((row) => ({
        id: row.passkey_id,
        name: row.name,
        host: row.host,
        isForHere: row.host === passkeyHost(pageOrigin),
        addedAt: row.created_at,
        usedAt: row.used_at ?? undefined,
      })),
    };
  });
