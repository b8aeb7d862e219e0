// Writes requests of the demo world, a statement a table however many they are.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { valueOf } from '@stagedoor/rules/values/value-of';
import { awarding, linkOrders } from '../../orders/index.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { eventRow, lineRow, requestRow } from './demo-rows.ts';
import type { Asked, DemoShop } from './demo-rows.ts';

async function insertRequests(tx: Tx, shop: DemoShop, all: readonly Asked[]): Promise<Map<string, number>> {
  await insertRows(
    tx,
    'series_requests',
    all.map((asked) => requestRow(shop, asked)),
  );
  const { rows } = await sql<{ number: string; id: number }>`
    select number, request_id as id from series_requests
    where seller_id = ${shop.sellerId} and number = any(${all.map(({ number }) => number)}::text[])`.execute(
    tx,
  );
  return new Map(rows.map(({ number, id }) => [number, id]));
}

const keyOf = (userId: number, eventId: number): string => `${userId} ${eventId}`;

async function insertEvents(
  tx: Tx,
  shop: DemoShop,
  all: readonly Asked[],
  requestIds: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const idOf = ({ number }: Asked): number => valueOf(requestIds, number);
  await insertRows(
    tx,
    'event_requests',
    all.flatMap((asked) => asked.events.map((event) => eventRow(shop, asked, event, idOf(asked)))),
  );
  const { rows } = await sql<{ userId: number; eventId: number; id: number }>`
    select user_id as "userId", outlet_event_id as "eventId", event_request_id as id from event_requests
    where seller_id = ${shop.sellerId} and request_id = any(${[...requestIds.values()]}::int[])`.execute(tx);
  return new Map(rows.map(({ userId, eventId, id }) => [keyOf(userId, eventId), id]));
}

interface OrderOfRequest {
  orderId: number;
  requestId: number;
}

async function linkPayments(tx: Tx, sellerId: number, orders: readonly OrderOfRequest[]): Promise<void> {
  if (orders.length === 0) return;
  const orderIds = new Map(orders.map(({ requestId, orderId }) => [requestId, orderId]));
  const rows = await tx
    .selectFrom('request_payments')
    .select(['request_id', 'sort', 'request_payment_id as id', 'request_payment_uuid as uuid'])
    .where('seller_id', '=', sellerId)
    .where('request_id', 'in', [...orderIds.keys()])
    .execute();
  const links = rows.map(({ request_id, ...payment }) => ({
    orderId: valueOf(orderIds, request_id),
    ...payment,
  }));
  await awarding.linkRequestPayments(tx, sellerId, links);
}

/** None of them may be there already. */
export async function writeDemoRequests(tx: Tx, shop: DemoShop, all: readonly Asked[]): Promise<void> {
  const seller_id = shop.sellerId;
  const requestIds = await insertRequests(tx, shop, all);
  const orders = all.flatMap(({ orderId, number }) =>
    orderId === undefined ? [] : [{ orderId, requestId: valueOf(requestIds, number) }],
  );
  await linkOrders(tx, seller_id, orders);
  const eventIds = await insertEvents(tx, shop, all, requestIds);
  const idOf = (asked: Asked, eventId: number): number => valueOf(eventIds, keyOf(asked.userId, eventId));
  await insertRows(
    tx,
    'request_lines',
    all.flatMap((asked) =>
      asked.events.flatMap(({ eventId, lines }) =>
        lines.map((line) => lineRow(shop, asked, line, idOf(asked, eventId))),
      ),
    ),
  );
  await insertRows(
    tx,
    'request_payments',
    all.flatMap(({ number, cards }) =>
      cards.map((payment_method_id, index) => ({
        seller_id,
        request_payment_uuid: randomUUID(),
        request_id: valueOf(requestIds, number),
        sort: index + 1,
        payment_method_id,
      })),
    ),
  );
  await insertRows(
    tx,
    'request_priorities',
    all.flatMap((asked) => {
      const tour_id = shop.series.get(asked.seriesId)?.tourId;
      if (asked.priority === undefined || tour_id === undefined) return [];
      const event_request_id = idOf(asked, asked.priority);
      return [{ seller_id, user_id: asked.userId, tour_id, event_request_id }];
    }),
  );
  await linkPayments(tx, seller_id, orders);
}
