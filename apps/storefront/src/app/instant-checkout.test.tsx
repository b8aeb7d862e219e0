// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  addCartAddress,
  addCartDelivery,
  addCartPayment,
  beginCheckout,
  getCart,
  updateCartLines,
} from '@stagedoor/contract/calls/shop/cart';
import { sampleCart, sampleItem, sampleLine } from '../parts/testing/sample-items.ts';
import { sampleEvent, userSession } from '../parts/testing/samples.ts';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import type { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import {
  uuid,
  outlet,
  address,
  checkout,
  complete,
  openStage,
  main,
  press,
  heading,
  steps,
} from './testing/open-checkout.tsx';
import { openShop } from './testing/open-shop.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  // Time stands still: what a clock shows must not depend on how long the screen took to come.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('[CART-14] [CART-05] [CHECKOUT-06] the review shows the held seats, the clock and the panel', async () => {
  await openStage({});
  expect(heading()).toBe('Confirm Selection');
  expect(main().textContent).toContain('Orchestra, row F, seats 11 and 12');
  expect(screen.getAllByRole('timer')[0]?.textContent).toBe('03:01');
  const panel = screen.getByRole('complementary', { name: 'Current Request' }).textContent;
  for (const part of [
    'Juniper & the Tides',
    'Granite Hall, Boston MA',
    'Fees$27.50',
    'Taxes$12.34',
    'TotalBefore shipping$209.84',
  ]) {
    expect(panel).toContain(part);
  }
});

test('[CART-06] [CHECKOUT-07] [CART-02] confirming goes on and cannot be reopened', async () => {
  const shop = await openStage({
    addons: true,
    server: (server) => void server.on(beginCheckout, () => sampleCart(checkout)),
  });
  expect(steps()).toEqual([
    'Confirm Selection',
    'Add to Order',
    'Shipping',
    'Delivery',
    'Billing',
    'Place Order',
  ]);
  press('Confirm and continue');
  await shop.settle();
  expect(shop.address()).toBe(`/checkout/i/addons/${uuid}`);
  expect(screen.getAllByRole('timer')[0]?.textContent).toBe('10:00');
  expect(screen.queryByRole('link', { name: /Confirm Selection/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Back to / })).toBeNull();
});

test('[CHECKOUT-09] [ROLE-07] [CHECKOUT-04] a visitor signs in on the way; without addons that stage is absent', async () => {
  const shop = await openStage({ signedIn: false, cart: checkout, stage: 'delivery' });
  expect(shop.address()).toBe(`/checkout/i/login/${uuid}`);
  expect(screen.getByRole('group', { name: 'Sign In' })).toBeTruthy();
  expect(steps()).toEqual(['Confirm Selection', 'Sign In', 'Shipping', 'Delivery', 'Billing', 'Place Order']);
});

const refusesCart = (server: StandInServer) =>
  void server.on(getCart, () => {
    throw refusal(404, 'CART_GONE', 'Your cart is no longer available');
  });

test('[CHECKOUT-02] [CHECKOUT-03] unknown, too early, foreign and expired carts lead to `/` with a word', async () => {
  const gone = 'Your cart is no longer available';
  const noStep = /^That address is no step of a checkout/;
  const ways = [
    { open: () => openStage({ stage: 'payment-method', cart: checkout }), words: /^A step before that one/ },
    { open: () => openStage({ cart: { state: 'EXPIRED' } }), words: gone },
    { open: () => openStage({ cart: { uuid: '3f1c7a52-0000-4000-8000-000000000002' } }), words: gone },
    { open: () => openShop({ url: '/checkout/x/review' }), words: noStep },
    { open: () => openShop({ url: '/checkout/i' }), words: noStep },
    { open: () => openStage({ server: refusesCart }), words: gone },
  ];
  for (const { open, words } of ways) {
    const shop = await open();
    expect(shop.address()).toBe('/');
    expect(screen.getByText(words)).toBeTruthy();
    cleanup();
  }
});

test('[CART-15] addons apply at once with the full list of lines, and none takes them away', async () => {
  const shop = await openStage({
    addons: true,
    stage: 'addons',
    cart: checkout,
    server: (server) =>
      void server.on(updateCartLines, ({ lines }) =>
        sampleCart({
          ...checkout,
          lines: lines.map(({ priceLevelId, quantity }) =>
            sampleLine({
              priceLevelId,
              quantity,
              isAddOn: priceLevelId === 2,
              levelName: priceLevelId === 2 ? 'Garage place' : 'Orchestra',
            }),
          ),
        }),
      ),
  });
  expect(heading()).toBe('Add to Order');
  fireEvent.change(screen.getByLabelText('Quantity, Garage place'), { target: { value: '1' } });
  await shop.settle();
  expect(shop.server.asked.at(-1)?.input).toEqual({
    uuid,
    lines: [
      { priceLevelId: 1, quantity: 2 },
      { priceLevelId: 2, quantity: 1 },
    ],
  });
  expect(main().textContent).toContain('Garage place × 1');
  press('Continue');
  await shop.settle();
  expect(shop.address()).toBe(`/checkout/i/shipping-address/${uuid}`);
});

