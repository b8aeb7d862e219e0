import { getCustomerPasskeys } from '@stagedoor/contract/calls/shop/passkeys';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { passkeyHost } from '../../platform/passkeys/passkey-question.ts';
import { customerActor } from '../customer-actor.ts';
import { customerPasskeys, passkeyOwner } from '../passkeys/customer-passkeys.ts';

export const getCustomerPasskeysHandler = (db: Db): Handler<'accounts'> =>
  handle(getCustomerPasskeys, async (_input, caller) => {
    const rows = await customerPasskeys.of(db, passkeyOwner(customerActor(caller)));
    const passkeys = rows.map(({ passkey_id, name, host, created_at, used_at }) => ({
      id: passkey_id,
      name,
      host,
      isForHere: host === passkeyHost(caller.pageOrigin),
      addedAt: created_at,
      usedAt: used_at ?? undefined,
    }));
    return { passkeys };
  });
