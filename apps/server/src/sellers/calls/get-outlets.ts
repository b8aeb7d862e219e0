import { getOutlets } from '@stagedoor/contract/calls/shop/outlet';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { findOpenOutlets } from '../find-open-outlets.ts';

/** The seller's outlets that anybody may enter, at their main addresses. */
export function getOutletsHandler(db: Db): Handler<'sellers'> {
  return handle(getOutlets, async (_input, caller) => {
    const rows = await findOpenOutlets(db, caller.sellerId);
    const { protocol, port } = new URL(caller.pageOrigin);
    const address = (host: string): string => `${protocol}//${host}${port && `:${port}`}`;
    return { outlets: rows.map(({ id, name, host }) => ({ id, name, url: address(host) })) };
  });
}
