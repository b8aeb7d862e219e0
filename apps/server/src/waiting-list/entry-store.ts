// The only SQL on lists and on who waits.
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { waitingEntryMachine } from '@stagedoor/rules/machines/waiting-entry';
import type { WaitingEntryState } from '@stagedoor/rules/machines/waiting-entry';
import { canMove } from '@stagedoor/rules/machines/state-machine';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { Db, Tx } from '../platform/db/tables.ts';
import type { WaitingEntriesTable, WaitingListsTable } from './tables.ts';
import './tables.ts';

export type EntryRow = Selectable<WaitingEntriesTable>;
export type ListRow = Selectable<WaitingListsTable>;

export interface EventKey {
  sellerId: number;
  eventId: number;
}

/** Arrays come as text from one engine: as JSON they are the same from both. */
const columns = sql`seller_id, entry_id, outlet_event_id, outlet_id, user_id, place, quantity,
  to_jsonb(level_ids) as level_ids, most_cents, state, link_uuid, to_jsonb(let_go) as let_go, lapses, skipped_at,
  joined_at, ended_at`;

/** Begins it where there is none yet, and takes it for this transaction: always after the levels. */
export async function lockList(tx: Tx, { sellerId, eventId }: EventKey): Promise<ListRow> {
  await sql`
    insert into waiting_lists (seller_id, outlet_event_id) values (${sellerId}, ${eventId})
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<ListRow>`
    select * from waiting_lists where seller_id = ${sellerId} and outlet_event_id = ${eventId} for update`.execute(
    tx,
  );
  return firstOf(rows);
}

export async function findList(db: Db, { sellerId, eventId }: EventKey): Promise<ListRow | undefined> {
  const { rows } = await sql<ListRow>`
    select * from waiting_lists where seller_id = ${sellerId} and outlet_event_id = ${eventId}`.execute(db);
  return rows[0];
}

export async function markList(
  tx: Tx,
  { sellerId, eventId }: EventKey,
  changes: Partial<Pick<ListRow, 'paused_at' | 'ended_at'>>,
): Promise<void> {
  await tx
    .updateTable('waiting_lists')
    .set(changes)
    .where('seller_id', '=', sellerId)
    .where('outlet_event_id', '=', eventId)
    .execute();
}

/** Everybody who waits for a show, in the order in which they are asked. */
export async function readWaiting(db: Db, { sellerId, eventId }: EventKey): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select ${columns} from waiting_entries
    where seller_id = ${sellerId} and outlet_event_id = ${eventId} and state = 'waiting' order by place`.execute(
    db,
  );
  return rows;
}

type Which = { entryId: number } | { linkUuid: string } | { eventId: number; userId: number };

const isThat = (which: Which) => {
  if ('entryId' in which) return sql`entry_id = ${which.entryId}`;
  if ('linkUuid' in which) return sql`link_uuid = ${which.linkUuid}`;
  return sql`outlet_event_id = ${which.eventId} and user_id = ${which.userId} and state = 'waiting'`;
};

export async function findEntry(db: Db, sellerId: number, which: Which): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`
    select ${columns} from waiting_entries where seller_id = ${sellerId} and ${isThat(which)}`.execute(db);
  return rows[0];
}

/** The shows that somebody waits for. */
export async function findLiveLists(db: Db): Promise<EventKey[]> {
  const { rows } = await sql<EventKey>`
    select distinct seller_id as "sellerId", outlet_event_id as "eventId" from waiting_entries
    where state = 'waiting' order by 1, 2`.execute(db);
  return rows;
}

/** The show that people wait for who wait for this level. */
export async function eventOfLevel(
  tx: Tx,
  sellerId: number,
  levelId: number,
): Promise<{ eventId: number; outletId: number } | undefined> {
  const { rows } = await sql<{ eventId: number; outletId: number }>`
    select outlet_event_id as "eventId", outlet_id as "outletId" from waiting_entries
    where seller_id = ${sellerId} and state = 'waiting' and ${levelId} = any(level_ids) limit 1`.execute(tx);
  return rows[0];
}

export type NewEntry = Pick<
  EntryRow,
  | 'seller_id'
  | 'outlet_event_id'
  | 'outlet_id'
  | 'user_id'
  | 'quantity'
  | 'level_ids'
  | 'most_cents'
  | 'link_uuid'
