// The cart's part of the second transaction: a bill that was paid becomes an order, and its tickets are sold.
import { selling } from '../inventory/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import { queueOrderPlaced } from './mails/order-placed-mail.ts';
import type { OrderBill } from './order-bill.ts';
import type { ReachOrderStep } from './order-steps.ts';
import type { OrderRow } from './order-store.ts';
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
export async function placeOrder(tx: Tx, placement: Placement, reach: ReachOrderStep): Promise<OrderRow> {
  const { sellerId, cartUuid, bill, now } = placement;
  const payments = paymentsOf(placement);
  const order = await writeOrder(tx, { ...placement, state: 'STATUS_ORDER_PAID', payments }, reach);
  const levels = await selling.ofCart(tx, { sellerId, cartUuid, orderId: order.order_id });
  const sold = levels.reduce((sum, level) => sum + level.sold, 0);
  const bought = bill.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (sold !== bought) throw new Error(`The cart ${cartUuid} held ${sold} tickets, not ${bought}`);
  await reach('tickets sold');
  await queueOrderPlaced(tx, order, bill, now);
  await reach('mail written');
  await selling.count(tx, sellerId, levels);
  return order;
}
