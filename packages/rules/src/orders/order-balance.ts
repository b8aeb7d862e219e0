/** What a customer has paid for an order, what is due, and the state that follows. */
import type { OrderState } from '../machines/order.ts';

interface Payment {
  amountCents: number;
  captured: boolean;
  failed: boolean;
}

export function orderBalance(
  payments: readonly Payment[],
  refundedCents = 0,
  canceled = false,
): { paidCents: number; dueCents: number } {
  const sum = (captured: boolean) =>
    payments.reduce((total, payment) => total + (payment.captured === captured ? payment.amountCents : 0), 0);
  return { paidCents: sum(true) - refundedCents, dueCents: canceled ? 0 : sum(false) };
}

/** The state of an order that is not yet ready or canceled. */
export function orderPaymentState(payments: readonly Payment[]): OrderState {
  if (payments.every((payment) => payment.captured)) return 'STATUS_ORDER_PAID';
  if (payments.some((payment) => payment.failed && !payment.captured)) return 'STATUS_ORDER_PAYMENT_FAILED';
  return payments.some((payment) => payment.captured) ? 'STATUS_ORDER_PART_PAID' : 'STATUS_ORDER_PAYMENT_DUE';
}
