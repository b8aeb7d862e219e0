import { expect, test } from 'vitest';
import { orderBalance, orderPaymentState } from './order-balance.ts';

const payment = (amountCents: number, captured: boolean, failed = false) => ({
  amountCents,
  captured,
  failed,
});
const [paid, unpaid, failed] = [payment(5000, true), payment(3000, false), payment(3000, false, true)];

test('[HIST-ORD-18] [OPS-23] what is paid and what is due', () => {
  expect(orderBalance([paid, failed, unpaid])).toEqual({ paidCents: 5000, dueCents: 6000 });
  expect(orderBalance([paid], 2000)).toEqual({ paidCents: 3000, dueCents: 0 });
  expect(orderBalance([paid, unpaid], 5000, true)).toEqual({ paidCents: 0, dueCents: 0 });
});

test('[STATUS-08] the state follows from the payments', () => {
  expect(orderPaymentState([unpaid, unpaid])).toBe('STATUS_ORDER_PAYMENT_DUE');
  expect(orderPaymentState([paid, unpaid])).toBe('STATUS_ORDER_PART_PAID');
  expect(orderPaymentState([paid, failed])).toBe('STATUS_ORDER_PAYMENT_FAILED');
  expect(orderPaymentState([paid, payment(1, true, true)])).toBe('STATUS_ORDER_PAID');
  expect(orderPaymentState([payment(1, true, true), unpaid])).toBe('STATUS_ORDER_PART_PAID');
});
