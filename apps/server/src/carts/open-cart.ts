// What every call on a cart begins with: whose it is, whether it still lives, and the answer at the end.
import type { Cart } from '@stagedoor/contract/entities/cart';
import { isPastDeadline } from '@stagedoor/rules/checkout/cart-clock';
import { isLiveCart } from '@stagedoor/rules/machines/cart';
import type { CartState } from '@stagedoor/rules/machines/cart';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { sessionOf } from '../accounts/index.ts';
import type { ArrivingCaller, ShopCaller } from '../accounts/index.ts';
import { keepHolds, otherSeats } from '../inventory/index.ts';
import type { Offers } from '../inventory/index.ts';
import { orderOfCart } from '../orders/index.ts';
import { inTransaction, lastly } from '../platform/db/in-transaction.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { CartNeeds } from './cart-needs.ts';
import { changeCart, moveCart } from './cart-move-store.ts';
import type { CartChanges } from './cart-move-store.ts';
import { findLines, lockCart } from './cart-store.ts';
import type { CartRow, LineRow } from './cart-store.ts';
import { describeCart } from './describe-cart.ts';
import type { CartFacts } from './describe-cart.ts';

/** CART-20: a cart answers to the session that made it and to its user; to anybody else it does not exist. */
function belongsTo(row: CartRow, caller: ShopCaller): boolean {
  const session = sessionOf(caller);
  if (row.outlet_id !== caller.outletId) return false;
  const isOwnUser = row.user_id !== null && row.user_id === session.userId;
  const isOwnSession = row.session_id === session.publicId && (row.user_id === null || isOwnUser);
  return isOwnUser || isOwnSession;
}

export function requireOwn(row: CartRow | undefined, caller: ShopCaller): CartRow {
  return row && belongsTo(row, caller) ? row : refuse('CART_GONE');
}

/** The cart's answer as the database has it now. */
export async function readCart(
  needs: CartNeeds,
  db: Db,
  caller: Pick<ShopCaller, 'sellerId' | 'outletId' | 'now'>,
  row: CartRow,
  reduced?: Cart['reduced'],
): Promise<Cart> {
  const { sellerId, outletId, now } = caller;
  const [outlet, { levels }] = await Promise.all([
    needs.outlets.get(outletId),
    needs.catalogue.get(sellerId, outletId),
  ]);
  const lines = await findLines(db, sellerId, row.cart_uuid);
  const ordered = row.state === 'ORDERED' ? await orderOfCart(db, sellerId, row.cart_uuid) : undefined;
  const offers: Pick<CartFacts, 'seats' | 'others'> =
    ordered ?? (await otherSeats.ofCart(db, sellerId, row.cart_uuid));
  const orderId = ordered && orderNumber(ordered.order.unique_id);
  const { deliveryMethods, currency } = outlet;
  return describeCart({ row, lines, ...offers, levels, deliveryMethods, currency, now, reduced, orderId });
}

/** Whose it is, whether it lives; before anything else is looked at. */
function requireLive(row: CartRow | undefined, caller: ShopCaller): CartRow {
  const own = requireOwn(row, caller);
  if (own.state === 'PAYING') refuse('CART_PAYING');
  if (!isLiveCart(own.state) || isPastDeadline(own.deadline, caller.now)) refuse('CART_GONE');
  return own;
}

/** After sign-in the cart belongs to the user. */
function claimed(row: CartRow, caller: ShopCaller): { user_id?: number } {
  const { userId } = sessionOf(caller);
  return userId !== undefined && row.user_id === null ? { user_id: userId } : {};
}

/** A live cart as a stage finds it; `seen` is what the stage wished to look at besides. */
export interface LiveCart<S> {
  caller: ShopCaller;
  row: CartRow;
  lines: LineRow[];
  offers: Offers;
  seen: S;
}

/** The cart's seats, once it has chosen among what was offered. */
export interface ChosenSeats {
  lines: LineRow[];
  seats: Offers['seats'];
}

/** What a stage does to a cart. */
export interface Step {
  changes?: CartChanges | undefined;
  /** Leads to the next state, in which the tickets are held until then. */
  moves?: { to: CartState; heldUntil: Date } | undefined;
  /** Before it moves, where there are seats to choose from. */
  choose?: ((tx: Tx) => Promise<ChosenSeats>) | undefined;
}

interface Stage<S> {
  look(tx: Tx): Promise<S>;
  /** Decides, or refuses; nothing has been written by then. */
  step(cart: LiveCart<S>): Step;
}

/** All of it is sent at once. Answers the cart after it. */
async function take(tx: Tx, row: CartRow, { changes = {}, moves }: Step): Promise<CartRow> {
  if (!moves) return Object.keys(changes).length > 0 ? changeCart(tx, row, changes) : row;
  const [after] = await Promise.all([
    moveCart(tx, row, moves.to, changes),
    keepHolds(tx, row.seller_id, row.cart_uuid, { until: moves.heldUntil }),
  ]);
  return after;
}

/** One stage of a live cart of the caller: everything is looked at together, and what follows is written together. */
export async function takeStage<S>(
  needs: CartNeeds,
  arriving: ArrivingCaller,
  named: string | undefined,
  stage: Stage<S>,
): Promise<Cart> {
  const { sellerId, outletId, now } = arriving;
  const cartUuid = named ?? refuse('CART_GONE');
  const { deliveryMethods, currency } = await needs.outlets.get(outletId);
  const { levels } = await needs.catalogue.get(sellerId, outletId);
  return inTransaction(
    needs.db,
    async (tx) => {
      const [caller, locked, lines, offers, seen] = await Promise.all([
        arriving.recognize(tx),
        lockCart(tx, sellerId, cartUuid),
        findLines(tx, sellerId, cartUuid),
        otherSeats.ofCart(tx, sellerId, cartUuid),
        stage.look(tx),
      ]);
      const row = requireLive(locked, caller);
      const step = stage.step({ caller, row, lines, offers, seen });
      const chosen = step.choose ? await step.choose(tx) : { lines, ...offers };
      const after = take(tx, row, { ...step, changes: { ...claimed(row, caller), ...step.changes } });
      return lastly(
        after.then((changed) =>
          describeCart({ row: changed, ...chosen, levels, deliveryMethods, currency, now }),
        ),
      );
    },
    // A stage that was taken is taken again with the same result.
    { isIdempotent: true },
  );
}

/** What a change leaves behind. */
interface Changed {
  row: CartRow;
  reduced?: Cart['reduced'];
}

/** Runs a change on a live cart of the caller, in one transaction, and answers with the cart after it. */
export async function changeLiveCart(
  needs: CartNeeds,
  caller: ShopCaller,
  cartUuid: string,
  change: (tx: Tx, row: CartRow) => Promise<Changed>,
): Promise<Cart> {
  return inTransaction(needs.db, async (tx) => {
    const row = requireLive(await lockCart(tx, caller.sellerId, cartUuid), caller);
    const after = await change(tx, await take(tx, row, { changes: claimed(row, caller) }));
    return readCart(needs, tx, caller, after.row, after.reduced);
  });
}
