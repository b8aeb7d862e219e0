// The only SQL on carts and their lines.
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Currency } from '@stagedoor/rules/money/currencies';
import type { CartState } from '@stagedoor/rules/machines/cart';
import type { HeldCode } from '../codes/index.ts';
import { statement } from '../platform/db/statement.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import type { CartLinesTable, CartsTable } from './tables.ts';
import './tables.ts';

export type CartRow = Selectable<CartsTable>;
export type LineRow = Selectable<CartLinesTable>;

/** As they were read, with a mark that is another one as soon as anybody has written to the row. */
export interface MarkedCart extends CartRow {
  mark: string;
}
export interface MarkedLine extends LineRow {
  mark: string;
}

const cartColumns = [
  'seller_id',
  'cart_uuid',
  'outlet_id',
  'session_id',
  'user_id',
  'state',
  'created_at',
  'deadline',
  'network',
  'shipping_address',
  'delivery_method_uuid',
  'delivery_price_cents',
  'payment_method_uuid',
  'code',
  'offer_uuid',
  'bill',
  'confirm_url',
  'clock_stopped',
  'payment_problem',
  'declined_cards',
] as const;
const lineColumns = [
  'seller_id',
  'cart_uuid',
  'price_level_id',
  'quantity',
  'is_add_on',
  'together',
  'chosen',
  'offer',
] as const;

export interface CartKey {
  sellerId: number;
  cartUuid: string;
}

const cartAt = (db: Db, { sellerId, cartUuid }: CartKey) =>
  db
    .selectFrom('carts')
    .select(cartColumns)
    .where('seller_id', '=', sellerId)
    .where('cart_uuid', '=', cartUuid);
/** Another one as soon as anybody has written to the row. */
const mark = sql<string>`xmin::text`.as('mark');
const findOne = statement((key: CartKey, db) => cartAt(db, key));
const lockOne = statement((key: CartKey, db) => cartAt(db, key).select(mark).forUpdate());
const linesAt = statement(({ sellerId, cartUuid }: CartKey, db) =>
  db
    .selectFrom('cart_lines')
    .select(lineColumns)
    .select(mark)
    .where('seller_id', '=', sellerId)
    .where('cart_uuid', '=', cartUuid)
    .orderBy('is_add_on')
    .orderBy('price_level_id'),
);

export interface NewCart {
  sellerId: number;
  outletId: number;
  cartUuid: string;
  sessionId: string;
  userId: number | undefined;
  network: string;
  currency: Currency;
  code?: HeldCode | undefined;
  /** The offer of a waiting list that it takes up. */
  offerUuid?: string | undefined;
  now: Date;
  deadline: Date;
}

const open = statement(
  (given: Record<Exclude<keyof NewCart, 'currency'>, readonly unknown[]>) => sql<{
    uuid: string;
    mark: string;
  }>`
    insert into carts (seller_id, outlet_id, cart_uuid, session_id, user_id, network, state, code, offer_uuid,
      created_at, deadline)
    select seller, outlet, cart, session, customer, network, 'REVIEW', code, offer, made, deadline
    from unnest(${given.sellerId}::int[], ${given.outletId}::int[], ${given.cartUuid}::uuid[],
      ${given.sessionId}::uuid[], ${given.userId}::int[], ${given.network}::text[], ${given.code}::jsonb[],
      ${given.offerUuid}::uuid[], ${given.now}::timestamptz[], ${given.deadline}::timestamptz[])
      as w (seller, outlet, cart, session, customer, network, code, offer, made, deadline)
    on conflict (seller_id, outlet_id, session_id) where state in ('REVIEW', 'CHECKOUT', 'PAYING') do nothing
    returning cart_uuid as uuid, xmin::text as mark`,
);

/** Opens carts; answers those that could be opened, with their marks. Who has an open cart already gets none here. */
export async function insertCarts(tx: Tx, carts: readonly NewCart[]): Promise<Map<string, string>> {
  const column = <K extends keyof NewCart>(name: K) => carts.map((cart) => cart[name]);
  const { rows } = await open(tx, {
    sellerId: column('sellerId'),
    outletId: column('outletId'),
    cartUuid: column('cartUuid'),
    sessionId: column('sessionId'),
    userId: carts.map(({ userId }) => userId ?? null),
    network: column('network'),
    code: carts.map(({ code }) => (code ? JSON.stringify(code) : null)),
    offerUuid: carts.map(({ offerUuid }) => offerUuid ?? null),
    now: carts.map(({ now }) => now.toISOString()),
    deadline: carts.map(({ deadline }) => deadline.toISOString()),
  });
  return new Map(rows.map(({ uuid, mark: own }) => [uuid, own]));
}

