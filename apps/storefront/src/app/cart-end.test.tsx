// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getCart, updateCartLines } from '@stagedoor/contract/calls/shop/cart';
import { createOrder } from '@stagedoor/contract/calls/shop/order';
import type { Cart } from '@stagedoor/contract/entities/cart';
import { sampleCart } from '../parts/testing/sample-items.ts';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { toasts } from './testing/account-screens.ts';
import { uuid, complete, openStage, press, heading } from './testing/open-checkout.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

test('[CART-10] [CART-11] [CART-12] [CART-13] cancel asks; staying changes nothing, releasing empties the cart and goes to `/`', async () => {
  const shop = await openStage({
    server: (server) => void server.on(updateCartLines, () => sampleCart({ state: 'RELEASED', lines: [] })),
  });
  press('Cancel');
  await shop.settle();
  press('Proceed to Checkout');
  await shop.settle();
  expect(shop.server.countOf(updateCartLines)).toBe(0);
  expect(shop.address()).toBe(`/checkout/i/review/${uuid}`);
  press('Cancel');
  await shop.settle();
  press('Yes, release my tickets and start over');
  await shop.settle();
  expect(shop.server.asked.findLast(({ path }) => path === updateCartLines.path)?.input).toEqual({
    uuid,
    lines: [],
  });
  expect(shop.address()).toBe('/');
  expect(localStorage.getItem('draft:cart')).toBeNull();
});

test('[EVENT-15] fewer than asked for: keeping closes the question, releasing goes back to the event', async () => {
  const reduced = { reduced: [{ priceLevelId: 1, asked: 4, held: 2 }] };
  const shop = await openStage({
    cart: reduced,
    server: (server) => void server.on(updateCartLines, () => sampleCart({ state: 'RELEASED', lines: [] })),
  });
  expect(screen.getByRole('alertdialog').textContent).toContain('Your quantity was changed from 4 to 2.');
  press('Keep these tickets');
  await shop.settle();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  cleanup();
  const again = await openStage({
    cart: reduced,
    server: (server) => void server.on(updateCartLines, () => sampleCart({ state: 'RELEASED', lines: [] })),
  });
  press('Release them');
  await again.settle();
  expect(again.address()).toBe('/event/101');
});

test('[CART-22] a cart that is being paid says so; one that became an order shows its receipt', async () => {
  await openStage({ cart: { state: 'PAYING' } });
  expect(heading()).toContain('Your payment is being checked.');
  cleanup();
  const shop = await openStage({ cart: { state: 'ORDERED', orderId: 'Z1' } });
  expect(shop.address()).toBe('/user/history/orders/Z1/receipt');
});

test('[CART-20] a cart that was released in another tab is told, and `/` shows', async () => {
  let state: Cart['state'] = 'REVIEW';
  const shop = await openStage({ server: (server) => void server.on(getCart, () => sampleCart({ state })) });
  state = 'RELEASED';
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await shop.settle();
  expect(shop.address()).toBe('/');
  expect(screen.getByText('Your cart is no longer available')).toBeTruthy();
});

test('[CART-17] [CALL-59] placing the order opens its receipt, and the cart is forgotten', async () => {
  const shop = await openStage({
    stage: 'confirm',
    cart: complete,
    server: (server) => void server.on(createOrder, () => ({ order: { id: 7, number: 'Z7' } })),
  });
  press('Place Order');
  await shop.settle();
  expect(shop.server.asked.findLast(({ path }) => path === createOrder.path)?.input).toEqual({
    uuid,
    expectedTotalCents: sampleCart(complete).totals.totalCents,
  });
  expect(shop.address()).toBe('/user/history/orders/Z7/receipt');
  expect(localStorage.getItem('draft:cart')).toBeNull();
});

test('[CART-19] [CART-18] a declined card is told on the stage; tickets and clock stay', async () => {
  const shop = await openStage({
    stage: 'confirm',
    cart: complete,
    server: (server) =>
      void server.on(createOrder, () => {
        throw refusal(409, 'CARD_DECLINED', 'Your card was declined. Please choose another one.');
      }),
  });
  press('Place Order');
  await shop.settle();
  expect(shop.address()).toBe(`/checkout/i/confirm/${uuid}`);
  expect(screen.getAllByText('Your card was declined. Please choose another one.')).toHaveLength(1);
  expect(toasts()).toEqual([]);
  expect(screen.getAllByRole('timer').length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('link', { name: 'Choose another card' }));
  expect(shop.address()).toBe(`/checkout/i/payment-method/${uuid}`);
  await shop.settle();
  expect(toasts()).toEqual([]);
});

const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test('[SHELL-12] what was said against an action goes as soon as it is tried again', async () => {
  const shop = await openStage({
    stage: 'confirm',
    cart: complete,
    server: (server) =>
      void server.on(createOrder, () => {
        throw refusal(409, 'CARD_DECLINED', 'Your card was declined.');
      }),
  });
  press('Place Order');
  await shop.settle();
  expect(alerts()).toEqual(['Attention:Your card was declined.']);
  shop.server.hold();
  press('Place Order');
  await shop.settle();
  expect(alerts()).toEqual([]);
});

test('[CART-22] an order whose payment is not decided yet says that it is being checked', async () => {
  const shop = await openStage({
    stage: 'confirm',
    cart: complete,
    server: (server) =>
      void server.on(createOrder, () => ({ cart: sampleCart({ ...complete, state: 'PAYING' }) })),
  });
  press('Place Order');
  await shop.settle();
  expect(heading()).toContain('Your payment is being checked.');
});

test('nothing is told of tickets that are held no longer', async () => {
  localStorage.setItem('draft:cart', uuid);
  const over = { state: 'EXPIRED', clock: { running: false, secondsToExpire: 0 } } as const;
  const shop = await openStage({ stage: 'confirm', cart: over });
  expect(shop.address()).toBe('/');
  expect(screen.queryByRole('complementary', { name: 'Your tickets are held' })).toBeNull();
});

/** As the browser tells it when another tab has changed what they share. */
const toldByAnotherTab = (uuidThere: string | null) => {
  if (uuidThere === null) localStorage.removeItem('draft:cart');
  else localStorage.setItem('draft:cart', uuidThere);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'draft:cart' })));
};

test('[CART-20] a purchase begun in another tab is told here at once, and the way to its tickets shows', async () => {
  const other = '00000000-0000-4000-8000-0000000000c9';
  let replaced = false;
  const shop = await openStage({
    server: (server) =>
      void server.on(getCart, ({ uuid: asked }) =>
        asked === other
          ? sampleCart({ uuid: other })
          : sampleCart({ state: replaced ? 'RELEASED' : 'REVIEW' }),
      ),
  });
  replaced = true;
  toldByAnotherTab(other);
  await shop.settle();
  expect(shop.address()).toBe('/');
  expect(toasts()).toEqual(['Attention:Your cart is no longer available']);
  expect(localStorage.getItem('draft:cart')).toBe(other);
  await shop.settle();
  const held = screen.getByRole('complementary', { name: 'Your tickets are held' });
  expect(within(held).getByRole('link').getAttribute('href')).toContain(other);
  toldByAnotherTab(null);
  await shop.settle();
  expect(screen.queryByRole('complementary', { name: 'Your tickets are held' })).toBeNull();
});

test('[CHECKOUT-03] a checkout without a cart leads home and says why', async () => {
  const shop = await openStage({ cart: { state: 'EXPIRED' } });
  expect(shop.address()).toBe('/');
  expect(toasts()).toEqual(['Attention:Your cart is no longer available']);
});
