import { orderNumber } from '@stagedoor/rules/orders/order-number';
import type { FindCardUses } from '../payments/index.ts';
import { findUnpaidWith } from './order-store.ts';

/** ACCT-23: a card is needed while an order has something left to pay with it. */
export const ordersNeedingCard: FindCardUses = async (tx, { sellerId, paymentMethodId }) => {
  const unpaid = await findUnpaidWith(tx, sellerId, paymentMethodId);
  return { orders: unpaid.map((uniqueId) => ({ orderId: orderNumber(uniqueId) })) };
};
