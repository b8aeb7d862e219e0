import { expect, test } from 'vitest';
import { chosenPaymentProblem, paymentsComplete, paymentsToSend } from './chosen-payment.ts';

const card = { paymentMethodUuid: 'a' };

test('[PAY-04] [PAY-05] [ERR-62] [ERR-63] no method, and a method without its id', () => {
  expect(chosenPaymentProblem(null)).toBe('Missing payment method details');
  expect(chosenPaymentProblem({})).toBe('error missing payment method details');
  expect(chosenPaymentProblem(card)).toBeNull();
});

test('[FAN-16] [DIALOG-05] [PLAN-03] [PLAN-04] one method, or three on the plan; one card may serve all', () => {
  expect(paymentsComplete([card], false)).toBe(true);
  expect(paymentsComplete([card, null], false)).toBe(true);
  expect(paymentsComplete([], false)).toBe(false);
  expect(paymentsComplete([card, card, card, null], true)).toBe(true);
  expect(paymentsComplete([card, card], true)).toBe(false);
  expect(paymentsComplete([card, null, card], true)).toBe(false);
  expect(paymentsComplete([card, card, card], true)).toBe(true);
});

test('[FAN-14] only the first method is sent unless enrolled', () => {
  expect(paymentsToSend(['a', 'b', 'c'], false)).toEqual(['a']);
  expect(paymentsToSend(['a', 'b', 'c', 'd'], true)).toEqual(['a', 'b', 'c']);
});
