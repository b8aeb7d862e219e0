// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleCart } from '../parts/testing/sample-items.ts';
import { openGuestList } from './testing/open-guest-list.tsx';
import { main, openStage } from './testing/open-checkout.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

test('[CART-14] places without numbers are held, and none of them is called the best', async () => {
  await openStage({});
  expect(main().textContent).toContain('These are the best places we found.');
  cleanup();
  const lines = sampleCart().lines.map((line) => ({ ...line, seatInfo: { manifest: [], together: true } }));
  await openStage({ cart: { lines } });
  expect(main().textContent).toContain('These places are held for you.');
  expect(main().textContent).not.toContain('best');
});

test('[SEAT-01] [CART-14] who chose their seats is not told that they were found, nor that there were no better ones', async () => {
  const lines = sampleCart().lines.map((line) => ({
    ...line,
    seatInfo: { ...line.seatInfo, together: false, chosen: true },
  }));
  await openStage({ cart: { lines } });
  expect(main().textContent).toContain('These places are held for you.');
  expect(main().textContent).not.toMatch(/best|no better ones/);
  expect(screen.queryByRole('button', { name: 'Show me other seats' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Choose other seats' }).getAttribute('href')).toMatch(
    /\/seats\/\d+$/,
  );
});

test('[GUEST-05] what a guest has chosen is summed up before taxes and shipping, and says so', async () => {
  await openGuestList({ url: '/' });
  fireEvent.change(screen.getByLabelText('Quantity, Friends'), { target: { value: '2' } });
  expect(main().textContent).toContain('Before taxes and shipping');
});
