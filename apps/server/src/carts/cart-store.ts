// The only SQL on carts and their lines.
import { sql } from 'kysely';
import type { RawBuilder, Selectable } from 'kysely';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { cartMachine } from '@stagedoor/rules/machines/cart';
import type { CartState } from '@stagedoor/rules/machines/cart';
import { canMove } from '@stagedoor/rules/machines/state-machine';
import { giveBackUses } from '../codes/index.ts';
import type { HeldCode } from '../codes/index.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import { giveBackToOffer } from '../waiting-list/index.ts';
import type { CartLinesTable, CartsTable } from './tables.ts';
import './tables.ts';

export type CartRow = Selectable<CartsTable>;
export type LineRow = Selectable<CartLinesTable>;

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

/** Opens carts; answers those that could be opened. Who has an open cart already gets none here. */
export async function insertCarts(tx: Tx, carts: readonly NewCart[]): Promise<Set<string>> {
  const column = <K extends keyof NewCart>(name: K) => carts.map((cart) => cart[name]);
  const times = (name: 'now' | 'deadline'): string[] => carts.map((cart) => cart[name].toISOString());
  const { rows } = await sql<{ uuid: string }>`
    insert into carts (seller_id, outlet_id, cart_uuid, session_id, user_id, network, state, code, offer_uuid,
      created_at, deadline)
    select seller, outlet, cart, session, customer, network, 'REVIEW', code, offer, made, deadline
    from unnest(${column('sellerId')}::int[], ${column('outletId')}::int[], ${column('cartUuid')}::uuid[],
      ${column('sessionId')}::uuid[], ${carts.map(({ userId }) => userId ?? null)}::int[], ${column('network')}::text[],
      ${carts.map(({ code }) => (code ? JSON.stringify(code) : null))}::jsonb[],
      ${carts.map(({ offerUuid }) => offerUuid ?? null)}::uuid[],
      ${times('now')}::timestamptz[], ${times('deadline')}::timestamptz[])
      as w (seller, outlet, cart, session, customer, network, code, offer, made, deadline)
    on conflict (seller_id, outlet_id, session_id) where state in ('REVIEW', 'CHECKOUT', 'PAYING') do nothing
    returning cart_uuid as uuid`.execute(tx);
  return new Set(rows.map(({ uuid }) => uuid));
}

/** For carts that got no ticket: nobody has seen them yet. */
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

export async function insertLines(tx: Tx, lines: readonly LineRow[]): Promise<void> {
  if (lines.length === 0) return;
  const column = <K extends keyof LineRow>(name: K) => lines.map((line) => line[name]);
  await sql`
    insert into cart_lines (seller_id, cart_uuid, price_level_id, quantity, is_add_on, together, chosen, offer)
    select * from unnest(${column('seller_id')}::int[], ${column('cart_uuid')}::uuid[],
      ${column('price_level_id')}::int[], ${column('quantity')}::int[], ${column('is_add_on')}::boolean[],
      ${column('together')}::boolean[], ${column('chosen')}::boolean[],
      ${lines.map(({ offer }) => offer && JSON.stringify(offer))}::jsonb[])`.execute(tx);
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

export async function findLines(db: Db, sellerId: number, cartUuid: string): Promise<LineRow[]> {
  return db
    .selectFrom('cart_lines')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('cart_uuid', '=', cartUuid)
    .orderBy('is_add_on')
    .orderBy('price_level_id')
    .execute();
}

export async function findCart(db: Db, sellerId: number, cartUuid: string): Promise<CartRow | undefined> {
  return db
    .selectFrom('carts')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('cart_uuid', '=', cartUuid)
    .executeTakeFirst();
}

export async function lockCart(tx: Tx, sellerId: number, cartUuid: string): Promise<CartRow | undefined> {
  return tx
    .selectFrom('carts')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('cart_uuid', '=', cartUuid)
    .forUpdate()
    .executeTakeFirst();
}

/** The card that a cart was given, as a piece of somebody else's statement. */
export const chosenCard = (sellerId: number, cartUuid: string): RawBuilder<string | null> =>
  sql`(select payment_method_uuid from carts where seller_id = ${sellerId} and cart_uuid = ${cartUuid})`;

/** The events that a cart's bill is for, likewise. */
export const billedEvents = (sellerId: number, cartUuid: string): RawBuilder<number> =>
  sql`(select (line ->> 'eventId')::int from carts, jsonb_array_elements(bill -> 'lines') as line
    where seller_id = ${sellerId} and cart_uuid = ${cartUuid})`;

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

export type CartChanges = Partial<{
  deadline: Date;
  user_id: number;
  shipping_address: string | null;
  delivery_method_uuid: string | null;
  delivery_price_cents: number | null;
  payment_method_uuid: string | null;
  bill: string;
  payment_problem: string | null;
  confirm_url: string | null;
  clock_stopped: boolean;
  declined_cards: string;
}>;

/**
 * A transition, not an assignment: nothing happens unless the cart is in the state it is said to be in. Answers the cart
 * after it. However a cart ends without an order, the use of its code comes back with it, and its tickets go back to the
 * offer that they are from (WAIT-03): they must be free by then.
 */
export async function moveCart(
  tx: Tx,
  cart: CartRow,
  to: CartState,
  changes: CartChanges = {},
): Promise<CartRow> {
  if (!canMove(cartMachine, cart.state, to))
    throw new Error(`A cart does not move from ${cart.state} to ${to}`);
  const moved = await tx
    .updateTable('carts')
    .set({ ...changes, state: to })
    .where('seller_id', '=', cart.seller_id)
    .where('cart_uuid', '=', cart.cart_uuid)
    .where('state', '=', cart.state)
    .returningAll()
    .executeTakeFirst();
  if (!moved) throw new Error(`The cart was no longer in state ${cart.state}`);
  const isOver = to === 'RELEASED' || to === 'EXPIRED';
  if (isOver && cart.code !== null) await giveBackUses(tx, cart.seller_id, [cart.cart_uuid]);
  if (isOver && cart.offer_uuid !== null) await giveBackToOffer(tx, cart.seller_id, cart.offer_uuid);
  return moved;
}

/** Answers the cart after the change. */
export async function changeCart(tx: Tx, cart: CartRow, changes: CartChanges): Promise<CartRow> {
  return tx
    .updateTable('carts')
    .set(changes)
    .where('seller_id', '=', cart.seller_id)
    .where('cart_uuid', '=', cart.cart_uuid)
    .returningAll()
    .executeTakeFirstOrThrow();
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
