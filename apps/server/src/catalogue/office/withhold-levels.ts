import { sql } from 'kysely';
import type { Tx } from '../../platform/db/tables.ts';
import '../tables.ts';

/** Off sale, whatever files or dates say. */
export async function withholdLevels(tx: Tx, sellerId: number, levelIds: number[], now: Date): Promise<void> {
  await sql`insert into withheld_levels (seller_id, price_level_id, since)
    select ${sellerId}::int, id, ${now}::timestamptz from unnest(${levelIds}::int[]) as id
    on conflict do nothing`.execute(tx);
}
