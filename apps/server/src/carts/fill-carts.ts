// Opening carts: those that arrive together in one transaction, those that need more than a line by themselves.
import { releaseTime } from '@stagedoor/rules/cart-clock';
import { hold, releaseCarts } from '../inventory/index.ts';
import type { Held } from '../inventory/index.ts';
import { lineOffer } from '../orders/index.ts';
import { BeginAgain } from '../platform/db/in-transaction.ts';
import type { Tx } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import { deleteEmptyCarts, insertCarts, insertLines, lockOpenCart, moveCart } from './cart-store.ts';
import { heldByNetworks, ticketsOf } from './held-by-network.ts';
import type { LineRow, NewCart } from './cart-store.ts';
import type { CheckedWish } from './check-wishes.ts';

export interface Opening {
  cart: NewCart;
  wishes: CheckedWish[];
}

/** Told to those whose session has an open cart already: theirs is opened by itself, after the old one is released. */
export const HAS_A_CART = Symbol('has a cart');
/** Told to those whose network holds so much already. */
export const TOO_MANY = Symbol('too many held');
export type Opened = Held[] | typeof HAS_A_CART | typeof TOO_MANY;

/** The lines of a cart: what it got, wish by wish, without those that got nothing. */
export function linesOf({ cart, wishes }: Opening, held: readonly Held[]): LineRow[] {
  const lines = wishes.map(({ level }, index) => ({
    seller_id: cart.sellerId,
    cart_uuid: cart.cartUuid,
    price_level_id: level.levelId,
    quantity: held[index]!.places.length,
    is_add_on: level.isAddOn,
    together: held[index]!.together,
    offer: lineOffer(level),
  }));
  return lines.filter(({ quantity }) => quantity > 0);
}

const wishesOf = ({ cart, wishes }: Opening) =>
  wishes.map(({ level, quantity, fewer }) => ({
    levelId: level.levelId,
    cartUuid: cart.cartUuid,
    quantity,
    fewer,
    until: releaseTime(cart.deadline),
  }));

/** Those whose networks may hold what they wish for, first come first served. */
async function withinLimits(tx: Tx, openings: readonly Opening[], most: number): Promise<Opening[]> {
  const { sellerId, now } = openings[0]!.cart;
  const networks = openings.map(({ cart }) => cart.network);
  const held = await heldByNetworks(tx, sellerId, networks, { now, most });
  return openings.filter(({ cart, wishes }) => {
    const together = (held.get(cart.network) ?? 0) + ticketsOf(wishes);
    if (together > most) return false;
    held.set(cart.network, together);
    return true;
  });
}

/** One round of one seller. Whoever has an open cart already, or too many tickets, is left out of it. */
export async function openTogether(
  tx: Tx,
  openings: readonly Opening[],
  mostPerNetwork: number,
): Promise<Opened[]> {
  const { sellerId, now } = openings[0]!.cart;
  const allowed = await withinLimits(tx, openings, mostPerNetwork);
  const opened = await insertCarts(
    tx,
    allowed.map(({ cart }) => cart),
  );
  const served = openings.filter(({ cart }) => opened.has(cart.cartUuid));
  const held = await hold(tx, sellerId, served.flatMap(wishesOf), now);
  const shares = new Map<string, Held[]>();
  for (const { cart, wishes } of served) shares.set(cart.cartUuid, held.splice(0, wishes.length));
  const lines = served.flatMap((opening) => linesOf(opening, shares.get(opening.cart.cartUuid)!));
  await insertLines(tx, lines);
  const filled = new Set(lines.map((line) => line.cart_uuid));
  await deleteEmptyCarts(
    tx,
    sellerId,
    [...opened].filter((uuid) => !filled.has(uuid)),
  );
  const left = new Set(allowed.map(({ cart }) => cart.cartUuid));
  return openings.map(
    ({ cart }) => shares.get(cart.cartUuid) ?? (left.has(cart.cartUuid) ? HAS_A_CART : TOO_MANY),
  );
}

/** A cart by itself, after the one that was open before is released. */
export async function openAlone(tx: Tx, opening: Opening, mostPerNetwork: number): Promise<Held[]> {
  const { cart } = opening;
  const old = await lockOpenCart(tx, cart, cart.sessionId);
  if (old?.state === 'PAYING') refuse('CART_PAYING');
  if (old) {
    await releaseCarts(tx, cart.sellerId, [old.cart_uuid]);
    await moveCart(tx, old, 'RELEASED');
  }
  const [outcome] = await openTogether(tx, [opening], mostPerNetwork);
  if (outcome === TOO_MANY) return refuse('TOO_MANY_HELD');
  if (outcome === HAS_A_CART)
    throw new BeginAgain('Another cart of this session was opened at the same moment');
  // Nothing for them here: the transaction is undone, and they keep what they had.
  if (outcome!.every(({ places }) => places.length === 0)) refuse('SOLD_OUT');
  return outcome!;
}