/** For carts that hold nothing any more, or nothing yet. */
export async function deleteEmptyCarts(
  tx: Tx,
  sellerId: number,
  cartUuids: readonly string[],
): Promise<void> {
  if (cartUuids.length === 0) return;
  await tx
    .deleteFrom('carts')
    .where('seller_id', '=', sellerId)
    .where('cart_uuid', 'in', [...cartUuids])
    .execute();
}

const addLines = statement(
  (given: Record<keyof LineRow, readonly unknown[]>) => sql`
    insert into cart_lines (seller_id, cart_uuid, price_level_id, quantity, is_add_on, together, chosen, offer)
    select w.seller, w.cart, w.level, w.many, w.is_add_on, w.together, w.chosen, w.offer
    from unnest(${given.seller_id}::int[], ${given.cart_uuid}::uuid[], ${given.price_level_id}::int[],
      ${given.quantity}::int[], ${given.is_add_on}::boolean[], ${given.together}::boolean[],
      ${given.chosen}::boolean[], ${given.offer}::jsonb[])
      as w (seller, cart, level, many, is_add_on, together, chosen, offer)`,
);

export async function insertLines(tx: Tx, lines: readonly LineRow[]): Promise<void> {
  if (lines.length === 0) return;
  const column = (name: keyof LineRow) => lines.map((line) => line[name]);
  await addLines(tx, {
    seller_id: column('seller_id'),
    cart_uuid: column('cart_uuid'),
    price_level_id: column('price_level_id'),
    quantity: column('quantity'),
    is_add_on: column('is_add_on'),
    together: column('together'),
    chosen: column('chosen'),
    offer: lines.map(({ offer }) => offer && JSON.stringify(offer)),
  });
}

export async function deleteLines(tx: Tx, sellerId: number, cartUuid: string): Promise<void> {
  await tx
    .deleteFrom('cart_lines')
    .where('seller_id', '=', sellerId)
    .where('cart_uuid', '=', cartUuid)
    .execute();
}

export async function changeLine(
  tx: Tx,
  { seller_id, cart_uuid, price_level_id }: LineRow,
  changes: Pick<LineRow, 'together'>,
): Promise<void> {
  await tx
    .updateTable('cart_lines')
    .set(changes)
    .where('seller_id', '=', seller_id)
    .where('cart_uuid', '=', cart_uuid)
    .where('price_level_id', '=', price_level_id)
    .execute();
}

export async function findLines(db: Db, sellerId: number, cartUuid: string): Promise<MarkedLine[]> {
  return (await linesAt(db, { sellerId, cartUuid })).rows;
}

export async function findCart(db: Db, sellerId: number, cartUuid: string): Promise<CartRow | undefined> {
  return (await findOne(db, { sellerId, cartUuid })).rows[0];
}

export async function lockCart(tx: Tx, sellerId: number, cartUuid: string): Promise<MarkedCart | undefined> {
  return (await lockOne(tx, { sellerId, cartUuid })).rows[0];
}

export const openStates: CartState[] = ['REVIEW', 'CHECKOUT', 'PAYING'];

export async function lockOpenCart(
  tx: Tx,
  place: { sellerId: number; outletId: number },
  sessionId: string,
): Promise<CartRow | undefined> {
  return tx
    .selectFrom('carts')
    .selectAll()
    .where('seller_id', '=', place.sellerId)
    .where('outlet_id', '=', place.outletId)
    .where('session_id', '=', sessionId)
    .where('state', 'in', openStates)
    .forUpdate()
    .executeTakeFirst();
}

export async function findOpenCart(
  db: Db,
  place: { sellerId: number; outletId: number },
  sessionId: string,
): Promise<CartRow | undefined> {
  return db
    .selectFrom('carts')
    .selectAll()
    .where('seller_id', '=', place.sellerId)
    .where('outlet_id', '=', place.outletId)
    .where('session_id', '=', sessionId)
    .where('state', 'in', openStates)
    .executeTakeFirst();
}

/** Some carts whose time is over, taken so that no other node takes them too. */
export async function takeExpiredCarts(tx: Tx, over: Date, most: number): Promise<CartRow[]> {
  return tx
    .selectFrom('carts')
    .selectAll()
    .where('state', 'in', ['REVIEW', 'CHECKOUT'])
    .where('deadline', '<=', over)
    .orderBy('deadline')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
}
