import { getOutlets } from '@stagedoor/contract/calls/shop/outlet';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';

/** The seller's outlets that anybody may enter, at their main addresses. */
export function getOutletsHandler(db: Db): Handler<'sellers'> {
  return handle(getOutlets, async (_input, caller) => {
    const rows = await db
      .selectFrom('outlets as o')
      .innerJoin('outlet_hosts as h', (join) =>
        join.onRef('h.outlet_id', '=', 'o.outlet_id').on('h.is_main', '=', true),
      )
      .select(['o.outlet_id as id', 'o.name', 'h.host'])
      .where('o.seller_id', '=', caller.sellerId)
      .where('o.password_hash', 'is', null)
      .where('o.login_type', '<>', 'OUTLET_LOGIN_ALWAYS')
      .orderBy('o.outlet_id')
      .execute();
    const { protocol, port } = new URL(caller.pageOrigin);
    const address = (host: string): string => `${protocol}//${host}${port && `:${port}`}`;
    return { outlets: rows.map(({ id, name, host }) => ({ id, name, url: address(host) })) };
  });
}
