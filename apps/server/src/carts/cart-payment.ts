// What money does to a cart: it becomes an order, or goes back to checkout, or ends.
import { isPastDeadline, releaseTime } from '@stagedoor/rules/cart-clock';
import { paymentProblem } from '@stagedoor/rules/payment-problem';
import { keepHolds, releaseCarts } from '../inventory/index.ts';
import { placeOrder, queuePaymentMail } from '../orders/index.ts';
import type { OrderRow, OrderCheckpoint } from '../orders/index.ts';
import type { Intent, PaymentTarget } from '../payments/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import { lockCart, moveCart } from './cart-store.ts';
import type { CartRow } from './cart-store.ts';
import type { PlacingCheckpoint } from './placing-steps.ts';

export interface CartPaymentNeeds {
  checkpoint: PlacingCheckpoint & OrderCheckpoint;
  /** Whether a customer waits for the answer in this very process, and so learns of it without a mail. */
  isAwaited: (cartUuid: string) => boolean;
}

/** A bill that is paid, or that costs nothing, becomes an order; undefined when the tickets are no longer held. */
export async function orderCart(
  tx: Tx,
  row: CartRow,
  intentRef: string | undefined,
  now: Date,
  checkpoint: CartPaymentNeeds['checkpoint'],
): Promise<OrderRow | undefined> {
  const bill = row.bill!;
  const bought = bill.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if ((await keepHolds(tx, row.seller_id, row.cart_uuid, { heldAt: now })) !== bought) return undefined;
  const { seller_id: sellerId, outlet_id: outletId, cart_uuid: cartUuid } = row;
  const order = await placeOrder(tx, { sellerId, outletId, cartUuid, bill, intentRef, now }, checkpoint);
  await moveCart(tx, row, 'ORDERED');
  await checkpoint('cart ordered');
  return order;
}

const lock = (tx: Tx, { sellerId, targetId }: Intent): Promise<CartRow | undefined> =>
  lockCart(tx, sellerId, targetId);

async function expire(tx: Tx, row: CartRow, { checkpoint }: CartPaymentNeeds): Promise<void> {
  await releaseCarts(tx, row.seller_id, [row.cart_uuid]);
  await checkpoint('tickets released');
  await moveCart(tx, row, 'EXPIRED');
}

/** CART-19: the seats and the clock are kept, and the customer may take another card. */
async function backToCheckout(
  tx: Tx,
  row: CartRow,
  intent: Intent,
  { checkpoint }: CartPaymentNeeds,
): Promise<void> {
  await keepHolds(tx, row.seller_id, row.cart_uuid, { until: releaseTime(row.deadline) });
  await checkpoint('holds limited again');
  await moveCart(tx, row, 'CHECKOUT', { payment_problem: paymentProblem(intent) });
  await checkpoint('cart back in checkout');
}

export function cartPayment(needs: CartPaymentNeeds): PaymentTarget<OrderRow> {
  return {
    kind: 'cart',
    whenAbsent: 'close',
    fulfil: async (tx, intent, now) => {
      const row = await lock(tx, intent);
      if (row?.state !== 'PAYING') return { fulfilled: false };
      const order = await orderCart(tx, row, intent.ref, now, needs.checkpoint);
      if (order) return { fulfilled: true, result: order };
      await expire(tx, row, needs);
      return { fulfilled: false };
    },
    giveBack: async (tx, intent, now) => {
      const row = await lock(tx, intent);
      if (row?.bill) await queuePaymentMail(tx, 'money-returned', row.bill, now);
    },
    release: async (tx, intent, now) => {
      const row = await lock(tx, intent);
      if (row?.state !== 'PAYING') return;
      const isOver = isPastDeadline(row.deadline, now);
      if (isOver) await expire(tx, row, needs);
      else await backToCheckout(tx, row, intent, needs);
      if (needs.isAwaited(row.cart_uuid)) return;
      await queuePaymentMail(tx, isOver ? 'tickets-released' : 'tickets-kept', row.bill!, now);
    },
  };
}
