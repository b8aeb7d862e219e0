// The cart's part of the second transaction: a bill that was paid becomes an order, and its tickets are sold.
import type { Seat } from '@stagedoor/contract/entities/cart';
import type { SoldEvent } from '../catalogue/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import { queueOrderPlaced } from './mails/order-placed-mail.ts';
import type { OrderBill } from './order-bill.ts';
import type { NewOrderKey } from './new-order-store.ts';
import { sellCart } from './sell-tickets.ts';
import { sendOrder } from './write-order.ts';

export interface Placement {
  sellerId: number;
  outletId: number;
  cartUuid: string;
  /** The public number that was drawn for it. */
  uniqueId: string;
  bill: OrderBill;
  /** What the cart holds, by level, best first. */
  seats: ReadonlyMap<number, readonly Seat[]>;
  /** What it is for, the earliest first. */
  shows: readonly SoldEvent[];
  /** The reference of the charge; none where there was nothing to pay. */
  intentRef: string | undefined;
  now: Date;
}

/** INSTAL-15: what was paid at once is a schedule of one. */
function paymentsOf({ bill, intentRef }: Placement) {
  const { totals, paymentMethodId } = bill;
  if (intentRef === undefined || paymentMethodId === null) return [];
  return [{ sort: 1, amountCents: totals.totalCents, paymentMethodId, intentRef }];
}

/**
 * All of it or nothing: the caller's transaction also moves the cart, and the ledger. Nothing is waited for: all of it is
 * sent when this returns, and the count of the levels, one row for all of their buyers, comes last.
 */
export function placeOrder(tx: Tx, placement: Placement): Promise<NewOrderKey> {
  const { sellerId, cartUuid, uniqueId, bill, seats, shows, now } = placement;
  const payments = paymentsOf(placement);
  const buyer = { userId: bill.userId };
  const order = sendOrder(tx, { ...placement, state: 'STATUS_ORDER_PAID', buyer, payments });
  const mail = queueOrderPlaced(tx, { uniqueId, bill, shows, seats }, now);
  const sold = sellCart(tx, { sellerId, cartUuid, uniqueId, seats });
  return Promise.all([order, mail, sold]).then(([written]) => written);
}