test('[ADDR-06] [ADDR-07] [CHECKOUT-08] the shipping stage judges the form, keeps what was typed, and goes on', async () => {
  const shop = await openStage({
    stage: 'shipping-address',
    cart: checkout,
    server: (server) =>
      void server.on(addCartAddress, () => {
        const addressed = sampleCart({ ...checkout, shippingAddress: address });
        server.on(getCart, () => addressed);
        return addressed;
      }),
  });
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Robin');
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Zip/Postal Code', '0410');
  press('Continue');
  await shop.settle();
  expect(screen.getByRole('link', { name: 'Invalid Zip Code' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Street Address Required' })).toBeTruthy();
  expect(shop.server.countOf(addCartAddress)).toBe(0);
  type('Street address', address.addressLineOne);
  type('City', address.city);
  type('State', 'ME');
  type('Zip/Postal Code', '04101');
  type('Phone', '2075550148');
  expect(sessionStorage.getItem('draft:shipping-address')).toContain('Portland');
  press('Continue');
  await shop.settle();
  expect(shop.address()).toBe(`/checkout/i/delivery/${uuid}`);
  expect(sessionStorage.getItem('draft:shipping-address')).toBeNull();
});

test('[CONST-25] [VALID-16] [VALID-19] [CART-16] [CONST-31] delivery offers what the country allows and asks for a choice', async () => {
  const shop = await openStage({
    stage: 'delivery',
    cart: { ...checkout, shippingAddress: address },
    server: (server) => void server.on(addCartDelivery, () => sampleCart(complete)),
  });
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    'Will CallFree',
    'Tracked mail$7.50',
  ]);
  press('Continue');
  await shop.settle();
  expect(screen.getByRole('link', { name: 'Delivery Method Required' })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Tracked mail' }));
  press('Continue');
  await shop.settle();
  expect(shop.server.asked.findLast(({ path }) => path === addCartDelivery.path)?.input).toEqual({
    uuid,
    deliveryMethodUuid: outlet.deliveryMethods?.[1]?.uuid,
  });
});

test('[VALID-19] delivery says when it is there, and leaves out what would come too late', async () => {
  const mail = (id: number, leadDays: number) => ({ ...outlet.deliveryMethods![id]!, leadDays });
  const [willCall] = outlet.deliveryMethods!;
  await openShop({
    url: `/checkout/i/delivery/${uuid}`,
    outlet: {
      ...outlet,
      deliveryMethods: [willCall!, mail(1, 5), { ...mail(1, 400), id: 9, uuid: 'x', name: 'Slow mail' }],
    },
    events: [sampleEvent({ items: [sampleItem()] })],
    session: userSession(),
    server: (server) => void server.on(getCart, () => sampleCart({ ...checkout, shippingAddress: address })),
  });
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent)).toEqual([
    expect.stringMatching(/^Will Call/),
    expect.stringContaining('With you by '),
  ]);
});

test('[ERR-78] [PAY-05] [CART-16] [CART-18] payment asks for a card; what the server says against it stays on the page', async () => {
  const shop = await openStage({
    stage: 'payment-method',
    cart: { ...complete, paymentMethodUuid: undefined },
    server: (server) =>
      void server.on(addCartPayment, () => {
        throw refusal(409, 'CARD_EXPIRED', 'This card has expired. Please choose another one.');
      }),
  });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Visa ending in 1111' }).checked).toBe(true);
  press('Continue with Visa 1111');
  await shop.settle();
  expect(screen.getByText('Attention:')).toBeTruthy();
  expect(screen.getAllByText('This card has expired. Please choose another one.')).toHaveLength(1);
});

test('[CHECKOUT-05] [CONST-31] confirm sums everything up, each group with its way back', async () => {
  await openStage({ stage: 'confirm', cart: complete });
  expect(heading()).toBe('Place Order');
  for (const words of ['12 Box Elder Rd', 'Tracked mail ($7.50)', 'Visa ending in 1111']) {
    expect(main().textContent).toContain(words);
  }
  const edits = screen.getAllByRole('link', { name: /^Edit / }).map((link) => link.getAttribute('href'));
  expect(edits).toEqual(
    ['shipping-address', 'delivery', 'payment-method'].map((stage) => `/checkout/i/${stage}/${uuid}`),
  );
  expect(screen.getByRole('button', { name: 'Place Order' })).toBeTruthy();
});
