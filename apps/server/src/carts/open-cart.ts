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
import { DatabaseTrouble } from '../platform/db/trouble.ts';
import { refuse, Refusal } from '../platform/http/refusal.ts';
import type { CartNeeds } from './cart-needs.ts';
import { changeCart, moveCart } from './cart-move-store.ts';
import type { CartChanges } from './cart-move-store.ts';
import { changeIfStillSo } from './seen-cart-store.ts';
import type { SeenCart } from './seen-cart-store.ts';
import { findLines, lockCart } from './cart-store.ts';
import type { CartRow, LineRow, MarkedCart } from './cart-store.ts';
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

export function requireOwn<R extends CartRow>(row: R | undefined, caller: ShopCaller): R {
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
function requireLive<R extends CartRow>(row: R | undefined, caller: ShopCaller): R {
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
  look(db: Db): Promise<S>;
  /** Decides, or refuses; nothing has been written by then. */
  step(cart: LiveCart<S>): Step;
}

/** All of it is sent at once. Answers the cart after it. */
async function take(tx: Tx, row: MarkedCart, { changes = {}, moves }: Step): Promise<MarkedCart> {
  if (!moves) return Object.keys(changes).length > 0 ? changeCart(tx, row, changes) : row;
  const [after] = await Promise.all([
    moveCart(tx, row, moves.to, changes),
    keepHolds(tx, row.seller_id, row.cart_uuid, { until: moves.heldUntil }),
  ]);
  return after;
}

/**
 * A stage of a cart that this process has seen before: decided by that, and written by one statement that sees whether it
 * is still so. Answers nothing where it is not, and where the stage would be refused: who is refused, is refused by
 * what is so now.
 */
async function takeAsRemembered<S>(
  { db, remembered }: CartNeeds,
  arriving: ArrivingCaller,
  before: SeenCart,
  stage: Stage<S>,
): Promise<SeenCart | undefined> {
  try {
    const seen = await stage.look(db);
    const caller = await arriving.recognize(before.session);
    const { lines, offers } = before;
    const row = requireLive(before.row, caller);
    const { changes, moves, choose } = stage.step({ caller, row, lines: [...lines], offers, seen });
    if (choose || !changes) return undefined;
    const all = { ...claimed(row, caller), ...changes };
    const after = await changeIfStillSo(db, before, { changes: all, moves }, arriving.now);
    return after && { ...before, row: after };
  } catch (error) {
    if (error instanceof Refusal || error instanceof DatabaseTrouble) return undefined;
    throw error;
  } finally {
    remembered.forget(before.row.cart_uuid);
  }
}

/** What a stage leaves: the cart, and what of it may be remembered. */
interface Taken {
  after: MarkedCart;
  chosen: ChosenSeats;
  seen: SeenCart | undefined;
}

async function takeAsItIs<S>(
  { db }: CartNeeds,
  arriving: ArrivingCaller,
  cartUuid: string,
  stage: Stage<S>,
): Promise<Taken> {
  const { sellerId } = arriving;
  return inTransaction(
    db,
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
      const taken = take(tx, row, { ...step, changes: { ...claimed(row, caller), ...step.changes } });
      const { known } = caller;
      return lastly(
        taken.then((after) => ({
          after,
          chosen,
          seen: step.choose || !known ? undefined : { row: after, lines, offers, session: known },
        })),
      );
    },
    // A stage that was taken is taken again with the same result.
    { isIdempotent: true },
  );
}

/**
 * One stage of a live cart of the caller: everything is looked at together, and what follows is written together. Where
 * this process has taken the stage before, nothing need be looked at.
 */
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
  const describe = (row: CartRow, chosen: ChosenSeats): Cart =>
    describeCart({ row, ...chosen, levels, deliveryMethods, currency, now });
  const before = needs.remembered.find(cartUuid);
  const again = before?.session.isAt(arriving) && (await takeAsRemembered(needs, arriving, before, stage));
  if (again) {
    needs.remembered.keep(again);
    return describe(again.row, { lines: [...again.lines], ...again.offers });
  }
  const { after, chosen, seen } = await takeAsItIs(needs, arriving, cartUuid, stage);
  if (seen) needs.remembered.keep(seen);
  return describe(after, chosen);
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
