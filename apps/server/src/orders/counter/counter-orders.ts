// What the counter does with orders: one subject, and so one name.
import { queueConfirmation, toldOfOrder } from '../mails/confirmation.ts';
import { findOrder, lockOrder, updateOrder, updatePayment } from '../order-store.ts';
import { findPayments } from '../order-parts.ts';
import { reachOrderToChange } from '../reach-order.ts';
import { placeHeld } from './place-held.ts';
import { openPayment, takeMoney } from './take-money.ts';

export const counterOrders = {
  placeHeld,
  takeMoney,
  openPayment,
  queueConfirmation,
  toldOfOrder,
  findOrder,
  lockOrder,
  findPayments,
  updateOrder,
  updatePayment,
  reachOrderToChange,
};
