import { sql } from 'kysely';
import type { Tx } from '../platform/db/tables.ts';
import { countByLevel } from './move-counts.ts';
import { moveStock } from './move-stock.ts';
import { lockLevels, reclaimExpired } from './stock-store.ts';
import './tables.ts';

export const ALL_OF_THEM = 2_147_483_647;

/** Everything of these levels that nobody has goes to a draw; while carts hold some of it, nothing does. */
export async function setAsideForDraw(
  tx: Tx,
  { sellerId, levelIds, drawKey }: { sellerId: number; levelIds: readonly number[]; drawKey: string },
  now: Date,
): Promise<{ inCarts: number; counts: ReadonlyMap<number, number> }> {
  await lockLevels(tx, sellerId, levelIds);
  await reclaimExpired(tx, sellerId, levelIds, now);
  const { rows } = await sql<{ held: number }>`
    select count(*)::int as held from tickets
    where seller_id = ${sellerId} and price_level_id = any(${[...levelIds]}::int[]) and holder_kind = 'cart'`.execute(
    tx,
  );
  const inCarts = rows[0]?.held ?? 0;
  if (inCarts > 0) return { inCarts, counts: new Map() };
  const moved = await moveStock(tx, {
    sellerId,
    wanted: levelIds.map((levelId) => ({ levelId, quantity: ALL_OF_THEM })),
    from: 'free',
    to: { kind: 'draw', id: drawKey },
  });
  return { inCarts, counts: countByLevel(moved) };
}
