import { expect, test } from 'vitest';
import { paymentChangesProblem } from './payment-changes.ts';

const payments = [
  { sort: 1, captured: true },
  { sort: 2, captured: false },
  { sort: 3, captured: false },
];

test('[INSTAL-14] a change that names an unknown sort is refused', () => {
  expect(paymentChangesProblem([{ sort: 2 }, { sort: 4 }], payments)).toBe('unknown');
});

test('[INSTAL-16] captured installments cannot be changed, the others can', () => {
  expect(paymentChangesProblem([{ sort: 2 }, { sort: 3 }], payments)).toBeNull();
  expect(paymentChangesProblem([{ sort: 1 }, { sort: 2 }], payments)).toBe('captured');
});
