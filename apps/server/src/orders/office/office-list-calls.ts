import {
  countOrderViews,
  exportOfficeOrders,
  listOfficeOrders,
  sumOfficeOrders,
} from '@stagedoor/contract/calls/office/orders';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { startExport } from '../../staff/index.ts';
import { orderExport } from './export-orders.ts';
import { countOrders, readListedOrders } from './read-listed-orders.ts';
import { countViews, sumOrders } from './sum-orders.ts';

export const officeListHandlers = (db: Db): Handler[] => [
  handle(listOfficeOrders, async ({ sort, after, before, ...filter }, caller) => {
    const [page, count] = await Promise.all([
      readListedOrders(db, caller, filter, { sort, after, before }),
      countOrders(db, caller, filter),
    ]);
    return { ...page, ...count };
  }),
  handle(sumOfficeOrders, (filter, caller) => sumOrders(db, caller, filter)),
  handle(countOrderViews, async (filter, caller) => ({ views: await countViews(db, caller, filter) })),
  handle(exportOfficeOrders, async ({ from, to, ...filter }, caller) => {
    const { outletIds } = caller;
    const details = { ...filter, from: from?.toISOString(), to: to?.toISOString(), outletIds };
    return startExport(caller, orderExport, { name: 'Orders', details });
  }),
];
