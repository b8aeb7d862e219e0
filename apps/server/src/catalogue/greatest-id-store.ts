import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';

type Last = Record<'show' | 'series' | 'event' | 'item' | 'level', number>;

/** The last id of each kind that a seller has, nothing being 0. */
export async function greatestIds(db: Db, sellerId: number): Promise<Last> {
  const last = (table: string, column: string) =>
    sql`(select coalesce(max(${sql.ref(column)}), 0) from ${sql.table(table)} where seller_id = ${sellerId})`;
  const { rows } = await sql<Last>`
    select ${last('shows', 'show_id')} as show, ${last('series', 'series_id')} as series,
      ${last('outlet_events', 'outlet_event_id')} as event, ${last('event_items', 'item_id')} as item,
      ${last('price_levels', 'price_level_id')} as level`.execute(db);
  return firstOf(rows);
}
