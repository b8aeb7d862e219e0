// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addCartPayment } from '@stagedoor/contract/calls/shop/cart';
import { getHostedProfilePage, listPaymentMethods } from '@stagedoor/contract/calls/shop/payment';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import type { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { getSavedAddresses } from '@stagedoor/contract/calls/shop/saved-addresses';
import { sampleCart } from '../parts/testing/sample-items.ts';
import { userSession } from '../parts/testing/samples.ts';
import { inputTo } from './testing/address-book.ts';
import { card } from './testing/card-book.ts';
import { complete, openStage, uuid } from './testing/open-checkout.tsx';
import { openShop } from './testing/open-shop.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  // The frame stays empty here, and that is nothing to complain about.
  Object.assign(window.happyDOM?.settings ?? {}, { enableIframePageLoading: true });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const billing = { cart: { ...complete, paymentMethodUuid: undefined } };
const page = 'https://gateway.test/c/pay/1';

/** A gateway with a page of its own, which lists a card only when it is asked itself. */
const withPage = (server: StandInServer) =>
  server
    .on(getHostedProfilePage, () => ({ token: '', endpoint: page, isPage: true }))
    .on(listPaymentMethods, ({ remote }) => ({ paymentMethods: remote ? [card(4242)] : [] }))
    .on(addCartPayment, () => sampleCart({ ...complete, paymentMethodUuid: card(4242).uuid }));

test('[GATE-02] [ACCT-14] a gateway with a page of its own is led to, and nothing of it is framed', async () => {
  await openStage({ ...billing, stage: 'payment-method', server: (server) => void withPage(server) });
  expect(screen.getByRole('link', { name: 'Go to the card form' }).getAttribute('href')).toBe(page);
  expect(screen.queryByTitle('Card form of the payment provider')).toBeNull();
  expect(screen.getByText(/^That page belongs to the payment provider/)).toBeTruthy();
  expect(screen.queryByText(/framed/)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
});

test('[GATE-02] [CHECKOUT-08] who comes back with a card goes on with it, and asks for no other page', async () => {
  const stage = { ...billing, stage: 'payment-method', query: '?card=saved' };
  const shop = await openStage({ ...stage, server: (server) => void withPage(server) });
  await shop.settle();
  expect(screen.getByText('New payment added')).toBeTruthy();
  expect(inputTo(shop.server, addCartPayment)).toEqual({ uuid, paymentMethodUuid: card(4242).uuid });
  expect(shop.address()).toBe(`/checkout/i/confirm/${uuid}`);
  expect(inputTo(shop.server, getHostedProfilePage)).toBeUndefined();
});

test('[GATE-02] in the account the section is open, with the card, and the address is clean again', async () => {
  const shop = await openShop({
    url: '/user/account?card=saved',
    session: userSession(),
    server: (server) => void withPage(server).on(getSavedAddresses, () => ({ addresses: [] })),
  });
  await shop.settle();
  const section = await screen.findByRole('region', { name: /^Saved Payments/ });
  expect(section.textContent).toContain('4242');
  expect(shop.address()).toBe('/user/account');
});

test('[ERR-45] [GATE-02] a page that does not open is told in words of no other gateway', async () => {
  const message = 'Error retrieving card form';
  await openStage({
    ...billing,
    stage: 'payment-method',
    server: (server) =>
      void withPage(server).on(getHostedProfilePage, () => {
        throw refusal(503, 'GATEWAY_UNAVAILABLE', message);
      }),
  });
  expect(screen.getByText(message)).toBeTruthy();
});
