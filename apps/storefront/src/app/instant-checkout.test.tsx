// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  addCartAddress,
  addCartDelivery,
  addCartPayment,
  beginCheckout,
  getCart,
  updateCartLines,
} from '@stagedoor/contract/calls/cart';
import { listPaymentMethods } from '@stagedoor/contract/calls/payment';
import { createOrder } from '@stagedoor/contract/calls/order';
import { getSavedAddresses } from '@stagedoor/contract/calls/saved-addresses';
import type { Cart } from '@stagedoor/contract/entities/cart';
import { sampleAddon, sampleCart, sampleItem, sampleLine } from '../parts/testing/sample-items.ts';
import { sampleEvent, sampleOutlet, userSession } from '../parts/testing/samples.ts';
import { refusal } from '../parts/testing/stand-in-server.ts';
import type { StandInServer } from '../parts/testing/stand-in-server.ts';
import { openShop } from './testing/open-shop.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const { uuid } = sampleCart();
const method = (id: number, name: string, priceCents: number, deliveryType: number, active = true) => ({
  id,
  uuid: `00000000-0000-4000-8000-00000000000${id}`,
  deliveryMethodId: id,
  deliveryType,
  type: { constant: '' },
  name,
  priceCents,
  active,
});
const outlet = sampleOutlet({
  deliveryMethods: [
    method(1, 'Will Call', 0, 1),
    method(2, 'Tracked mail', 7_50, 2),
    method(3, 'Mail abroad', 24_00, 3),
    method(5, 'Courier', 32_00, 2, false),
  ],
});
const card = {
  id: 1,
  uuid: '00000000-0000-4000-8000-0000000000c1',
  gatewayCardId: 'x',
  holderName: 'Robin Vale',
  lastFour: '1111',
  expiration: '2030-03',
  type: 'Visa',
  isDefault: true,
  description: '',
  sort: 1,
};
const address = {
  firstName: 'Robin',
  lastName: 'Vale',
  addressLineOne: '12 Box Elder Rd',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
  countryId: 1,
  phone: '(207) 555-0148',
};
const checkout: Partial<Cart> = { state: 'CHECKOUT', clock: { running: true, secondsToExpire: 600 } };
const complete: Partial<Cart> = {
  ...checkout,
  shippingAddress: address,
  deliveryMethodUuid: outlet.deliveryMethods?.[1]?.uuid,
  paymentMethodUuid: card.uuid,
  totals: { ticketsCents: 170_00, feesCents: 27_50, taxesCents: 0, shippingCents: 7_50, totalCents: 205_00 },
};

interface Stage {
  cart?: Partial<Cart>;
  stage?: string;
  signedIn?: boolean;
  addons?: boolean;
  server?: (server: StandInServer) => void;
}

async function openStage({ cart, stage = 'review', signedIn = true, addons = false, server }: Stage) {
  const items = addons ? [sampleItem(), sampleAddon()] : [sampleItem()];
  return openShop({
    url: `/checkout/i/${stage}/${uuid}`,
    outlet,
    events: [sampleEvent({ items })],
    session: signedIn ? userSession() : undefined,
    server: (stand) => {
      stand
        .on(getCart, () => sampleCart(cart))
        .on(getSavedAddresses, () => ({ addresses: [] }))
        .on(listPaymentMethods, () => ({ paymentMethods: [card] }));
      server?.(stand);
    },
  });
}

const main = () => screen.getByRole('main');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const steps = () =>
  [...screen.getByRole('navigation', { name: 'Checkout' }).querySelectorAll('li')].map(
    (step) => step.textContent?.replace(/^\d/, '').replace(' (done)', '') ?? '',
  );

