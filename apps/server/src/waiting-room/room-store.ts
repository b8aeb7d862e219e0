// The only SQL on waiting rooms. Their time is the database's: nodes agree on it whatever their own clocks say.
import { randomBytes } from 'node:crypto';
import { commitmentOf } from '@stagedoor/draw/hashes';
import { FIRST_PACE } from '@stagedoor/rules/waiting-room/pace';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import { databaseTime } from '../platform/db/database-time.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import { newSecret } from '../platform/secrets.ts';
import type { WaitingRoomsTable } from './tables.ts';
import './tables.ts';

export type RoomRow = Selectable<WaitingRoomsTable>;
export type RoomKey = Pick<RoomRow, 'seller_id' | 'room_id'>;
/** A room, and what time it was when it was read. */
export type RoomNow = RoomRow & { now: Date };

export const ofRoom = ({ seller_id, room_id }: RoomKey) =>
  sql`seller_id = ${seller_id} and room_id = ${room_id}`;

/** Events of an outlet that have an open room. */
export async function waitingEvents(
  db: Db,
  sellerId: number,
  outletId: number,
): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('waiting_rooms')
    .select('outlet_event_id')
    .where('seller_id', '=', sellerId)
    .where('outlet_id', '=', outletId)
    .where('closed_at', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.outlet_event_id));
}

/** The newest room of an event, open or closed. */
export async function findRoom(
  db: Db,
  clock: Clock,
  sellerId: number,
  eventId: number,
): Promise<RoomNow | undefined> {
  const { rows } = await sql<RoomNow>`
    select *, ${databaseTime(clock)} as now from waiting_rooms
    where seller_id = ${sellerId} and outlet_event_id = ${eventId} order by room_id desc limit 1`.execute(db);
  return rows[0];
}

export const openRooms = (db: Db) =>
  db
    .selectFrom('waiting_rooms')
    .select(['seller_id', 'room_id', 'outlet_id', 'outlet_event_id', 'admitted_through', 'last_position'])
    .where('closed_at', 'is', null)
    .orderBy('seller_id')
    .orderBy('room_id')
    .execute();

/** For one node at a time; undefined where another one is at it. */
export async function lockRoom(tx: Tx, clock: Clock, key: RoomKey): Promise<RoomNow | undefined> {
  const { rows } = await sql<RoomNow>`
    select *, ${databaseTime(clock)} as now from waiting_rooms
    where ${ofRoom(key)} and closed_at is null for update skip locked`.execute(tx);
  return rows[0];
}

interface NewRoom {
  sellerId: number;
  outletId: number;
  eventId: number;
  openedBy: string;
  byItself: boolean;
  /** When the lot is drawn; left out, at once. */
  opensAt?: Date | undefined;
}

/** Answers false where the event has one already. */
export async function openRoom(db: Db, clock: Clock, room: NewRoom): Promise<boolean> {
  const seed = randomBytes(32).toString('hex');
  const now = databaseTime(clock);
  const { rows } = await sql`
    insert into waiting_rooms (seller_id, outlet_id, outlet_event_id, opened_by, by_itself, opened_at, opens_at, seed,
      commitment, place_key, pace)
    values (${room.sellerId}, ${room.outletId}, ${room.eventId}, ${room.openedBy}, ${room.byItself}, ${now},
      greatest(${room.opensAt ?? null}::timestamptz, ${now}), ${seed}, ${commitmentOf(seed)}, ${newSecret()}, ${FIRST_PACE})
    on conflict (seller_id, outlet_event_id) where closed_at is null do nothing returning 1`.execute(db);
  return rows.length > 0;
}

/** Answers false where it has none. */
export async function closeRoom(db: Db, clock: Clock, sellerId: number, eventId: number): Promise<boolean> {
  const { rows } = await sql`
    update waiting_rooms set closed_at = ${databaseTime(clock)}
    where seller_id = ${sellerId} and outlet_event_id = ${eventId} and closed_at is null returning 1`.execute(
    db,
  );
  return rows.length > 0;
}

type Moved = Partial<
  Pick<
    RoomRow,
    | 'drawn_at'
    | 'drawn'
    | 'last_position'
    | 'admitted_through'
    | 'pace'
    | 'owed'
    | 'per_minute'
    | 'moved_at'
    | 'empty_since'
    | 'closed_at'
  >
>;

export async function saveRoom(tx: Tx, { seller_id, room_id }: RoomKey, moved: Moved): Promise<void> {
  await tx
    .updateTable('waiting_rooms')
    .set(moved)
    .where('seller_id', '=', seller_id)
    .where('room_id', '=', room_id)
    .execute();
}
