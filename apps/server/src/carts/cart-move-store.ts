// The only SQL that changes a cart.
import { cartMachine } from '@stagedoor/rules/machines/cart';
import type { CartState } from '@stagedoor/rules/machines/cart';
import { canMove } from '@stagedoor/rules/machines/state-machine';
import { sql } from 'kysely';
import { giveBackUses } from '../codes/index.ts';
import { knownSession } from '../accounts/index.ts';
import type { KnownSession } from '../accounts/index.ts';
import { keepHolds, otherSeats } from '../inventory/index.ts';
import type { Offers } from '../inventory/index.ts';
import { changeRowFor } from '../platform/db/change-row.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import { giveBackToOffer } from '../waiting-list/index.ts';
import { areStillTheLines } from './cart-store.ts';
import type { CartRow, MarkedCart, MarkedLine } from './cart-store.ts';
import './tables.ts';

export type CartChanges = Partial<
  Omit<CartRow, 'seller_id' | 'cart_uuid' | 'outlet_id' | 'session_id' | 'state' | 'code' | 'offer_uuid'>
>;

const tail = sql`returning xmin::text as mark`;
const change = changeRowFor<{ mark: string }>('carts', { tail });

const stored = ({ shipping_address, bill, declined_cards, ...changes }: CartChanges) => ({
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
  const changed = await change(tx, { at: { seller_id, cart_uuid }, to: stored(changes) });
  if (!changed) throw new Error('The cart is there no longer');
  return { ...cart, ...changes, mark: changed.mark };
}

/** A live cart as somebody has seen it, with its lines, what it holds, and the session that asked for it. */
export interface SeenCart {
  row: MarkedCart;
  lines: readonly MarkedLine[];
  offers: Offers;
  session: KnownSession;
}

const linesMark = (lines: readonly MarkedLine[]): string =>
  lines
    .toSorted((a, b) => a.price_level_id - b.price_level_id)
    .map(({ mark }) => mark)
    .join(',');

const whatIsStillSo = ({ row, lines, offers, session }: SeenCart, now: Date) => ({
  ...knownSession.given(session, now),
  ...otherSeats.areStill.given(row.cart_uuid, offers),
  cartUuid: row.cart_uuid,
  cartMark: row.mark,
  lines: linesMark(lines),
});

type StillSo = ReturnType<typeof whatIsStillSo>;

const isStillSo = (so: StillSo) => sql`xmin::text = ${so.cartMark} and ${areStillTheLines(so)}
  and ${otherSeats.areStill.piece(so)} and ${knownSession.isStill(so)}`;

const only = (given: object) => isStillSo(given as StillSo);
const changeSeen = changeRowFor<{ mark: string }>('carts', { tail, only });
const moveSeen = changeRowFor<{ mark: string }>('carts', {
  tail,
  only,
  around: (changed, given) => sql`with changed as (${changed}),
    kept as (${keepHolds.where(given as StillSo & { until: Date }, sql`exists (select from changed)`)})
    select mark from changed`,
});

interface SeenStep {
  changes: CartChanges;
  /** Leads to the next state, in which the tickets are held until then. */
  moves?: { to: CartState; heldUntil: Date } | undefined;
}

/**
 * Changes a cart that is what it was when it was seen, in one statement by itself: whoever has written to it, its lines or
 * the session since, or has taken a ticket of it, is seen by it. Answers the cart after it, or nothing where it is not so.
 */
export async function changeIfStillSo(
  db: Db,
  seen: SeenCart,
  { changes, moves }: SeenStep,
  now: Date,
): Promise<MarkedCart | undefined> {
  const { seller_id, cart_uuid, state } = seen.row;
  if (moves && !canMove(cartMachine, state, moves.to)) return undefined;
  const change = {
    at: { seller_id, cart_uuid, state },
    to: { ...stored(changes), ...(moves && { state: moves.to }) },
  };
  const so = whatIsStillSo(seen, now);
  const changed = await (moves
    ? moveSeen(db, { ...change, given: { ...so, until: moves.heldUntil } })
    : changeSeen(db, { ...change, given: so }));
  return changed && { ...seen.row, ...changes, ...(moves && { state: moves.to }), mark: changed.mark };
}