test('[CART-14] [CART-05] [CHECKOUT-06] the review shows the held seats, the clock and the panel', async () => {
  await openStage({});
  expect(heading()).toBe('Confirm Selection');
  expect(main().textContent).toContain('Orchestra, row F, seats 11 and 12');
  expect(screen.getAllByRole('timer')[0]?.textContent).toMatch(/^03:0[01]$/);
  const panel = screen.getByRole('complementary', { name: 'Current Request' }).textContent;
  for (const part of [
    'Juniper & the Tides',
    'Granite Hall, Boston MA',
    'Fees$27.50',
    'Taxes$12.34',
    'Total$209.84',
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
  expect(screen.getAllByRole('timer')[0]?.textContent).toMatch(/^(10:00|09:59)$/);
  expect(screen.queryByRole('link', { name: /Confirm Selection/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Back' })).toBeNull();
});

test('[CHECKOUT-09] [CHECKOUT-04] a visitor signs in on the way; without addons that stage is absent', async () => {
  const shop = await openStage({ signedIn: false, cart: checkout, stage: 'delivery' });
  expect(shop.address()).toBe(`/checkout/i/login/${uuid}`);
  expect(screen.getByRole('group', { name: 'Sign In' })).toBeTruthy();
  expect(steps()).toEqual(['Confirm Selection', 'Sign In', 'Shipping', 'Delivery', 'Billing', 'Place Order']);
});

test('[CHECKOUT-02] [CHECKOUT-03] unknown, too early, foreign and expired carts lead to `/`', async () => {
  const shops = [
    await openStage({ stage: 'payment-method', cart: checkout }),
    (cleanup(), await openStage({ cart: { state: 'EXPIRED' } })),
    (cleanup(), await openStage({ cart: { uuid: '3f1c7a52-0000-4000-8000-000000000002' } })),
    (cleanup(), await openShop({ url: '/checkout/x/review' })),
    (cleanup(), await openShop({ url: '/checkout/i' })),
    (cleanup(),
    await openStage({
      server: (server) =>
        void server.on(getCart, () => {
          throw refusal(404, 'CART_GONE', 'Your cart is no longer available');
        }),
    })),
  ];
  for (const shop of shops) expect(shop.address()).toBe('/');
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
      void server.on(addCartAddress, () => sampleCart({ ...checkout, shippingAddress: address })),
  });
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Robin');
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  type('Zip code', '0410');
  press('Continue');
  await shop.settle();
  expect(screen.getByRole('link', { name: 'Invalid Zip Code' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Street Address Required' })).toBeTruthy();
  expect(shop.server.countOf(addCartAddress)).toBe(0);
  type('Street address', address.addressLineOne);
  type('City', address.city);
  type('State', 'ME');
  type('Zip code', '04101');
  type('Phone', '2075550148');
  expect(sessionStorage.getItem('draft:shipping-address')).toContain('Portland');
  press('Continue');
  await shop.settle();
  expect(shop.address()).toBe(`/checkout/i/delivery/${uuid}`);
  expect(sessionStorage.getItem('draft:shipping-address')).toBeNull();
});

test('[VALID-16] [VALID-19] [CART-16] [CONST-31] delivery offers what the country allows and asks for a choice', async () => {
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

test('[PAY-05] [CART-16] [CART-18] payment asks for a card; what the server says against it stays on the page', async () => {
  const shop = await openStage({
    stage: 'payment-method',
    cart: { ...complete, paymentMethodUuid: undefined },
    server: (server) =>
      void server.on(addCartPayment, () => {
        throw refusal(409, 'CARD_EXPIRED', 'This card has expired. Please choose another one.');
      }),
  });
  press('Continue');
  await shop.settle();
  expect(screen.getByRole('link', { name: 'Missing payment method details' })).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Visa ending in 1111' }));
  press('Continue');
  await shop.settle();
  expect(screen.getByText('Attention:')).toBeTruthy();
  expect(screen.getAllByText('This card has expired. Please choose another one.')).toHaveLength(2);
});

test('[CHECKOUT-05] confirm sums everything up, each group with its way back', async () => {
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
  expect(sessionStorage.getItem('draft:cart')).toBeNull();
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
  await act(() => new Promise((wake) => setTimeout(wake, 1100)));
  await shop.settle();
  expect(screen.getByRole('alertdialog', { name: "Time's Up" }).textContent).toContain('has expired');
  expect(document.body.textContent).toContain('Orchestra, row F');
  press('Search Again');
  await shop.settle();
  expect(shop.address()).toBe('/');
});

test('[CART-07] a count that comes to its end too early does not end a cart that the server keeps', async () => {
  await openStage({ cart: { clock: { running: true, secondsToExpire: 1 } } });
  await act(() => new Promise((wake) => setTimeout(wake, 1100)));
  expect(screen.queryByRole('alertdialog')).toBeNull();
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
  expect(shop.server.asked.findLast(({ path }) => path === createOrder.path)?.input).toEqual({ uuid });
  expect(shop.address()).toBe('/user/history/orders/Z7/receipt');
  expect(sessionStorage.getItem('draft:cart')).toBeNull();
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
  expect(screen.getAllByText('Your card was declined. Please choose another one.')).toHaveLength(2);
  expect(screen.getAllByRole('timer').length).toBeGreaterThan(0);
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
