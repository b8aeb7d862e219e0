import { exportOfficeOrders } from '@stagedoor/contract/calls/office/orders';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { startExport } from '../../staff/index.ts';
import { orderExport } from '../office/export-orders.ts';

export const exportOfficeOrdersHandler: Handler<'orders'> = handle(
  exportOfficeOrders,
  async ({ from, to, ...filter }, caller) => {
    const { outletIds } = caller;
    const details = { ...filter, from: from?.toISOString(), to: to?.toISOString(), outletIds };
    return startExport(caller, orderExport, { name: 'Orders', details });
  },
);
