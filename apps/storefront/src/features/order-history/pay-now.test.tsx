// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { samplePayment } from '../../parts/testing/sample-orders.ts';
import { PayNow } from './pay-now.tsx';

afterEach(cleanup);

const nothing = () => {};
const offered = (payment: Parameters<typeof samplePayment>[0]): boolean => {
  cleanup();
  render(<PayNow payment={samplePayment(payment)} justPaid={false} onPay={nothing} />);
  return screen.queryByRole('button', { name: 'Pay Now' }) !== null;
};

test('[ROLE-12] paying by hand is offered where the flag says so, whatever else became of the payment', () => {
  expect(offered({ captured: false, payNowIsAvailable: true })).toBe(true);
  expect(offered({ captured: false, failed: true, payNowIsAvailable: true })).toBe(true);
  expect(offered({ captured: false, failed: true, payNowIsAvailable: false })).toBe(false);
  expect(offered({ captured: true, payNowIsAvailable: true })).toBe(false);
});
