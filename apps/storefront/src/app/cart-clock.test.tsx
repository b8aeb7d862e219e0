// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getCart } from '@stagedoor/contract/calls/shop/cart';
import { sampleCart } from '../parts/testing/sample-items.ts';
import { checkout, uuid, openStage, press } from './testing/open-checkout.tsx';

// Both clocks of the device stand still, however long a screen takes to come up.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test("[CART-08] [CART-09] [CHECKOUT-10] at the end the server is asked, `Time's Up` stands in place and leads to `/`", async () => {
  let seconds = 1;
  const shop = await openStage({
    server: (server) =>
      void server.on(getCart, () =>
        seconds > 0
          ? sampleCart({ clock: { running: true, secondsToExpire: seconds } })
          : sampleCart({ state: 'EXPIRED', clock: { running: false, secondsToExpire: 0 } }),
      ),
  });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  seconds = 0;
  vi.advanceTimersByTime(1100);
  const dialog = await screen.findByRole('alertdialog', { name: "Time's Up" });
  expect(dialog.textContent).toContain('has expired');
  expect(document.body.textContent).toContain('Orchestra, row F');
  localStorage.setItem('draft:cart', uuid);
  press('Search Again');
  await shop.settle();
  expect([shop.address(), localStorage.getItem('draft:cart')]).toEqual(['/', null]);
});

test('[CART-07] a count that comes to its end too early does not end a cart that the server keeps', async () => {
  const { server, settle } = await openStage({ cart: { clock: { running: true, secondsToExpire: 1 } } });
  const before = server.countOf(getCart);
  vi.advanceTimersByTime(1100);
  await waitFor(() => expect(server.countOf(getCart)).toBeGreaterThan(before));
  await settle();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('tickets that are held are told of wherever the customer looks, with the way back to them', async () => {
  localStorage.setItem('draft:cart', uuid);
  const shop = await openStage({ stage: 'confirm', cart: checkout });
  expect(shop.address()).toBe('/');
  const held = screen.getByRole('complementary', { name: 'Your tickets are held' });
  expect(within(held).getByRole('timer').textContent).toBe('10:00');
  await userEvent.click(within(held).getByRole('link', { name: 'Proceed to Checkout' }));
  await shop.settle();
  expect(shop.address()).toBe(`/checkout/i/shipping-address/${uuid}`);
  expect(screen.queryByRole('complementary', { name: 'Your tickets are held' })).toBeNull();
});
