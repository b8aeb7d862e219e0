// Many orders at once, as an award run makes them: a statement a table however many they are.
import { sql } from 'kysely';
import { customerNames } from '../accounts/index.ts';
import { valueOf } from '@stagedoor/rules/values/value-of';
import type { StockPlace } from '../inventory/index.ts';
import { insertRows } from '../platform/db/insert-rows.ts';
import type { Tx } from '../platform/db/tables.ts';
import { eventRows, lineRow, orderRow, paymentRow } from './order-rows.ts';
import type { NewOrder, OrderId } from './order-rows.ts';
import { sellBest } from './sell-tickets.ts';
import type { SoldLine } from './sell-tickets.ts';

export interface PlacedOrder extends OrderId {
  unique_id: string;
  series_request_id: number | null;
}

type Placed = [order: NewOrder, id: PlacedOrder];

const ROUNDS = 5;
const requestOf = ({ buyer }: NewOrder): number | undefined =>
  'userId' in buyer ? buyer.seriesRequestId : undefined;

/** LANG-06: nobody speaks while a run makes them, so each is in the language of its buyer's account. */
async function inTheirLanguages(tx: Tx, rows: ReturnType<typeof orderRow>[]): Promise<typeof rows> {
  const [first] = rows;
  const silent = rows.flatMap(({ language, user_id }) => (language === null ? (user_id ?? []) : []));
  if (!first || silent.length === 0) return rows;
  const people = await customerNames(tx, first.seller_id, silent);
  return rows.map((row) => ({
    ...row,
    language: row.language ?? people.get(row.user_id ?? 0)?.language ?? null,
  }));
}

/** Those whose request has no live order yet, and neither has a number that was drawn before. */
async function insertNew(tx: Tx, orders: readonly NewOrder[]): Promise<Placed[]> {
  const rows = await inTheirLanguages(
    tx,
    orders.map((order) => orderRow(order)),
  );
  const byNumber = new Map(rows.map(({ unique_id }, index) => [unique_id, orders[index]!]));
  const placed = await insertRows<PlacedOrder>(
    tx,
    'orders',
    rows,
    sql`on conflict do nothing returning seller_id, order_id, unique_id, series_request_id`,
  );
  return placed.map((id) => [valueOf(byNumber, id.unique_id), id]);
}

/** The orders that nobody has yet for their request; a number that is taken leaves one for the next round. */
async function stillToCome(tx: Tx, sellerId: number, orders: readonly NewOrder[]): Promise<NewOrder[]> {
  const requests = orders.flatMap((order) => requestOf(order) ?? []);
  const { rows } = await sql<{ id: number }>`
    select series_request_id as id from orders
    where seller_id = ${sellerId} and series_request_id = any(${requests}::int[])
      and state <> 'STATUS_ORDER_CANCELED'`.execute(tx);
  const served = new Set(rows.map(({ id }) => id));
  return orders.filter((order) => !served.has(requestOf(order) ?? 0));
}

async function insertOrders(tx: Tx, sellerId: number, orders: readonly NewOrder[]): Promise<Placed[]> {
  const placed: Placed[] = [];
  let waiting = [...orders];
  for (let round = 0; waiting.length > 0; round += 1) {
    if (round === ROUNDS) throw new Error('No number is left for an order');
    const done = await insertNew(tx, waiting);
    placed.push(...done);
    const written = new Set(done.map(([order]) => order));
    const rest = waiting.filter((order) => !written.has(order));
    waiting = rest.length > 0 ? await stillToCome(tx, sellerId, rest) : [];
  }
  // In the order in which they were given: that is the order in which they are seated.
  const place = new Map(orders.map((order, index) => [order, index]));
  return placed.toSorted(([a], [b]) => valueOf(place, a) - valueOf(place, b));
}

const keyOf = ({ seller_id, order_id }: OrderId) => ({ seller_id, order_id });

/** The lines in the order of their orders. */
async function insertLines(tx: Tx, placed: readonly Placed[]): Promise<SoldLine[]> {
  const rows = placed.flatMap(([{ bill }, id]) =>
    bill.lines.map((line) => ({ ...keyOf(id), ...lineRow(line, null) })),
  );
  const written = await insertRows<SoldLine>(
    tx,
    'order_lines',
    rows,
    sql`returning line_id, price_level_id, quantity`,
  );
  return written.toSorted((a, b) => a.line_id - b.line_id);
}

/**
 * Writes orders of one seller and seats them in their order, best first, out of what is kept for them. A request that has
 * a live order already gets no second one, whoever asks twice; the answer says which were placed.
 */
export async function placeOrders(
  tx: Tx,
  sellerId: number,
  orders: readonly NewOrder[],
  from: StockPlace,
): Promise<PlacedOrder[]> {
  const placed = await insertOrders(tx, sellerId, orders);
  await insertRows(
    tx,
    'order_events',
    placed.flatMap(([{ bill }, id]) => eventRows(bill.lines).map((row) => ({ ...keyOf(id), ...row }))),
  );
  const lines = await insertLines(tx, placed);
  await insertRows(
    tx,
    'order_payments',
    placed.flatMap(([{ payments, now }, id]) =>
      payments.map((payment) => ({ ...keyOf(id), ...paymentRow(payment, now) })),
    ),
  );
  await sellBest(tx, sellerId, lines, from);
  return placed.map(([, id]) => id);
}
