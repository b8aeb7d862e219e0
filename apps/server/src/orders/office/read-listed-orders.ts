import type { ListedOrder } from '@stagedoor/contract/calls/office/orders';
import type { KeysetQuestion } from '@stagedoor/contract/keyset-page';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { findSoldEvents } from '../../catalogue/index.ts';
import { COUNTED, keysetPieces } from '../../platform/db/keyset.ts';
import type { KeysetColumn } from '../../platform/db/keyset.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { OrderState } from '@stagedoor/rules/machines/order';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { matchingOrders } from './order-filter-pieces.ts';
import type { OrderFilter, OrderScope } from './order-filter-pieces.ts';

interface Row {
  order_id: number;
  unique_id: string;
  outlet_id: number;
  created_at: Date;
  updated_at: Date;
  state: OrderState;
  user_id: number | null;
  email: string;
  delivery_name: string | null;
  owed_cents: number;
  paid_cents: number;
  returned_cents: number;
  tickets: number;
  is_test: boolean;
  code: string | null;
  event_ids: number[] | null;
}

const columns: Record<string, KeysetColumn<Row>> = {
  placed: { column: sql`o.created_at`, type: 'timestamptz', valueOf: (row) => row.created_at },
  changed: { column: sql`o.updated_at`, type: 'timestamptz', valueOf: (row) => row.updated_at },
  total: { column: sql`o.owed_cents`, type: 'integer', valueOf: (row) => row.owed_cents },
};
const id: KeysetColumn<Row> = { column: sql`o.order_id`, type: 'integer', valueOf: (row) => row.order_id };

const itsEvents = sql`
  (select array_agg(e.outlet_event_id) from order_events e
    where e.seller_id = o.seller_id and e.order_id = o.order_id) as event_ids`;

function describe(row: Row, events: Awaited<ReturnType<typeof findSoldEvents>>): ListedOrder {
  const isCanceled = row.state === 'STATUS_ORDER_CANCELED';
  return {
    number: orderNumber(row.unique_id),
    outletId: row.outlet_id,
    placedAt: row.created_at,
    changedAt: row.updated_at,
    state: row.state,
    userId: row.user_id ?? undefined,
    email: row.email,
    events: events
      .filter(({ eventId }) => row.event_ids?.includes(eventId))
      .map(({ eventId, name, startsAt }) => ({ id: eventId, name, startsAt })),
    tickets: row.tickets,
    delivery: row.delivery_name ?? undefined,
    owedCents: row.owed_cents,
    isTest: row.is_test || undefined,
    code: row.code ?? undefined,
    dueCents: isCanceled ? 0 : Math.max(0, row.owed_cents - (row.paid_cents - row.returned_cents)),
  };
}

export interface ListedPage {
  rows: ListedOrder[];
  after: string | undefined;
  before: string | undefined;
}

export async function readListedOrders(
  db: Db,
  scope: OrderScope,
  filter: OrderFilter,
  asked: KeysetQuestion,
  size?: number,
  /** A further condition on `orders o`. */
  also: RawBuilder<unknown> = sql`true`,
): Promise<ListedPage> {
  const keyset = keysetPieces<Row>({ columns, id, begin: '-placed' }, asked, size);
  const { rows: found } = await sql<Row>`
    select o.order_id, o.unique_id, o.outlet_id, o.created_at, o.updated_at, o.state, o.user_id, o.email, o.delivery_name,
      o.owed_cents, o.paid_cents, o.returned_cents, o.tickets, o.is_test, o.code, ${itsEvents}
    from orders o
    where ${matchingOrders(scope, filter)} and ${also} and ${keyset.beyond}
    order by ${keyset.order} limit ${keyset.limit}`.execute(db);
  const { rows, ...pages } = keyset.page(found);
  const eventIds = [...new Set(rows.flatMap(({ event_ids }) => event_ids ?? []))];
  const events = await findSoldEvents(db, scope.sellerId, eventIds);
  return { rows: rows.map((row) => describe(row, events)), ...pages };
}

/** Exact up to ten thousand; beyond, the exact number is asked for by itself. */
export async function countOrders(db: Db, scope: OrderScope, filter: OrderFilter) {
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders from (
      select 1 from orders o where ${matchingOrders(scope, filter)} limit ${sql.lit(COUNTED + 1)}) counted`.execute(
    db,
  );
  const { orders } = firstOf(rows);
  return { matching: Math.min(orders, COUNTED), isExact: orders <= COUNTED };
}
