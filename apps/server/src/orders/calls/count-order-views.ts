import { countOrderViews } from '@stagedoor/contract/calls/office/orders';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { countViews } from '../office/sum-orders.ts';

export const countOrderViewsHandler = (db: Db): Handler<'orders'> =>
  handle(countOrderViews, async (filter, caller) => ({ views: await countViews(db, caller, filter) }));
