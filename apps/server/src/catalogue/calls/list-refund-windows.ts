import { listRefundWindows } from '@stagedoor/contract/calls/office/refund-windows';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { openWindows } from '../office/refund-window-store.ts';

export const listRefundWindowsHandler = (db: Db): Handler<'catalogue'> =>
  handle(listRefundWindows, async (_input, caller) => ({ windows: await openWindows(db, caller) }));
