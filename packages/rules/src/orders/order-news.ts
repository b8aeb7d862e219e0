// RECEIPT-11: what is to be said of an order now, whenever its receipt is opened.
import { WILL_CALL, MOBILE_TICKETING } from '../delivery/delivery-types.ts';
import type { OrderState } from '../machines/order.ts';
import { receiptMessages as messages } from '../messages/receipts.ts';
import { whatHappensNext } from '../delivery/what-happens-next.ts';

interface OrderFacts {
  state: OrderState;
  deliveryType: number | undefined;
  shipped: boolean;
  /** How many of the tickets are on the phone already. */
  onPhone: 'all' | 'some' | 'none';
  /** Of all that it is for. */
  showsBegun: boolean;
  payments: readonly { captured: boolean; failed: boolean; charging: boolean }[];
}

export interface OrderNews {
  /** What wants the customer, what is over, what is done or on its way. */
  kind: 'failed' | 'charging' | 'canceled' | 'over' | 'shipped' | 'ready' | 'next';
  words: string;
}

/** The most pressing first: a payment that failed comes before everything that would follow it. */
export function orderNews(order: OrderFacts): OrderNews {
  const { state, deliveryType, shipped, onPhone, showsBegun, payments } = order;
  const open = payments.filter(({ captured }) => !captured);
  if (state === 'STATUS_ORDER_CANCELED') return { kind: 'canceled', words: messages.orderCanceled };
  if (open.some(({ charging }) => charging)) return { kind: 'charging', words: messages.paymentOnItsWay };
  if (open.some(({ failed }) => failed)) return { kind: 'failed', words: messages.paymentFailed };
  if (showsBegun) return { kind: 'over', words: messages.over };
  if (shipped) return { kind: 'shipped', words: messages.shipped };
  if (state === 'STATUS_ORDER_DELIVERED' && deliveryType === MOBILE_TICKETING)
    return { kind: 'ready', words: messages.onYourPhone };
  if (deliveryType === MOBILE_TICKETING && onPhone === 'some')
    return { kind: 'ready', words: messages.someOnYourPhone };
  if (state === 'STATUS_ORDER_DELIVERED' && deliveryType === WILL_CALL)
    return { kind: 'ready', words: messages.pickedUp };
  return { kind: 'next', words: whatHappensNext(deliveryType) };
}
