// What every call on a cart begins with: whose it is, whether it still lives, and the answer at the end.
import type { Cart } from '@stagedoor/contract/entities/cart';
import { isPastDeadline } from '@stagedoor/rules/cart-clock';
import { isLiveCart } from '@stagedoor/rules/machines/cart';
import { orderNumber } from '@stagedoor/rules/order-number';
import { sessionOf } from '../accounts/index.ts';
import type { ShopCaller } from '../accounts/index.ts';
import { seatsOfCart } from '../inventory/index.ts';
import { orderOfCart } from '../orders/index.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { CartNeeds } from './cart-needs.ts';
import { changeCart, findLines, lockCart } from './cart-store.ts';
import type { CartRow } from './cart-store.ts';
import { describeCart } from './describe-cart.ts';

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
  caller: ShopCaller,
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
  const seats = ordered?.seats ?? (await seatsOfCart(db, sellerId, row.cart_uuid));
  const orderId = ordered && orderNumber(ordered.order.unique_id);
  const { deliveryMethods } = outlet;
  return describeCart({ row, lines, seats, levels, deliveryMethods, now, reduced, orderId });
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
    const row = requireOwn(await lockCart(tx, caller.sellerId, cartUuid), caller);
    if (row.state === 'PAYING') refuse('CART_PAYING');
    if (!isLiveCart(row.state) || isPastDeadline(row.deadline, caller.now)) refuse('CART_GONE');
    const { userId } = sessionOf(caller);
    // After sign-in the cart belongs to the user.
    const isClaimed = userId !== undefined && row.user_id === null;
    const own = isClaimed ? await changeCart(tx, row, { user_id: userId }) : row;
    const after = await change(tx, own);
    return readCart(needs, tx, caller, after.row, after.reduced);
  });
}
