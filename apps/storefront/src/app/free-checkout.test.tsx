// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addCartDelivery } from '@stagedoor/contract/calls/shop/cart';
import { getHostedProfilePage, listPaymentMethods } from '@stagedoor/contract/calls/shop/payment';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { sampleCart } from '../parts/testing/sample-items.ts';
import { checkout, complete, main, openStage, outlet, press, steps, uuid } from './testing/open-checkout.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const nothing = { ticketsCents: 0, feesCents: 0, taxesCents: 0, shippingCents: 0, totalCents: 0 };
const willCall = outlet.deliveryMethods!.slice(0, 1);
const free = { ...checkout, totals: nothing };

test('[CART-23] free tickets that nobody sends: delivery, then Place Order, and no word of a card', async () => {
  const shop = await openStage({
    stage: 'delivery',
    cart: free,
    shop: { deliveryMethods: willCall },
    server: (server) =>
      void server.on(addCartDelivery, () => sampleCart({ ...free, deliveryMethodUuid: willCall[0]!.uuid })),
  });
  expect(steps()).toEqual(['Confirm Selection', 'Delivery', 'Place Order']);
  fireEvent.click(screen.getByRole('radio', { name: /Will Call/ }));
  press('Continue');
  await shop.settle();
  expect(shop.address()).toBe(`/checkout/i/confirm/${uuid}`);
  expect(main().textContent).toContain('There is nothing to pay.');
  expect(main().textContent).not.toMatch(/Billing|charged/);
  expect(screen.queryByRole('heading', { name: 'Shipping' })).toBeNull();
});

test('[CART-23] a way of delivery that costs brings billing back', async () => {
  const mailed = { ...complete, paymentMethodUuid: undefined, totals: { ...nothing, totalCents: 7_50 } };
  const shop = await openStage({ stage: 'confirm', cart: mailed });
  expect(shop.address()).toBe('/');
});

test('[ACCT-24] [CART-23] a card form that does not open is said where a card is needed, with a way on', async () => {
  let away = true;
  const shop = await openStage({
    stage: 'payment-method',
    cart: { ...complete, paymentMethodUuid: undefined },
    server: (server) =>
      void server
        .on(listPaymentMethods, () => ({ paymentMethods: [] }))
        .on(getHostedProfilePage, () => {
          if (!away) return { token: 't', endpoint: 'https://gateway.test/addPayment' };
          throw refusal(503, 'GATEWAY_UNAVAILABLE', 'Error retrieving authnet profile token');
        }),
  });
  expect(screen.getByText('Error retrieving authnet profile token')).toBeTruthy();
  expect(screen.getByText(/What you have chosen is kept/)).toBeTruthy();
  away = false;
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  Object.assign(window.happyDOM?.settings ?? {}, { enableIframePageLoading: true });
  press('Try again');
  await shop.settle();
  expect(screen.getByTitle('Card form of the payment provider')).toBeTruthy();
  expect(screen.queryByText('Error retrieving authnet profile token')).toBeNull();
});
