// The only SQL on places in line.
import { randomUUID } from 'node:crypto';
import { waitingPlaceMachine } from '@stagedoor/rules/machines/waiting-place';
import { statesBefore } from '@stagedoor/rules/machines/state-machine';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import { databaseTime } from '../platform/db/database-time.ts';
import { byBatches, MOST_AT_ONCE } from '../platform/db/prune.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import { ofRoom } from './room-store.ts';
import type { RoomKey } from './room-store.ts';
import type { WaitingPlacesTable } from './tables.ts';
import './tables.ts';

type PlaceRow = Selectable<WaitingPlacesTable>;

/** Whose place it is: this session's, and this customer's wherever they are signed in. */
export interface Holder {
  sessionId: string;
  userId: number | undefined;
}

const mayLeave = statesBefore(waitingPlaceMachine, 'LEFT');
const live = sql`state in ('WAITING', 'ADMITTED', 'BEGUN')`;
const heldBy = ({ sessionId, userId }: Holder) =>
  sql`(session_id = ${sessionId} or user_id = ${userId ?? null}::int)`;

/** The one that is furthest; another one that the same person has is given up, because they have one place. */
async function ownPlace(tx: Tx, clock: Clock, room: RoomKey, holder: Holder): Promise<string | undefined> {
  // A turn that is over may not have been ended yet.
  await sql`update waiting_places set state = 'ENDED'
    where ${ofRoom(room)} and state in ('ADMITTED', 'BEGUN') and admitted_until <= ${databaseTime(clock)}
      and ${heldBy(holder)}`.execute(tx);
  const { rows } = await sql<PlaceRow>`
    select * from waiting_places where ${ofRoom(room)} and ${live} and ${heldBy(holder)}
    order by position nulls last, joined_at for update`.execute(tx);
  const [own, ...more] = rows;
  if (!own) return undefined;
  for (const { place_uuid } of more) {
    await sql`update waiting_places set state = 'LEFT'
      where ${ofRoom(room)} and place_uuid = ${place_uuid} and state = any(${mayLeave})`.execute(tx);
  }
  if (own.user_id === null && holder.userId !== undefined) {
    await sql`update waiting_places set user_id = ${holder.userId}
      where ${ofRoom(room)} and place_uuid = ${own.place_uuid}`.execute(tx);
  }
  return own.place_uuid;
}

