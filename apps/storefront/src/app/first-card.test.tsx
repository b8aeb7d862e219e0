// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addCartPayment } from '@stagedoor/contract/calls/shop/cart';
import { getHostedProfilePage, listPaymentMethods } from '@stagedoor/contract/calls/shop/payment';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { sampleCart } from '../parts/testing/sample-items.ts';
import { inputTo } from './testing/address-book.ts';
import { card } from './testing/card-book.ts';
import { complete, openStage, press, uuid } from './testing/open-checkout.tsx';
import { addressed, cardOf, openRequest } from './testing/open-request.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  // The frame stays empty here, and that is nothing to complain about.
  Object.assign(window.happyDOM?.settings ?? {}, { enableIframePageLoading: true });
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const report = (data: string) =>
  act(async () => void window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin })));

test('[CHECKOUT-08] [ACCT-14] billing without a card opens the card form, and saving it goes on', async () => {
  let saved = false;
  const shop = await openStage({
    stage: 'payment-method',
    cart: { ...complete, paymentMethodUuid: undefined },
    server: (server) =>
      void server
        .on(getHostedProfilePage, () => ({ token: 't', endpoint: 'https://gateway.test/addPayment' }))
        .on(listPaymentMethods, () => ({ paymentMethods: saved ? [card(1111)] : [] }))
        .on(addCartPayment, () => sampleCart({ ...complete, paymentMethodUuid: card(1111).uuid })),
  });
  expect(screen.getByTitle('Card form of the payment provider')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  // Its own button is the only way on.
  expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();

  await report('action=cancel');
  await shop.settle();
  expect(screen.getByTitle('Card form of the payment provider')).toBeTruthy();
  saved = true;
  await report('action=successfulSave');
  await shop.settle();
  expect(inputTo(shop.server, addCartPayment)).toEqual({ uuid, paymentMethodUuid: card(1111).uuid });
  expect(shop.address()).toBe(`/checkout/i/confirm/${uuid}`);
});

test('[CHECKOUT-08] once another card is added, or the form is left, one goes on from the card that is chosen', async () => {
  let cards = [card(1111)];
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const shop = await openStage({
    stage: 'payment-method',
    cart: { ...complete, paymentMethodUuid: card(1111).uuid },
    server: (server) =>
      void server
        .on(getHostedProfilePage, () => ({ token: 't', endpoint: 'https://gateway.test/addPayment' }))
        .on(listPaymentMethods, () => ({ paymentMethods: cards })),
  });
  const focused = () => (document.activeElement as HTMLInputElement).value;
  press('Add a payment method');
  await shop.settle();
  await report('action=cancel');
  await shop.settle();
  expect(focused()).toBe(card(1111).uuid);
  press('Add a payment method');
  await shop.settle();
  cards = [card(1111), card(2222)];
  await report('action=successfulSave');
  await shop.settle();
  expect(focused()).toBe(card(2222).uuid);
  expect(scrolled).toHaveBeenCalledTimes(2);
});

test('[ACCT-15] a card that was taken closes the form, also where the cards cannot be read again', async () => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const shop = await openStage({
    stage: 'payment-method',
    cart: { ...complete, paymentMethodUuid: card(1111).uuid },
    server: (server) =>
      void server
        .on(getHostedProfilePage, () => ({ token: 't', endpoint: 'https://gateway.test/addPayment' }))
        .on(listPaymentMethods, () => ({ paymentMethods: [card(1111)] })),
  });
  press('Add a payment method');
  await shop.settle();
  expect(screen.getByTitle('Card form of the payment provider')).toBeTruthy();
  shop.server.on(listPaymentMethods, () => {
    throw refusal(409, 'ODD', 'Not today');
  });
  await report('action=successfulSave');
  await shop.settle();
  expect(screen.queryByTitle('Card form of the payment provider')).toBeNull();
  expect(screen.getByText('New payment added')).toBeTruthy();
});

test('[ACCT-15] [GUEST-14] a card that the gateway lists late is found by itself; where it is not, one may look again', async () => {
  let listed: PaymentMethod[] = [];
  const shop = await openStage({
    stage: 'payment-method',
    cart: { ...complete, paymentMethodUuid: undefined },
    server: (server) =>
      void server
        .on(getHostedProfilePage, () => ({ token: 't', endpoint: 'https://gateway.test/addPayment' }))
        .on(listPaymentMethods, () => ({ paymentMethods: listed }))
        .on(addCartPayment, () => sampleCart({ ...complete, paymentMethodUuid: card(1111).uuid })),
  });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await report('action=successfulSave');
  await act(async () => vi.advanceTimersByTimeAsync(1500));
  expect(screen.queryByTitle('Card form of the payment provider')).toBeNull();
  expect(screen.getAllByText(/^Your card is saved\. We are waiting/).length).toBeGreaterThan(0);
  await act(async () => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('Your card is saved, but not listed yet')).toBeTruthy();
  listed = [card(1111)];
  press('Look again');
  await act(async () => vi.advanceTimersByTimeAsync(100));
  vi.useRealTimers();
  await shop.settle();
  expect(shop.address()).toBe(`/checkout/i/confirm/${uuid}`);
});

test('[FAN-15] [FAN-16] a card that is added takes the payments that the old one would not live to see', async () => {
  const cards = [cardOf(1, { expiration: '2026-12' })];
  const shop = await openRequest({
    draft: addressed,
    stage: 'payment-method',
    cards,
    server: (stand) =>
      void stand.on(getHostedProfilePage, () => ({
        token: 't',
        endpoint: 'https://gateway.test/addPayment',
      })),
  });
  press('Pay in three');
  await shop.settle();
  press('Add a payment method');
  await shop.settle();
  cards.push(cardOf(2));
  await report('action=successfulSave');
  await shop.settle();
  const selects = screen.getAllByLabelText<HTMLSelectElement>(/^Card for the/);
  expect(selects.map(({ value }) => value)).toEqual([1, 2, 2].map((sort) => cardOf(sort).uuid));
  expect(screen.queryByText(/expires before/)).toBeNull();
});
