import { sql } from 'kysely';
import type { Tx } from '../../platform/db/tables.ts';
import '../tables.ts';

/** Off sale, whatever files or dates say. */
export async function withholdLevels(tx: Tx, sellerId: number, levelIds: number[], now: Date): Promise<void> {
  await sql`insert into withheld_levels (seller_id, price_level_id, since)
    select ${sellerId}::int, id, ${now}::timestamptz from unnest(${levelIds}::int[]) as id
    on conflict do nothing`.execute(tx);
}

/** On sale again, as far as files and dates allow it. */
export async function releaseLevels(tx: Tx, sellerId: number, levelIds: number[]): Promise<void> {
  await sql`delete from withheld_levels
    where seller_id = ${sellerId} and price_level_id = any(${levelIds}::int[])`.execute(tx);
}
