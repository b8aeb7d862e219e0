// The SQL on what was awarded, and on what became of it.
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { insertRows } from '../../platform/db/insert-rows.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { DrawRow } from '../draw-store.ts';
import type { EntryRow } from '../entry-store.ts';
import type { DrawAwardsTable } from '../tables.ts';
import '../tables.ts';

export type AwardRow = Selectable<DrawAwardsTable> & { request_id: number };
type DrawName = Pick<DrawRow, 'seller_id' | 'draw_key'>;

export async function insertAwards(tx: Tx, rows: readonly Insertable<DrawAwardsTable>[]): Promise<void> {
  await insertRows(tx, 'draw_awards', rows);
}

/** How many fans have been awarded something that is no order yet. */
export async function countUnordered(db: Db, { seller_id, draw_key }: DrawName): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(distinct entry_id)::int as many from draw_awards
    where seller_id = ${seller_id} and draw_key = ${draw_key} and order_id is null`.execute(db);
  return firstOf(rows).many;
}

/** All that the next fans have been awarded and that is no order yet, in the order in which they are seated. */
export async function nextUnordered(
  tx: Tx,
  { seller_id, draw_key }: DrawName,
  fans: number,
): Promise<AwardRow[]> {
  const { rows } = await sql<AwardRow>`
    with next as (
      select entry_id, min(number) as number, min(place) as place from draw_awards
      where seller_id = ${seller_id} and draw_key = ${draw_key} and order_id is null
      group by entry_id order by 2, 3 limit ${fans})
    select a.*, e.request_id from next n
    join draw_awards a on a.seller_id = ${seller_id} and a.draw_key = ${draw_key} and a.entry_id = n.entry_id
    join draw_entries e on e.seller_id = a.seller_id and e.draw_key = a.draw_key and e.entry_id = a.entry_id
    where a.order_id is null
    order by n.number, n.place, a.line for update of a`.execute(tx);
  return rows;
}

/** All that a draw and its walks have awarded. */
export const allAwards = async (db: Db, { seller_id, draw_key }: DrawName): Promise<AwardRow[]> => {
  const { rows } = await sql<AwardRow>`
    select a.*, e.request_id from draw_awards a
    join draw_entries e on e.seller_id = a.seller_id and e.draw_key = a.draw_key and e.entry_id = a.entry_id
    where a.seller_id = ${seller_id} and a.draw_key = ${draw_key} order by a.place, a.line`.execute(db);
  return rows;
};

/** The order, or the change of one, that came of what was awarded to each last. */
export interface NewestAward {
  entry: string;
  number: number;
  order: number;
  change: number | null;
}

export async function newestAwards(
  db: Db,
  { seller_id, draw_key }: DrawName,
  entryIds: readonly string[],
): Promise<Map<string, NewestAward>> {
  const { rows } = await sql<NewestAward>`
    select distinct on (entry_id) entry_id as entry, number, order_id as "order", change_id as change from draw_awards
    where seller_id = ${seller_id} and draw_key = ${draw_key} and entry_id = any(${[...entryIds]}::text[])
      and order_id is not null
    order by entry_id, number desc`.execute(db);
  return new Map(rows.map((row) => [row.entry, row]));
}

/** All that these entries were awarded, with what became of it. */
export async function awardsOfEntries(
  db: Db,
  { seller_id, draw_key }: DrawName,
  entryIds: readonly string[],
): Promise<AwardRow[]> {
  const { rows } = await sql<AwardRow>`
    select a.*, e.request_id from draw_awards a
    join draw_entries e on e.seller_id = a.seller_id and e.draw_key = a.draw_key and e.entry_id = a.entry_id
    where a.seller_id = ${seller_id} and a.draw_key = ${draw_key} and a.entry_id = any(${[...entryIds]}::text[])
    order by a.place, a.line`.execute(db);
  return rows;
}

export async function findEntryOfOrder(
  db: Db,
  { seller_id, draw_key }: DrawName,
  orderId: number,
): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`
    select e.* from draw_entries e where e.seller_id = ${seller_id} and e.draw_key = ${draw_key} and e.entry_id = (
      select entry_id from draw_awards a
      where a.seller_id = ${seller_id} and a.draw_key = ${draw_key} and a.order_id = ${orderId} limit 1)`.execute(
    db,
  );
  return rows[0];
}

export interface MadeOrder {
  entry: string;
  order: number;
  change: number | null;
}

/** Once each; whoever finds one taken has come too late and begins again. */
export async function linkAwards(
  tx: Tx,
  { seller_id, draw_key }: DrawName,
  made: readonly MadeOrder[],
  awards: number,
  now: Date,
): Promise<void> {
  const { numAffectedRows } = await sql`
    update draw_awards a set order_id = w.order, change_id = w.change, ordered_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as w (entry text, "order" int, change int)
    where a.seller_id = ${seller_id} and a.draw_key = ${draw_key} and a.entry_id = w.entry
      and a.order_id is null`.execute(tx);
  if (Number(numAffectedRows ?? 0) !== awards) throw new Error('An award was made an order of already');
}

/** What was awarded with an order, or with a later change of it, and has lapsed unpaid. */
export async function markLapsed(
  tx: Tx,
  { seller_id, draw_key }: DrawName,
  { orderId, changeId }: { orderId: number; changeId: number | null },
  now: Date,
): Promise<void> {
  await sql`
    update draw_awards set lapsed_at = ${now}
    where seller_id = ${seller_id} and draw_key = ${draw_key} and order_id = ${orderId}
      and change_id is not distinct from ${changeId}::int and lapsed_at is null`.execute(tx);
}

/** By place: those who let an award lapse, however long ago. */
export async function lapsedEntries(db: Db, { seller_id, draw_key }: DrawName): Promise<string[]> {
  const { rows } = await sql<{ entry: string }>`
    select entry_id as entry from draw_awards
    where seller_id = ${seller_id} and draw_key = ${draw_key} and lapsed_at is not null
    group by entry_id, place order by place`.execute(db);
  return rows.map(({ entry }) => entry);
}