/** Undefined where so many wait from this network already. */
export async function takePlace(
  tx: Tx,
  clock: Clock,
  room: RoomKey,
  { network, most, ...holder }: Holder & { network: string; most: number },
): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(${room.seller_id}, hashtext(${network}))`.execute(tx);
  const own = await ownPlace(tx, clock, room, holder);
  if (own) return own;
  const { rows } = await sql<{ place_uuid: string }>`
    insert into waiting_places (seller_id, room_id, place_uuid, session_id, user_id, network, joined_at, state)
    select ${room.seller_id}, ${room.room_id}, ${randomUUID()}::uuid, ${holder.sessionId}::uuid, ${holder.userId ?? null}::int,
      ${network}, ${databaseTime(clock)}, 'WAITING'
    where (select count(*) from waiting_places where ${ofRoom(room)} and network = ${network} and ${live}) < ${most}
    on conflict do nothing returning place_uuid`.execute(tx);
  return rows[0]?.place_uuid ?? ownPlace(tx, clock, room, holder);
}

export async function leavePlace(db: Db, room: RoomKey, holder: Holder): Promise<void> {
  await sql`update waiting_places set state = 'LEFT'
    where ${ofRoom(room)} and state = any(${mayLeave}) and ${heldBy(holder)}`.execute(db);
}

/** Which of these events keep the holder out: they have a line, and it is not their turn. A turn that is used has begun. */
export async function eventsThatKeepOut(
  db: Db,
  clock: Clock,
  sellerId: number,
  { eventIds, ...holder }: Holder & { eventIds: readonly number[] },
): Promise<number[]> {
  const { rows } = await sql<{ event: number }>`
    with rooms as (
      select seller_id, room_id, outlet_event_id from waiting_rooms
      where seller_id = ${sellerId} and outlet_event_id = any(${[...eventIds]}::int[]) and closed_at is null),
    turns as (
      update waiting_places p set state = 'BEGUN' from rooms r
      where p.seller_id = r.seller_id and p.room_id = r.room_id and p.state in ('ADMITTED', 'BEGUN')
        and p.admitted_until > ${databaseTime(clock)}
        and (p.session_id = ${holder.sessionId} or p.user_id = ${holder.userId ?? null}::int)
      returning p.room_id)
    select outlet_event_id as event from rooms where room_id not in (select room_id from turns)`.execute(db);
  return rows.map(({ event }) => event);
}

/** Those who were there at the opening. */
export async function placesForLot(tx: Tx, room: RoomKey, opensAt: Date): Promise<string[]> {
  const { rows } = await sql<{ place: string }>`
    select place_uuid as place from waiting_places
    where ${ofRoom(room)} and position is null and state = 'WAITING' and joined_at <= ${opensAt}`.execute(tx);
  return rows.map(({ place }) => place);
}

export async function placeByLot(tx: Tx, room: RoomKey, line: readonly string[]): Promise<void> {
  await sql`
    update waiting_places p set position = l.position
    from unnest(${[...line]}::uuid[]) with ordinality as l (place, position)
    where p.seller_id = ${room.seller_id} and p.room_id = ${room.room_id} and p.place_uuid = l.place`.execute(
    tx,
  );
}

/** Behind everybody, in the order of their coming; answers how many. */
export async function placeLaterOnes(tx: Tx, room: RoomKey, lastPosition: number): Promise<number> {
  const { numAffectedRows } = await sql`
    with later as (
      select place_uuid, row_number() over (order by joined_at, place_uuid) as behind
      from waiting_places where ${ofRoom(room)} and position is null and state = 'WAITING')
    update waiting_places p set position = ${lastPosition}::int + later.behind
    from later
    where p.seller_id = ${room.seller_id} and p.room_id = ${room.room_id} and p.place_uuid = later.place_uuid`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0);
}

/** Turns that were not begun in time, or begun and over. */
export async function endTurns(tx: Tx, room: RoomKey, now: Date): Promise<void> {
  await sql`update waiting_places set state = 'ENDED'
    where ${ofRoom(room)} and state in ('ADMITTED', 'BEGUN') and admitted_until <= ${now}`.execute(tx);
}

/** Answers how far the line is then. */
export async function letIn(
  tx: Tx,
  room: RoomKey & { admitted_through: number },
  people: number,
  until: Date,
): Promise<number> {
  const { rows } = await sql<{ position: number }>`
    update waiting_places set state = 'ADMITTED', admitted_until = ${until}
    where ${ofRoom(room)} and state = 'WAITING' and position in (
      select position from waiting_places
      where ${ofRoom(room)} and position > ${room.admitted_through} and state = 'WAITING'
      order by position limit ${people})
    returning position`.execute(tx);
  return Math.max(room.admitted_through, ...rows.map(({ position }) => position));
}

/** Who gave up before their turn, and who has it. */
export async function standing(db: Db, room: RoomKey & { admitted_through: number; last_position: number }) {
  const { rows } = await sql<{ waiting: number; undecided: number; inside: number }>`
    select (${room.last_position}::int - ${room.admitted_through}::int
        - count(*) filter (where state = 'LEFT' and position > ${room.admitted_through}))::int as waiting,
      (count(*) filter (where state = 'ADMITTED'))::int as undecided,
      (count(*) filter (where state in ('ADMITTED', 'BEGUN')))::int as inside
    from waiting_places where ${ofRoom(room)} and state in ('ADMITTED', 'BEGUN', 'LEFT')`.execute(db);
  return firstOf(rows);
}

/** Waiting for the lot, or for a position behind the others. */
export async function countUnplaced(db: Db, room: RoomKey): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people from waiting_places
    where ${ofRoom(room)} and position is null and state = 'WAITING'`.execute(db);
  return firstOf(rows).people;
}

/** How many wait, placed or not, and how many have their turn. */
export async function peopleAt(db: Db, room: Parameters<typeof standing>[1]) {
  const [{ waiting, inside }, unplaced] = await Promise.all([standing(db, room), countUnplaced(db, room)]);
  return { waiting: waiting + unplaced, inside };
}

export async function positionsAfter(db: Db, room: RoomKey, position: number) {
  const { rows } = await sql<{ place: string; position: number }>`
    select place_uuid as place, position from waiting_places
    where ${ofRoom(room)} and position > ${position} order by position`.execute(db);
  return rows;
}

/** Everybody who is neither simply waiting nor long gone. */
export async function movingPlaces(db: Db, room: RoomKey & { admitted_through: number }) {
  const { rows } = await sql<{ place: string } & Pick<PlaceRow, 'position' | 'state' | 'admitted_until'>>`
    select place_uuid as place, position, state, admitted_until from waiting_places
    where ${ofRoom(room)} and (state in ('ADMITTED', 'BEGUN')
      or (state = 'LEFT' and (position is null or position > ${room.admitted_through})))`.execute(db);
  return rows;
}

/** Nobody asks any more who stood where. Of a room that is open every place counts, however old it is. */
export const deleteOldPlaces = (db: Db, closedUntil: Date): Promise<number> =>
  byBatches(MOST_AT_ONCE, async () => {
    const { numAffectedRows } = await sql`
      delete from waiting_places where ctid = any (array(
        select p.ctid from waiting_rooms r join waiting_places p on p.seller_id = r.seller_id and p.room_id = r.room_id
        where r.closed_at <= ${closedUntil}
        limit ${sql.lit(MOST_AT_ONCE)} for update of p skip locked))`.execute(db);
    return Number(numAffectedRows ?? 0);
  });
