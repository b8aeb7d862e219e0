import { expect, test } from 'vitest';
import { orderPayNowIsAvailable, payNowIsAvailable } from './pay-now.ts';

const now = new Date('2026-06-01T00:00:00Z');
const payment = (sort: number, changes = {}) => ({
  sort,
  captured: false,
  failed: false,
  charging: false,
  dueDate: `2026-0${sort + 5}-15T00:00:00Z`,
  ...changes,
});
const available = (payments: ReturnType<typeof payment>[], canceled = false) =>
  payments.map((each) => payNowIsAvailable(each, payments, canceled, now));

test('[INSTAL-09] [ROLE-12] the next unpaid one, a failed one, a due one', () => {
  expect(available([payment(1), payment(2), payment(3)])).toEqual([true, false, false]);
  expect(available([payment(1, { captured: true }), payment(2), payment(3)])).toEqual([false, true, false]);
  expect(available([payment(1), payment(2, { failed: true }), payment(3)])).toEqual([true, true, false]);
  expect(available([payment(1), payment(2, { dueDate: '2026-06-01T00:00:00Z' })])).toEqual([true, true]);
});

test('[INSTAL-09] [CART-22] never while a charge is under way or held, nor for a canceled order', () => {
  expect(available([payment(1, { charging: true }), payment(2)])).toEqual([false, false]);
  expect(available([payment(1, { failed: true })], true)).toEqual([false]);
});

test('[INSTAL-09] the order has the flag when any payment has it', () => {
  expect(orderPayNowIsAvailable([payment(1, { captured: true })], false, now)).toBe(false);
  expect(orderPayNowIsAvailable([payment(1, { captured: true }), payment(2)], false, now)).toBe(true);
});
