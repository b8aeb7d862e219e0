import { sql } from 'kysely';
import type { Tx } from '../platform/db/tables.ts';
import { unlessReferenced } from '../platform/db/unless-referenced.ts';
import type { CatalogueRows } from './catalogue-rows.ts';

async function findVanished(tx: Tx, { sellerId, events, levels }: CatalogueRows): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.price_level_id as id from price_levels l
    join event_items i on i.seller_id = l.seller_id and i.item_id = l.item_id
    where l.seller_id = ${sellerId}
      and i.outlet_event_id = any(${events.map((row) => row.outlet_event_id)}::int[])
      and l.price_level_id <> all(${levels.map((row) => row.price_level_id)}::int[])
    order by 1`.execute(tx);
  return rows.map(({ id }) => id);
}

async function removeLevel(tx: Tx, sellerId: number, levelId: number): Promise<void> {
  await sql`
    delete from price_level_fees where seller_id = ${sellerId} and price_level_id = ${levelId}`.execute(tx);
  await sql`
    delete from price_levels where seller_id = ${sellerId} and price_level_id = ${levelId}`.execute(tx);
}

/** A level that an old cart or order still names goes off sale instead. Answers the levels that went either way. */
export async function removeLevels(tx: Tx, rows: CatalogueRows): Promise<number[]> {
  const removed: number[] = [];
  for (const levelId of await findVanished(tx, rows)) {
    const gone = await unlessReferenced(tx, async () => {
      await removeLevel(tx, rows.sellerId, levelId);
      return true;
    });
    const offSale =
      gone ??
      (await tx
        .updateTable('price_levels')
        .set({ sale_status: 'OFF_SALE' })
        .where('seller_id', '=', rows.sellerId)
        .where('price_level_id', '=', levelId)
        .where('sale_status', '<>', 'OFF_SALE')
        .returning('price_level_id')
        .executeTakeFirst()) !== undefined;
    if (offSale) removed.push(levelId);
  }
  return removed;
}
