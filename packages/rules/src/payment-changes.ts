/** Which of an order's scheduled payments may get another card. */
import { installmentMessages } from './messages/installments.ts';
import { refusalMessages } from './messages/refusals.ts';

/** Every change must name a payment of the order that is not captured yet. */
export function paymentChangesProblem(
  sorts: readonly number[],
  payments: readonly { sort: number; captured: boolean }[],
): string | null {
  const named = sorts.map((sort) => payments.find((payment) => payment.sort === sort));
  if (named.some((payment) => !payment)) return installmentMessages.unknownSort;
  return named.some((payment) => payment?.captured) ? refusalMessages.orderNotChangeable : null;
}
