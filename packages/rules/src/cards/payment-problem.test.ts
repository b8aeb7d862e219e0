import { expect, test } from 'vitest';
import { refusalMessages } from '../messages/refusals.ts';
import { paymentProblem } from './payment-problem.ts';

test('[CART-19] a declined card asks for another one, anything else for another try', () => {
  expect(paymentProblem({ state: 'declined' })).toBe(refusalMessages.cardDeclined);
  expect(paymentProblem({ state: 'failed' })).toBe(refusalMessages.paymentFailed);
  expect(paymentProblem({ state: 'closed' })).toBe(refusalMessages.paymentFailed);
  expect(paymentProblem({ state: 'unsent' })).toBe(refusalMessages.paymentNotSent);
});
