// What a draw keeps of the stock.
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/db/tables.ts';
import { inCarts } from './cart-hold-store.ts';
import { moveStock } from './move-stock.ts';
import { ALL_OF_THEM, setAsideForDraw } from './set-aside-for-draw.ts';
import './tables.ts';

/** How many tickets of each level a draw keeps. */
async function leftOfDraw(db: Db, sellerId: number, drawKey: string): Promise<Map<number, number>> {
  const { rows } = await sql<{ level: number; many: number }>`
    select price_level_id as level, count(*)::int as many from tickets
    where seller_id = ${sellerId} and holder_kind = 'draw' and holder_id = ${drawKey} group by 1`.execute(db);
  return new Map(rows.map(({ level, many }) => [level, many]));
}

/** Whatever it still keeps goes back on sale; answers how many tickets. */
async function releaseFromDraw(
  tx: Tx,
  { sellerId, levelIds, drawKey }: { sellerId: number; levelIds: readonly number[]; drawKey: string },
): Promise<number> {
  const released = await moveStock(tx, {
    sellerId,
    wanted: levelIds.map((levelId) => ({ levelId, quantity: ALL_OF_THEM })),
    from: { kind: 'draw', id: drawKey },
    to: 'free',
  });
  return released.length;
}

export const drawStock = { setAside: setAsideForDraw, release: releaseFromDraw, left: leftOfDraw, inCarts };
