import { sql } from 'kysely';
import type { Tx } from '../platform/db/tables.ts';
import './tables.ts';

/** So many people more, or fewer, wait for each of these levels. */
export async function countWaiting(
  tx: Tx,
  sellerId: number,
  levelIds: readonly number[],
  more: 1 | -1,
): Promise<void> {
  await sql`
    update level_stock set waiting = waiting + ${more}
    where seller_id = ${sellerId} and price_level_id = any(${[...levelIds]}::int[])`.execute(tx);
}

/** Levels that people wait for and that have something on sale. */
export async function openThoughWanted(tx: Tx): Promise<{ sellerId: number; levelId: number }[]> {
  const { rows } = await sql<{ sellerId: number; levelId: number }>`
    select seller_id as "sellerId", price_level_id as "levelId" from level_stock
    where waiting > 0 and capacity > held + sold order by 1, 2`.execute(tx);
  return rows;
}
