import { expect, test } from 'vitest';
import { paymentChangesProblem } from './payment-changes.ts';

const payments = [
  { sort: 1, captured: true },
  { sort: 2, captured: false },
  { sort: 3, captured: false },
];

test('[INSTAL-14] [ERR-66] a change that names an unknown sort is refused', () => {
  expect(paymentChangesProblem([2, 4], payments)).toBe('Cant find scheduled payment that matches sort value');
});

test('[INSTAL-16] captured installments cannot be changed, the others can', () => {
  expect(paymentChangesProblem([2, 3], payments)).toBeNull();
  expect(paymentChangesProblem([1, 2], payments)).toBe('This order can no longer be changed');
});
