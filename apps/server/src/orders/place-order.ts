// The cart's part of the second transaction: a bill that was paid becomes an order, and its tickets are sold.
import type { Tx } from '../platform/db/tables.ts';
import { queueOrderPlaced } from './mails/order-placed-mail.ts';
import type { OrderBill } from './order-bill.ts';
import type { OrderCheckpoint } from './order-steps.ts';
import type { OrderRow } from './order-store.ts';
import { sellCart } from './sell-tickets.ts';
import { writeOrder } from './write-order.ts';

export interface Placement {
  sellerId: number;
  outletId: number;
  cartUuid: string;
  bill: OrderBill;
  /** The reference of the charge; none where there was nothing to pay. */
  intentRef: string | undefined;
  now: Date;
}

/** INSTAL-15: what was paid at once is a schedule of one. */
function paymentsOf({ bill, intentRef }: Placement) {
  if (intentRef === undefined) return [];
  const { totals, paymentMethodId } = bill;
  return [{ sort: 1, amountCents: totals.totalCents, paymentMethodId, intentRef }];
}

/** All of it or nothing: the caller's transaction also moves the cart, and the ledger. */
export async function placeOrder(
  tx: Tx,
  placement: Placement,
  checkpoint: OrderCheckpoint,
): Promise<OrderRow> {
  const { sellerId, cartUuid, bill, now } = placement;
  const payments = paymentsOf(placement);
  const buyer = { userId: bill.userId };
  const { order, lines } = await writeOrder(
    tx,
    { ...placement, state: 'STATUS_ORDER_PAID', buyer, payments },
    checkpoint,
  );
  const { tickets, count } = await sellCart(tx, { sellerId, cartUuid, lines });
  await checkpoint('tickets sold');
  await queueOrderPlaced(tx, { order, bill, tickets }, now);
  await checkpoint('mail written');
  await count();
  return order;
}
