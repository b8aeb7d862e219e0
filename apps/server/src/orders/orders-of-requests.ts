import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db, Tx } from '../platform/db/tables.ts';
import './tables.ts';

export interface OrderOfRequest {
  orderId: number;
  uniqueId: string;
}

/** What came of series requests: the last order of each (HIST-REQ-07). */
export async function ordersOfRequests(
  db: Db,
  sellerId: number,
  requestIds: readonly number[],
): Promise<Map<number, OrderOfRequest>> {
  if (requestIds.length === 0) return new Map();
  const { rows } = await sql<OrderOfRequest & { requestId: number }>`
    select distinct on (series_request_id) series_request_id as "requestId", order_id as "orderId",
      unique_id as "uniqueId"
    from orders where seller_id = ${sellerId} and series_request_id = any(${[...requestIds]}::int[])
    order by series_request_id, order_id desc`.execute(db);
  return new Map(rows.map(({ requestId, ...order }) => [requestId, order]));
}

/** The orders of requests that are not canceled, by the requests: one each at most. */
export async function liveOrdersOfRequests(
  db: Db,
  sellerId: number,
  requestIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await sql<{ request: number; id: number }>`
    select series_request_id as request, order_id as id from orders
    where seller_id = ${sellerId} and series_request_id = any(${[...requestIds]}::int[])
      and state <> 'STATUS_ORDER_CANCELED'`.execute(db);
  return new Map(rows.map(({ request, id }) => [request, id]));
}

/** For orders that were there before their requests, as in the demo world. */
export async function linkOrders(
  tx: Tx,
  sellerId: number,
  links: readonly { orderId: number; requestId: number }[],
): Promise<void> {
  await sql`
    update orders o set series_request_id = w.request
    from unnest(${links.map(({ orderId }) => orderId)}::int[], ${links.map(({ requestId }) => requestId)}::int[])
      as w (number, request)
    where o.seller_id = ${sellerId} and o.order_id = w.number`.execute(tx);
}

/** The digits of the order that each guest's request became, the last one where there were several. */
export async function ordersOfGuests(
  db: Db,
  sellerId: number,
  requestUuids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ request: string; id: string }>`
    select guest_request_uuid as request, unique_id as id from orders
    where seller_id = ${sellerId} and guest_request_uuid = any(${[...requestUuids]}::uuid[])
    order by order_id`.execute(db);
  return new Map(rows.map(({ request, id }) => [request, id]));
}

/** Whether something holds of a line of the guest's order, as a piece of a statement. */
export const hasGuestLine = (
  sellerId: RawBuilder<unknown>,
  requestUuid: RawBuilder<unknown>,
  holds: (sellerId: RawBuilder<unknown>, lineId: RawBuilder<unknown>) => RawBuilder<boolean>,
): RawBuilder<boolean> => sql`exists (
  select from orders o join order_lines l on l.seller_id = o.seller_id and l.order_id = o.order_id
  where o.seller_id = ${sellerId} and o.guest_request_uuid = ${requestUuid}
    and ${holds(sql`l.seller_id`, sql`l.line_id`)})`;

/** Whether a guest's order has reached the guest, as a piece of a statement. */
export const isGuestServed = (
  sellerId: RawBuilder<unknown>,
  requestUuid: RawBuilder<unknown>,
): RawBuilder<boolean> => sql`exists (
  select from orders o where o.seller_id = ${sellerId} and o.guest_request_uuid = ${requestUuid}
    and o.state = 'STATUS_ORDER_DELIVERED')`;
