// The only SQL that changes a cart.
import { cartMachine } from '@stagedoor/rules/machines/cart';
import type { CartState } from '@stagedoor/rules/machines/cart';
import { canMove } from '@stagedoor/rules/machines/state-machine';
import { sql } from 'kysely';
import { giveBackUses } from '../codes/index.ts';
import { changeRowFor } from '../platform/db/change-row.ts';
import type { Tx } from '../platform/db/tables.ts';
import { giveBackToOffer } from '../waiting-list/index.ts';
import type { CartRow, MarkedCart } from './cart-store.ts';
import './tables.ts';

export type CartChanges = Partial<
  Omit<CartRow, 'seller_id' | 'cart_uuid' | 'outlet_id' | 'session_id' | 'state' | 'code' | 'offer_uuid'>
>;

/** Of a row that was changed just now. */
export const newMark = sql`returning xmin::text as mark`;
const change = changeRowFor<{ mark: string }>('carts', { tail: newMark });

/** Changes as the columns have them. */
export const stored = ({ shipping_address, bill, declined_cards, ...changes }: CartChanges) => ({
  ...changes,
  ...(shipping_address !== undefined && { shipping_address: asJson(shipping_address) }),
  ...(bill !== undefined && { bill: asJson(bill) }),
  ...(declined_cards !== undefined && { declined_cards: asJson(declined_cards) }),
});
const asJson = (value: object | null): string | null => value && JSON.stringify(value);

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
): Promise<MarkedCart> {
  if (!canMove(cartMachine, cart.state, to))
    throw new Error(`A cart does not move from ${cart.state} to ${to}`);
  const { seller_id, cart_uuid, state } = cart;
  const moved = await change(tx, {
    at: { seller_id, cart_uuid, state },
    to: { ...stored(changes), state: to },
    given: {},
  });
  if (!moved) throw new Error(`The cart was no longer in state ${state}`);
  const isOver = to === 'RELEASED' || to === 'EXPIRED';
  if (isOver && cart.code !== null) await giveBackUses(tx, seller_id, [cart_uuid]);
  if (isOver && cart.offer_uuid !== null) await giveBackToOffer(tx, seller_id, cart.offer_uuid);
  return { ...cart, ...changes, state: to, mark: moved.mark };
}

/** The cart must be locked. Answers it after the change. */
export async function changeCart(tx: Tx, cart: CartRow, changes: CartChanges): Promise<MarkedCart> {
  const { seller_id, cart_uuid } = cart;
  const changed = await change(tx, { at: { seller_id, cart_uuid }, to: stored(changes), given: {} });
  if (!changed) throw new Error('The cart is there no longer');
  return { ...cart, ...changes, mark: changed.mark };
}
