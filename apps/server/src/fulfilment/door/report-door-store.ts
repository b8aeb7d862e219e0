// What a report says of the doors of some events.
import type { ScanResult } from '@stagedoor/rules/tickets/judge-scan';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

const cameIn = sql`result = 'in' and not is_double and undone_at is null`;
const atDoors = (sellerId: number, eventIds: readonly number[]): RawBuilder<unknown> =>
  sql`seller_id = ${sellerId} and event_id = any (${[...eventIds]}::int[])`;

/** How many came in, by five minutes. */
async function entries(db: Db, sellerId: number, eventIds: readonly number[]) {
  const { rows } = await sql<{ at: Date; people: number }>`
    select date_bin('5 minutes', scanned_at, '2000-01-01T00:00:00Z'::timestamptz) as at, count(*)::int as people
    from door_scans where ${atDoors(sellerId, eventIds)} and ${cameIn} group by 1 order by 1`.execute(db);
  return rows;
}

/** How many were turned away, each ticket once for each reason. */
async function turnedAway(db: Db, sellerId: number, eventIds: readonly number[]) {
  const { rows } = await sql<{ why: Exclude<ScanResult, 'in'>; people: number }>`
    select result as why, count(distinct coalesce(line_id || ' ' || ticket_id, scan_uuid::text))::int as people
    from door_scans where ${atDoors(sellerId, eventIds)} and result <> 'in' and undone_at is null
    group by 1 order by 2 desc, 1`.execute(db);
  return rows;
}

/** How many came in, by the line that their tickets were sold by. */
async function byLine(
  db: Db,
  sellerId: number,
  eventIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ lineId: number; people: number }>`
    select line_id as "lineId", count(*)::int as people from door_scans
    where ${atDoors(sellerId, eventIds)} and ${cameIn} and line_id is not null group by 1`.execute(db);
  return new Map(rows.map(({ lineId, people }) => [lineId, people]));
}

/** The tickets with which somebody came in. */
async function ticketsInside(
  db: Db,
  sellerId: number,
  eventIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select ticket_id as id from door_scans
    where ${atDoors(sellerId, eventIds)} and ${cameIn} and ticket_id is not null`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export const reportDoor = { entries, turnedAway, byLine, ticketsInside };
