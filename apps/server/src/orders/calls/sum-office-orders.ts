import { sumOfficeOrders } from '@stagedoor/contract/calls/office/orders';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { sumOrders } from '../office/sum-orders.ts';

export const sumOfficeOrdersHandler = (db: Db): Handler<'orders'> =>
  handle(sumOfficeOrders, (filter, caller) => sumOrders(db, caller, filter));
