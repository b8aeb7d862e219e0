// The SQL on requests and what hangs on them, for their owners.
import { sql } from 'kysely';
import type { RequestStatus } from '@stagedoor/rules/requests/request-status';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Tx } from '../platform/db/tables.ts';
import type {
  EventRequestsTable,
  RequestLinesTable,
  RequestPaymentsTable,
  SeriesRequestsTable,
} from './tables.ts';
import './tables.ts';

export type RequestRow = Selectable<SeriesRequestsTable>;
export type EventRow = Selectable<EventRequestsTable>;
export type LineRow = Selectable<RequestLinesTable>;
export type PaymentRow = Selectable<RequestPaymentsTable>;
/** A line before it is stored. */
export type NewLine = Omit<
  LineRow,
  'seller_id' | 'event_request_id' | 'line_id' | 'confirmed_price_level_id' | 'confirmed_quantity'
>;

/** Whose requests: a customer at an outlet. At another outlet they do not exist. */
export interface Fan {
  sellerId: number;
  outletId: number;
  userId: number;
}

/** One request, by any of its names. */
export type RequestKey = { requestId: number } | { requestUuid: string } | { eventRequestId: number };

function ownRequests(db: Db, { sellerId, outletId, userId }: Fan) {
  return db
    .selectFrom('series_requests')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('outlet_id', '=', outletId)
    .where('user_id', '=', userId);
}

export interface RequestFilter {
  statuses?: readonly RequestStatus[] | undefined;
  seriesId?: number | undefined;
  number?: string | undefined;
}

export async function findRequests(
  db: Db,
  fan: Fan,
  { statuses, seriesId, number }: RequestFilter,
): Promise<RequestRow[]> {
  return ownRequests(db, fan)
    .$if(statuses !== undefined, (query) =>
      query.where('status', '=', sql<RequestStatus>`any(${[...statuses!]}::text[])`),
    )
    .$if(seriesId !== undefined, (query) => query.where('series_id', '=', seriesId!))
    .$if(number !== undefined, (query) => query.where('number', '=', number!))
    .orderBy('request_id')
    .execute();
}

const withKey = (db: Db, sellerId: number, key: RequestKey) => {
  const requests = db.selectFrom('series_requests').selectAll().where('seller_id', '=', sellerId);
  if ('requestId' in key) return requests.where('request_id', '=', key.requestId);
  if ('requestUuid' in key) return requests.where('request_uuid', '=', key.requestUuid);
  const parent = db
    .selectFrom('event_requests')
    .select('request_id')
    .where('seller_id', '=', sellerId)
    .where('event_request_id', '=', key.eventRequestId);
  return requests.where('request_id', '=', parent);
};

export const findRequest = (db: Db, sellerId: number, key: RequestKey): Promise<RequestRow | undefined> =>
  withKey(db, sellerId, key).executeTakeFirst();

/** The fan's own request, by one of its names or the one in a series, kept from others until the transaction ends. */
export function lockRequest(
  tx: Tx,
  fan: Fan,
  key: RequestKey | { seriesId: number },
): Promise<RequestRow | undefined> {
  const requests =
    'seriesId' in key
      ? ownRequests(tx, fan).where('series_id', '=', key.seriesId)
      : withKey(tx, fan.sellerId, key)
          .where('outlet_id', '=', fan.outletId)
          .where('user_id', '=', fan.userId);
  return requests.forUpdate().executeTakeFirst();
}

/** What hangs on requests, in the order in which it is shown. */
export interface RequestParts {
  events: EventRow[];
  lines: LineRow[];
  payments: PaymentRow[];
  /** The event requests that come first within their tour. */
  priorities: Set<number>;
}

