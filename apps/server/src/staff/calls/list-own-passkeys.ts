import { listOwnPasskeys } from '@stagedoor/contract/calls/office/passkeys';
import type { Handler } from '../../platform/http/handler.ts';
import { handleSignedIn } from '../handle-door.ts';
import { passkeyHost } from '../passkeys/passkey-question.ts';
import { passkeysOf } from '../passkeys/passkey-store.ts';
import type { StaffNeeds } from '../staff-needs.ts';

export const listOwnPasskeysHandler = ({ db }: StaffNeeds): Handler<'staff'> =>
  handleSignedIn(listOwnPasskeys, async (_input, { session, pageOrigin }) => {
    const rows = await passkeysOf(db, session.staffId);
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
