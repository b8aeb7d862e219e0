// The only SQL on scans.
import { sql } from 'kysely';
import type { Insertable, RawBuilder, Selectable } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import type { DoorScansTable } from '../tables.ts';
import '../tables.ts';

export type ScanRow = Selectable<DoorScansTable>;

/** DOOR-04: false where this scan is known already, or somebody is in with this ticket. */
export async function keepScan(db: Db, row: Insertable<DoorScansTable>): Promise<boolean> {
  const kept = await db
    .insertInto('door_scans')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('scan_uuid')
    .executeTakeFirst();
  return kept !== undefined;
}

export const findScan = (db: Db, sellerId: number, uuid: string): Promise<ScanRow | undefined> =>
  db
    .selectFrom('door_scans')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('scan_uuid', '=', uuid)
    .executeTakeFirst();

interface TicketKey {
  lineId: number;
  ticketId: number;
}

/** Who is in with it. */
export const findEntry = (db: Db, sellerId: number, { lineId, ticketId }: TicketKey) =>
  db
    .selectFrom('door_scans')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('line_id', '=', lineId)
    .where('ticket_id', '=', ticketId)
    .where('result', '=', 'in')
    .where('is_double', '=', false)
    .where('undone_at', 'is', null)
    .executeTakeFirst();

/** Whether somebody is in with a ticket of this line, as a piece of a statement. */
export const hasComeIn = (
  sellerId: RawBuilder<unknown>,
  lineId: RawBuilder<unknown>,
): RawBuilder<boolean> => sql`exists (
  select from door_scans s where s.seller_id = ${sellerId} and s.line_id = ${lineId}
    and s.result = 'in' and not s.is_double and s.undone_at is null)`;

/** Which of these tickets somebody has come in with: such a one is not refunded without asking. */
export async function scannedTickets(
  db: Db,
  sellerId: number,
  tickets: readonly TicketKey[],
): Promise<TicketKey[]> {
  if (tickets.length === 0) return [];
  const lines = tickets.map(({ lineId }) => lineId);
  const ids = tickets.map(({ ticketId }) => ticketId);
  const { rows } = await sql<TicketKey>`
    select s.line_id as "lineId", s.ticket_id as "ticketId" from door_scans s
    join unnest(${lines}::int[], ${ids}::bigint[]) as w (line_id, ticket_id) using (line_id, ticket_id)
    where s.seller_id = ${sellerId} and s.result = 'in' and not s.is_double and s.undone_at is null`.execute(
    db,
  );
  return rows;
}

/** Within a minute, by the door that let them in. */
export async function undoScan(
  db: Db,
  { sellerId, passId, uuid }: { sellerId: number; passId: number; uuid: string },
  { since, now }: { since: Date; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('door_scans')
    .set({ undone_at: now })
    .where('seller_id', '=', sellerId)
    .where('scan_uuid', '=', uuid)
    .where('pass_id', '=', passId)
    .where('result', '=', 'in')
    .where('undone_at', 'is', null)
    .where('received_at', '>=', since)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function entriesOf(db: Db, sellerId: number, eventId: number): Promise<ScanRow[]> {
  const { rows } = await sql<ScanRow>`
    select * from door_scans
    where seller_id = ${sellerId} and event_id = ${eventId} and result = 'in' and not is_double
      and undone_at is null`.execute(db);
  return rows;
}

/** What was let in against what was true: the latest first. */
export async function doublesOf(db: Db, sellerId: number, eventId: number): Promise<ScanRow[]> {
  const { rows } = await sql<ScanRow>`
    select * from door_scans
    where seller_id = ${sellerId} and event_id = ${eventId} and is_double order by scanned_at desc limit 100`.execute(
    db,
  );
  return rows;
}

/** How many are in, by gate and level; and by five minutes, as they came. */
export async function countEntries(
  db: Db,
  sellerId: number,
  eventId: number,
): Promise<{ gate: string; levelName: string; at: Date; people: number }[]> {
  const { rows } = await sql<{ gate: string; levelName: string; at: Date; people: number }>`
    select gate, level_name as "levelName",
      date_bin('5 minutes', scanned_at, '2000-01-01T00:00:00Z'::timestamptz) as at, count(*)::int as people
    from door_scans
    where seller_id = ${sellerId} and event_id = ${eventId} and result = 'in' and not is_double
      and undone_at is null
    group by 1, 2, 3 order by 3`.execute(db);
  return rows;
}