>;

export async function insertEntry(tx: Tx, entry: NewEntry, now: Date): Promise<EntryRow> {
  const { rows } = await sql<EntryRow>`
    insert into waiting_entries (seller_id, outlet_event_id, outlet_id, user_id, quantity, level_ids, most_cents,
      state, link_uuid, joined_at)
    values (${entry.seller_id}, ${entry.outlet_event_id}, ${entry.outlet_id}, ${entry.user_id}, ${entry.quantity},
      ${entry.level_ids}::int[], ${entry.most_cents}, 'waiting', ${entry.link_uuid}, ${now})
    returning ${columns}`.execute(tx);
  return firstOf(rows);
}

/** What they wish for is another; at the end of the list where they want more. */
export async function changeEntry(
  tx: Tx,
  entry: EntryRow,
  wish: Pick<EntryRow, 'quantity' | 'level_ids' | 'most_cents'>,
  toTheEnd: boolean,
): Promise<EntryRow> {
  const last = sql`nextval(pg_get_serial_sequence('waiting_entries', 'place'))`;
  const { rows } = await sql<EntryRow>`
    update waiting_entries set quantity = ${wish.quantity}, level_ids = ${wish.level_ids}::int[],
      most_cents = ${wish.most_cents}, place = ${toTheEnd ? last : sql`place`}
    where seller_id = ${entry.seller_id} and entry_id = ${entry.entry_id} and state = 'waiting'
    returning ${columns}`.execute(tx);
  return firstOf(rows);
}

/** A transition, not an assignment. */
export async function endEntry(
  tx: Tx,
  entry: Pick<EntryRow, 'seller_id' | 'entry_id' | 'state'>,
  to: WaitingEntryState,
  now: Date,
): Promise<void> {
  if (!canMove(waitingEntryMachine, entry.state, to))
    throw new Error(`Who is ${entry.state} on a waiting list does not become ${to}`);
  await sql`
    with ended as (
      update waiting_entries set state = ${to}, ended_at = ${now}
      where seller_id = ${entry.seller_id} and entry_id = ${entry.entry_id} and state = ${entry.state} returning 1)
    select upkeep.must_be(1, count(*)) from ended`.execute(tx);
}

export async function markSkipped(tx: Tx, entry: EntryRow, at: Date | null): Promise<void> {
  await sql`
    update waiting_entries set skipped_at = ${at}
    where seller_id = ${entry.seller_id} and entry_id = ${entry.entry_id}`.execute(tx);
}

/** These they had the offer of; answers how many of their offers ran out by now. */
export async function rememberLetGo(
  tx: Tx,
  { seller_id, entry_id }: Pick<EntryRow, 'seller_id' | 'entry_id'>,
  ticketIds: readonly number[],
  lapsed: boolean,
): Promise<number> {
  const { rows } = await sql<{ lapses: number }>`
    update waiting_entries set let_go = let_go || ${[...ticketIds]}::bigint[], lapses = lapses + ${lapsed ? 1 : 0}
    where seller_id = ${seller_id} and entry_id = ${entry_id} returning lapses`.execute(tx);
  return firstOf(rows).lapses;
}

/** What comes back anew is new to everybody. */
export async function forgetLetGo(
  tx: Tx,
  { sellerId, eventId }: EventKey,
  ticketIds: readonly number[],
): Promise<void> {
  if (ticketIds.length === 0) return;
  await sql`
    update waiting_entries set let_go = array(
      select ticket from unnest(let_go) as ticket where ticket <> all(${[...ticketIds]}::bigint[]))
    where seller_id = ${sellerId} and outlet_event_id = ${eventId} and state = 'waiting'
      and let_go && ${[...ticketIds]}::bigint[]`.execute(tx);
}

/** Whoever is erased waits for nothing, and did so without a name. */
export async function forgetUser(tx: Tx, sellerId: number, userId: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('waiting_entries')
    .set({ user_id: null })
    .where('seller_id', '=', sellerId)
    .where('user_id', '=', userId)
    .where('state', '<>', 'waiting')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function entriesOfUser(db: Db, sellerId: number, userId: number): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select ${columns} from waiting_entries where seller_id = ${sellerId} and user_id = ${userId}
    order by entry_id`.execute(db);
  return rows;
}
