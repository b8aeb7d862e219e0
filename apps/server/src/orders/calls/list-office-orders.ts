import { listOfficeOrders } from '@stagedoor/contract/calls/office/orders';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { countOrders, readListedOrders } from '../office/read-listed-orders.ts';

export const listOfficeOrdersHandler = (db: Db): Handler<'orders'> =>
  handle(listOfficeOrders, async ({ sort, after, before, size, ...filter }, caller) => {
    const [page, count] = await Promise.all([
      readListedOrders(db, caller, filter, { sort, after, before, size }),
      countOrders(db, caller, filter),
    ]);
    return { ...page, ...count };
  });
