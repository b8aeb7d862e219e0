import { listRefundWindows } from '@stagedoor/contract/calls/office/refund-windows';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { readWindows } from '../office/refund-window-store.ts';

export const listRefundWindowsHandler = (db: Db): Handler<'catalogue'> =>
  handle(listRefundWindows, async (_input, { sellerId, outletIds, now }) => {
    const theirs = outletIds === 'all' ? sql`true` : sql`e.outlet_id = any (${outletIds}::int[])`;
    const windows = await readWindows(
      db,
      sql`e.seller_id = ${sellerId} and e.active and ${theirs} and (s.starts_at is null or s.starts_at > ${now})`,
    );
    return { windows };
  });
