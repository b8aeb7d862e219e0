// What a draw keeps of the stock.
import { sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';
import { setAsideForDraw } from './set-aside-for-draw.ts';
import './tables.ts';

/** How many tickets of each level a draw keeps. */
async function leftOfDraw(db: Db, sellerId: number, drawKey: string): Promise<Map<number, number>> {
  const { rows } = await sql<{ level: number; many: number }>`
    select price_level_id as level, count(*)::int as many from tickets
    where seller_id = ${sellerId} and holder_kind = 'draw' and holder_id = ${drawKey} group by 1`.execute(db);
  return new Map(rows.map(({ level, many }) => [level, many]));
}

export const drawStock = { setAside: setAsideForDraw, left: leftOfDraw };
