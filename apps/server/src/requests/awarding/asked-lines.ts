// What was asked for in a series, a line each, whoever asked.
import type { RequestStatus } from '@stagedoor/rules/requests/request-status';
import { sql } from 'kysely';
import type { KeysetQuestion } from '@stagedoor/contract/keyset-page';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { keysetPieces } from '../../platform/db/keyset.ts';
import type { KeysetColumn } from '../../platform/db/keyset.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { SeriesKey } from './entrants.ts';
import '../tables.ts';

export interface AskedLine {
  lineId: number;
  number: string;
  userId: number;
  status: RequestStatus;
  event: number;
  item: string;
  levelId: number;
  level: string;
  quantity: number;
  optOut: boolean;
  isPriority: boolean;
}

export interface AskedFilter {
  /** Of a request whose number ends so, or of one of these people. */
  search?: { text: string; userIds: readonly number[] } | undefined;
  eventId?: number | undefined;
}

const matching = ({ search, eventId }: AskedFilter) => sql`
  ${search ? sql`and (r.number like ${`%${search.text.replaceAll(/[^\d]/g, '') || '?'}`} or r.user_id = any(${[...search.userIds]}::int[]))` : sql``}
  ${eventId === undefined ? sql`` : sql`and e.outlet_event_id = ${eventId}`}`;

const joined = ({ sellerId, seriesId }: SeriesKey) => sql`
  from series_requests r
  join event_requests e on e.seller_id = r.seller_id and e.request_id = r.request_id
  join request_lines l on l.seller_id = e.seller_id and l.event_request_id = e.event_request_id
  where r.seller_id = ${sellerId} and r.series_id = ${seriesId}`;

const id: KeysetColumn<AskedLine> = {
  column: sql`l.line_id`,
  type: 'integer',
  valueOf: ({ lineId }) => lineId,
};

export async function readAskedLines(
  db: Db,
  key: SeriesKey,
  filter: AskedFilter,
  asked: KeysetQuestion,
  size?: number,
) {
  const keyset = keysetPieces<AskedLine>({ columns: { asked: id }, id, begin: 'asked' }, asked, size);
  const { rows } = await sql<AskedLine>`
    select l.line_id as "lineId", r.number, r.user_id as "userId", r.status, e.outlet_event_id as event,
      l.item_name as item, l.price_level_id as "levelId", l.level_name as level, l.quantity, l.opt_out as "optOut",
      exists (select from request_priorities p where p.seller_id = e.seller_id
        and p.event_request_id = e.event_request_id) as "isPriority"
    ${joined(key)} ${matching(filter)} and ${keyset.beyond}
    order by ${keyset.order} limit ${keyset.limit}`.execute(db);
  return keyset.page(rows);
}

export async function countAskedLines(db: Db, key: SeriesKey, filter: AskedFilter): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select count(*)::int as many ${joined(key)} ${matching(filter)}`.execute(db);
  return firstOf(rows).many;
}

export interface Demand {
  levelId: number;
  lines: number;
  wanted: number;
  onlyThis: number;
}

/** How much is wanted of each level, and how many requests there are. */
export async function demandOf(db: Db, key: SeriesKey): Promise<Map<number, Demand>> {
  const { rows } = await sql<Demand>`
    select l.price_level_id as "levelId", count(*)::int as lines, sum(l.quantity)::int as wanted,
      coalesce(sum(l.quantity) filter (where l.opt_out), 0)::int as "onlyThis"
    ${joined(key)} group by 1`.execute(db);
  return new Map(rows.map((row) => [row.levelId, row]));
}

export async function countRequests(db: Db, sellerId: number): Promise<Map<number, number>> {
  const { rows } = await sql<{ series: number; many: number }>`
    select series_id as series, count(*)::int as many from series_requests
    where seller_id = ${sellerId} group by 1`.execute(db);
  return new Map(rows.map(({ series, many }) => [series, many]));
}

/** The numbers and owners of requests, by their ids. */
export async function requestNumbers(
  db: Db,
  sellerId: number,
  requestIds: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; number: string }>`
    select request_id as id, number from series_requests
    where seller_id = ${sellerId} and request_id = any(${[...requestIds]}::int[])`.execute(db);
  return new Map(rows.map(({ id, number }) => [id, number]));
}
