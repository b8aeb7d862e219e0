// The SQL on the entries of draws.
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../platform/db/tables.ts';
import type { DrawRow } from './draw-store.ts';
import type { DrawEntriesTable } from './tables.ts';
import { entryOfText } from './entry-of-text.ts';
import './tables.ts';

export type EntryRow = Selectable<DrawEntriesTable>;
type DrawName = Pick<DrawRow, 'seller_id' | 'draw_key'>;

const isOf = ({ seller_id, draw_key }: DrawName) => ({ seller_id, draw_key });

/** `rows` is their JSON, as the sealing thread wrote it. */
export async function insertEntries(tx: Tx, rows: string): Promise<void> {
  const columns = sql`seller_id, draw_key, entry_id, request_id, user_id, salt, entry, ineligible`;
  await sql`
    insert into draw_entries (${columns})
    select ${columns} from jsonb_populate_recordset(null::draw_entries, ${rows}::jsonb)`.execute(tx);
}

/** Everything that was sealed, as the file will hold it. */
export async function readSealed(db: Db, draw: DrawName): Promise<{ salt: string; entry: unknown }[]> {
  const rows = await db
    .selectFrom('draw_entries')
    .select(['salt', 'entry'])
    .where((eb) => eb.and(isOf(draw)))
    .orderBy('entry_id')
    .execute();
  return rows.map(entryOfText);
}

export interface PlacedEntry {
  entry: string;
  place: number;
  results: string;
}

/** Once each: what was drawn stays. */
export async function placeEntries(tx: Tx, draw: DrawName, placed: readonly PlacedEntry[]): Promise<void> {
  await sql`
    update draw_entries e set place = w.place, results = w.results, standing = w.results
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb) as w (entry text, place int, results text)
    where e.seller_id = ${draw.seller_id} and e.draw_key = ${draw.draw_key} and e.entry_id = w.entry
      and e.place is null`.execute(tx);
}

export const findEntry = (db: Db, draw: DrawName, entry_id: string): Promise<EntryRow | undefined> =>
  db
    .selectFrom('draw_entries')
    .selectAll()
    .where((eb) => eb.and({ ...isOf(draw), entry_id }))
    .executeTakeFirst();

export const findEntries = (db: Db, draw: DrawName, entryIds: readonly string[]): Promise<EntryRow[]> =>
  db
    .selectFrom('draw_entries')
    .selectAll()
    .where((eb) => eb.and(isOf(draw)))
    .where('entry_id', 'in', [...entryIds])
    .orderBy('place')
    .execute();

/** They are told what became of their request again. */
export async function forgetTold(tx: Tx, draw: DrawName, entryIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('draw_entries')
    .set({ result_told_at: null })
    .where((eb) => eb.and(isOf(draw)))
    .where('entry_id', 'in', [...entryIds])
    .execute();
}

export const findEntryOf = (db: Db, draw: DrawName, user_id: number): Promise<EntryRow | undefined> =>
  db
    .selectFrom('draw_entries')
    .selectAll()
    .where((eb) => eb.and({ ...isOf(draw), user_id }))
    .executeTakeFirst();

export const readEntries = (db: Db, draw: DrawName): Promise<EntryRow[]> =>
  db
    .selectFrom('draw_entries')
    .selectAll()
    .where((eb) => eb.and(isOf(draw)))
    .orderBy('place')
    .orderBy('entry_id')
    .execute();

export async function changeStanding(
  tx: Tx,
  draw: DrawName,
  entry_id: string,
  standing: string,
): Promise<void> {
  await tx
    .updateTable('draw_entries')
    .set({ standing })
    .where((eb) => eb.and({ ...isOf(draw), entry_id }))
    .execute();
}

/**
 * Takes some fans who were not written to yet; each is taken once. Who they are is found out beforehand, once: left to
 * itself the database may look for the next ones again for every row that it updates.
 */
async function claim(
  tx: Tx,
  { seller_id, draw_key }: DrawName,
  [told, order]: readonly ['told_at', 'entry_id'] | readonly ['result_told_at', 'place'],
  now: Date,
  most: number,
): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    with next as materialized (
      select entry_id from draw_entries
      where seller_id = ${seller_id} and draw_key = ${draw_key} and ${sql.ref(told)} is null
      order by ${sql.ref(order)} limit ${most} for update skip locked)
    update draw_entries e set ${sql.ref(told)} = ${now} from next
    where e.seller_id = ${seller_id} and e.draw_key = ${draw_key} and e.entry_id = next.entry_id
    returning e.*`.execute(tx);
  return rows;
}

export const claimUntold = (tx: Tx, draw: DrawName, now: Date, most: number): Promise<EntryRow[]> =>
  claim(tx, draw, ['told_at', 'entry_id'], now, most);

/** The same about the result, the best place first. */
export const claimResultUntold = (tx: Tx, draw: DrawName, now: Date, most: number): Promise<EntryRow[]> =>
  claim(tx, draw, ['result_told_at', 'place'], now, most);
