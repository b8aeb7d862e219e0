import { listRefundWindows } from '@stagedoor/contract/calls/office/refund-windows';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { openWindows } from '../office/refund-window-store.ts';

/** Orders that ask and wait, by event; they stand above. */
export type RefundsAsked = (
  db: Db,
  scope: { sellerId: number; outletIds: 'all' | readonly number[] },
) => Promise<ReadonlyMap<number, number>>;

export const listRefundWindowsHandler = (db: Db, refundsAsked: RefundsAsked): Handler<'catalogue'> =>
  handle(listRefundWindows, async (_input, caller) => {
    const [windows, asked] = await Promise.all([openWindows(db, caller), refundsAsked(db, caller)]);
    return { windows: windows.map((window) => ({ ...window, asking: asked.get(window.eventId) ?? 0 })) };
  });
