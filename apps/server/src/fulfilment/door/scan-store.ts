// The only SQL on scans.
import { letsIn } from '@stagedoor/rules/tickets/judge-scan';
import { firstOf } from '@stagedoor/rules/values/first-of';
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

/**
 * The ticket, and whether this scan has let somebody in with it: one statement, because that is what nearly every scan
 * is. Where it has not, nothing was kept, and `judgeScan` says why.
 */
export async function enter<T extends object>(
  db: Db,
  ticket: RawBuilder<T>,
  scan: Omit<Insertable<DoorScansTable>, 'line_id' | 'ticket_id' | 'level_name' | 'result' | 'is_double'>,
): Promise<(T & { isIn: boolean }) | undefined> {
  const { rows } = await sql<T & { isIn: boolean }>`
    with ticket as (${ticket}), entry as (
      insert into door_scans (seller_id, scan_uuid, event_id, pass_id, gate, line_id, ticket_id, level_name, result,
        offline, reason, scanned_at, received_at)
      select ${scan.seller_id}::int, ${scan.scan_uuid}::uuid, ${scan.event_id}::int, ${scan.pass_id}::int, ${scan.gate}::text, "lineId",
        "ticketId", "levelName", 'in', ${scan.offline}::boolean, ${scan.reason ?? null}::text, ${scan.scanned_at}::timestamptz,
        ${scan.received_at}::timestamptz
      from ticket where "eventId" = ${scan.event_id}::int and not "isCanceled" and not "isReplaced"
        and "orderState" = any (${[...letsIn]}::text[])
      on conflict do nothing returning scan_uuid
    ) select ticket.*, exists (select from entry) as "isIn" from ticket`.execute(db);
  return rows[0];
}

/** Answers the ids of those who are in by it; who is in already is not kept again. */
export async function keepEntries(db: Db, rows: Insertable<DoorScansTable>[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const kept = await db
    .insertInto('door_scans')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('scan_uuid')
    .execute();
  return kept.map(({ scan_uuid }) => scan_uuid);
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

/** A piece of a statement: tickets as they were sold, with whether somebody is in with each, and when it last changed. */
export const withEntries = (sellerId: number, sold: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select s.*, s."lineId" || '.' || s."ticketId" as key, coalesce(d.is_in, false) as "isIn",
    greatest(s.changed_at, d.changed_at) as "changedAt"
  from (${sold}) s
  left join lateral (
    select bool_or(undone_at is null) as is_in, greatest(max(received_at), max(undone_at)) as changed_at
    from door_scans d where d.seller_id = ${sellerId} and d.line_id = s."lineId" and d.ticket_id = s."ticketId"
      and d.result = 'in' and not d.is_double
  ) d on true`;

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

/** Within a minute, by the door that let them in; answers how many are out again. */
export async function undoScans(
  db: Db,
  { sellerId, passId, uuids }: { sellerId: number; passId: number; uuids: string[] },
  { since, now }: { since: Date; now: Date },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('door_scans')
    .set({ undone_at: now })
    .where('seller_id', '=', sellerId)
    .where('scan_uuid', 'in', uuids)
    .where('pass_id', '=', passId)
    .where('result', '=', 'in')
    .where('undone_at', 'is', null)
    .where('received_at', '>=', since)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * The hashes of `codes` one after the other, and who is in: hash, when, by which gate. The database puts them together:
 * it is the largest answer of all, and every door asks for it.
 */
export async function codesAndEntries(
  db: Db,
  codes: RawBuilder<unknown>,
  sellerId: number,
): Promise<{ codes: string; spoken: string; inside: [hash: string, at: number, gate: string][] }> {
  const { rows } = await sql<{ codes: string; spoken: string; inside: [string, number, string][] }>`
    with codes as materialized (${codes})
    select coalesce((select string_agg(code, '' order by code) from codes), '') as codes,
      coalesce((select string_agg(spoken, '' order by code) from codes), '') as spoken,
      coalesce((
        select json_agg(json_build_array(c.code, (extract(epoch from s.scanned_at) * 1000)::bigint, s.gate))
        from codes c join door_scans s on s.seller_id = ${sellerId} and s.line_id = c.line_id
          and s.ticket_id = c.ticket_id and s.result = 'in' and not s.is_double and s.undone_at is null),
        '[]') as inside`.execute(db);
  return firstOf(rows);
}

/** How many are in, in all and by this gate; how many were turned away, each ticket once. */
export async function countAtGate(
  db: Db,
  { sellerId, eventId, gate }: { sellerId: number; eventId: number; gate: string },
): Promise<{ inside: number; here: number; away: number }> {
  const { rows } = await sql<{ inside: number; here: number; away: number }>`
    select count(*) filter (where result = 'in')::int as inside,
      count(*) filter (where result = 'in' and gate = ${gate})::int as here,
      count(distinct coalesce(line_id || ' ' || ticket_id, scan_uuid::text)) filter (where result <> 'in')::int as away
    from door_scans
    where seller_id = ${sellerId} and event_id = ${eventId} and not is_double and undone_at is null`.execute(
    db,
  );
  return firstOf(rows);
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