export async function findParts(
  db: Db,
  sellerId: number,
  requestIds: readonly number[],
): Promise<RequestParts> {
  if (requestIds.length === 0) return { events: [], lines: [], payments: [], priorities: new Set() };
  const events = await db
    .selectFrom('event_requests')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('request_id', 'in', [...requestIds])
    .orderBy('event_request_id')
    .execute();
  const eventIds = events.map((event) => event.event_request_id);
  const payments = await db
    .selectFrom('request_payments')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('request_id', 'in', [...requestIds])
    .orderBy('sort')
    .execute();
  if (eventIds.length === 0) return { events, lines: [], payments, priorities: new Set() };
  const lines = await db
    .selectFrom('request_lines')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('event_request_id', 'in', eventIds)
    .orderBy('is_add_on')
    .orderBy('line_id')
    .execute();
  const priorities = await db
    .selectFrom('request_priorities')
    .select('event_request_id')
    .where('seller_id', '=', sellerId)
    .where('event_request_id', 'in', eventIds)
    .execute();
  return { events, lines, payments, priorities: new Set(priorities.map((row) => row.event_request_id)) };
}

/** Undefined when the customer has one in this series already, or the number is taken. */
export async function insertRequest(
  tx: Tx,
  row: Insertable<SeriesRequestsTable>,
): Promise<RequestRow | undefined> {
  return tx
    .insertInto('series_requests')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Undefined when the customer has one for this event already. */
export async function insertEvent(
  tx: Tx,
  row: Insertable<EventRequestsTable>,
): Promise<EventRow | undefined> {
  return tx
    .insertInto('event_requests')
    .values(row)
    .onConflict((conflict) => conflict.columns(['seller_id', 'outlet_event_id', 'user_id']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

type EventKey = Pick<EventRow, 'seller_id' | 'event_request_id'>;

export async function replaceLines(
  tx: Tx,
  { seller_id, event_request_id }: EventKey,
  lines: readonly NewLine[],
): Promise<void> {
  await tx
    .deleteFrom('request_lines')
    .where('seller_id', '=', seller_id)
    .where('event_request_id', '=', event_request_id)
    .execute();
  await tx
    .insertInto('request_lines')
    .values(lines.map((line) => ({ ...line, fees: JSON.stringify(line.fees), seller_id, event_request_id })))
    .execute();
}

export async function replacePayments(
  tx: Tx,
  { seller_id, request_id }: Pick<RequestRow, 'seller_id' | 'request_id'>,
  payments: readonly Omit<Insertable<RequestPaymentsTable>, 'seller_id' | 'request_id'>[],
): Promise<void> {
  await tx
    .deleteFrom('request_payments')
    .where('seller_id', '=', seller_id)
    .where('request_id', '=', request_id)
    .execute();
  await tx
    .insertInto('request_payments')
    .values(payments.map((payment) => ({ ...payment, seller_id, request_id })))
    .execute();
}

export async function changeRequest(
  tx: Tx,
  { seller_id, request_id }: Pick<RequestRow, 'seller_id' | 'request_id'>,
  change: Updateable<SeriesRequestsTable>,
): Promise<void> {
  await tx
    .updateTable('series_requests')
    .set(change)
    .where('seller_id', '=', seller_id)
    .where('request_id', '=', request_id)
    .execute();
}

export async function touchEvent(
  tx: Tx,
  { seller_id, event_request_id }: EventKey,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('event_requests')
    .set({ updated_at: now })
    .where('seller_id', '=', seller_id)
    .where('event_request_id', '=', event_request_id)
    .execute();
}

export async function deleteEvent(tx: Tx, { seller_id, event_request_id }: EventKey): Promise<void> {
  await tx
    .deleteFrom('event_requests')
    .where('seller_id', '=', seller_id)
    .where('event_request_id', '=', event_request_id)
    .execute();
}

export async function deleteRequest(
  tx: Tx,
  { seller_id, request_id }: Pick<RequestRow, 'seller_id' | 'request_id'>,
): Promise<void> {
  await tx
    .deleteFrom('series_requests')
    .where('seller_id', '=', seller_id)
    .where('request_id', '=', request_id)
    .execute();
}
