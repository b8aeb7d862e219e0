// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addCartPayment, createCart, getCart } from '@stagedoor/contract/calls/shop/cart';
import { createOrder } from '@stagedoor/contract/calls/shop/order';
import { getHostedProfilePage, listPaymentMethods } from '@stagedoor/contract/calls/shop/payment';
import type { Cart } from '@stagedoor/contract/entities/cart';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { sampleCart, sampleItem } from '../parts/testing/sample-items.ts';
import { now, sampleEvent } from '../parts/testing/samples.ts';
import { inputTo } from './testing/address-book.ts';
import { card } from './testing/card-book.ts';
import { complete, main, openStage, press, uuid } from './testing/open-checkout.tsx';
import { openShop } from './testing/open-shop.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  Object.assign(window.happyDOM?.settings ?? {}, { enableIframePageLoading: true });
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const [one, two] = [card(1111), card(2222)] as const;
const declinedOf = (...cards: { uuid: string }[]): Partial<Cart> => ({
  ...complete,
  paymentMethodUuid: one.uuid,
  declinedCards: cards.map(({ uuid: paymentMethodUuid }) => ({ paymentMethodUuid, at: new Date(now) })),
});
const billing = (cart: Partial<Cart>, cards = [one, two]) =>
  openStage({
    stage: 'payment-method',
    cart,
    server: (server) =>
      void server
        .on(listPaymentMethods, () => ({ paymentMethods: cards }))
        .on(getHostedProfilePage, () => ({ token: 't', endpoint: 'https://gateway.test/addPayment' }))
        .on(addCartPayment, ({ paymentMethodUuid }) => sampleCart({ ...complete, paymentMethodUuid })),
  });
const checked = () =>
  screen.getAllByRole<HTMLInputElement>('radio').flatMap((radio) => (radio.checked ? radio.value : []));
const alerts = () =>
  within(main())
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent);

test('[CART-16] [CHECKOUT-08] billing begins with the primary card: Continue is all there is to do', async () => {
  const shop = await billing({ ...complete, paymentMethodUuid: undefined });
  expect(checked()).toEqual([one.uuid]);
  press('Continue with Visa 1111');
  await shop.settle();
  expect(inputTo(shop.server, addCartPayment)).toEqual({ uuid, paymentMethodUuid: one.uuid });
});

test('[CART-19] a card that was declined is marked, says when, and is not the one that is chosen', async () => {
  await billing(declinedOf(one));
  expect(checked()).toEqual([two.uuid]);
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ value }) => value)).toEqual([two.uuid, one.uuid]);
  expect(radios[1]!.closest('label')!.textContent).toMatch(/Declined today at .* Your bank can say why/);
  expect(main().textContent).toContain('Visa ending in 1111 was declined');
  expect(main().textContent).toContain('Nothing was charged, and no order was placed.');
});

test('[CART-19] [CHECKOUT-08] above the choice stands how long the tickets are held, and one button names the card', async () => {
  await billing(declinedOf(one));
  const said = screen.getByText(/^Nothing was charged/);
  expect(said.textContent).toMatch(/Your tickets are held for \d+ minutes more\. Choose another card\.$/);
  const form = screen.getByRole('form', { name: 'Billing' });
  const [first] = within(form).getAllByRole('heading', { name: 'Billing' });
  expect(said.compareDocumentPosition(first!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  // A new card stands behind what can work and before what a bank has refused.
  const choices = screen
    .getAllByText(/ending in \d{4}$|^Add a payment method$/)
    .map((each) => each.textContent);
  expect(choices).toEqual(['Visa ending in 2222', 'Add a payment method', 'Visa ending in 1111']);
  expect(within(form).getByRole('button', { name: 'Continue with Visa 2222' })).toBeTruthy();
  expect(main().textContent).toContain('You see everything once more before you pay.');
  expect(within(form).getByRole('link', { name: 'Back to Delivery' })).toBeTruthy();
});

test('[CART-19] where every card was declined none is chosen', async () => {
  await billing(declinedOf(one, two));
  expect(checked()).toEqual([]);
  expect(screen.getAllByText(/^Declined today/)).toHaveLength(2);
});

test('[CART-19] once another card is chosen nothing is said of the declined one any more', async () => {
  await billing({ ...declinedOf(two), paymentMethodUuid: one.uuid });
  expect(main().textContent).not.toContain('was declined');
  expect(checked()).toEqual([one.uuid]);
});

test('[CHECKOUT-08] Continue over a card that is being typed asks first', async () => {
  const shop = await billing({ ...complete, paymentMethodUuid: one.uuid });
  press('Add a payment method');
  await shop.settle();
  screen.getByTitle('Card form of the payment provider').focus();
  act(() => void window.dispatchEvent(new Event('blur')));
  press('Continue with Visa 1111');
  await shop.settle();
  expect(shop.server.countOf(addCartPayment)).toBe(0);
  const question = screen.getByRole('alertdialog', { name: 'Leave the card that you are typing?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Go on typing' }));
  expect(screen.getByTitle('Card form of the payment provider')).toBeTruthy();
  press('Continue with Visa 1111');
  fireEvent.click(screen.getByRole('button', { name: 'Continue with Visa ending in 1111' }));
  await shop.settle();
  expect(shop.address()).toBe(`/checkout/i/confirm/${uuid}`);
});

test('[CART-19] after a decline the one filled button leads to another card', async () => {
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
  const filled = [...main().querySelectorAll('a, button')].filter((each) => /primary/.test(each.className));
  expect(filled.map(({ textContent }) => textContent)).toEqual(['Choose another card']);
});

const lost = (): never => {
  throw new TypeError('The line is dead');
};

test('[CART-17] [CART-18] an answer that was lost: the page looks where the cart has gone, and says nothing that is not so', async () => {
  let state: Cart['state'] = 'CHECKOUT';
  const shop = await openStage({
    stage: 'confirm',
    cart: complete,
    server: (server) =>
      void server
        .on(getCart, () => sampleCart({ ...complete, state, orderId: 'Z7' }))
        .on(createOrder, () => {
          state = 'ORDERED';
          return lost();
        }),
  });
  press('Place Order');
  await shop.settle();
  expect(shop.address()).toBe('/user/history/orders/Z7/receipt');
  expect(screen.queryByText(/does not answer/)).toBeNull();
});

test('[CART-18] where nothing has happened, that no answer came is said once, in the page', async () => {
  const shop = await openStage({
    stage: 'confirm',
    cart: complete,
    server: (server) => void server.on(createOrder, lost),
  });
  press('Place Order');
  await shop.settle();
  expect(alerts()).toHaveLength(1);
  expect(screen.getAllByText(/does not answer/)).toHaveLength(1);
});

test('[CART-18] tickets that are held although the answer was lost are shown, not denied', async () => {
  const event = sampleEvent({ items: [sampleItem()] });
  const shop = await openShop({
    url: `/event/${event.id}`,
    events: [event],
    server: (server) => void server.on(createCart, lost).on(getCart, () => sampleCart()),
  });
  const { quantity } = sampleCart().lines[0]!;
  fireEvent.change(screen.getByLabelText('Quantity, Orchestra'), { target: { value: String(quantity) } });
  press('Buy Now');
  await shop.settle();
  expect(shop.address()).toBe(`/checkout/i/review/${uuid}`);
});

test('[CART-18] what was said of the first try goes with the second, while its answer is on the way', async () => {
  const shop = await openStage({
    stage: 'confirm',
    cart: complete,
    server: (server) =>
      void server.on(createOrder, () => {
        throw refusal(409, 'PAYMENT_NOT_SENT', 'Nothing was charged.');
      }),
  });
  press('Place Order');
  await shop.settle();
  expect(alerts()).toEqual(['Attention:Nothing was charged.']);
  shop.server.hold();
  press('Place Order');
  await shop.settle();
  expect(alerts()).toEqual([]);
});

test('[SHELL-12] a receipt says nothing of the card that was declined before', async () => {
  let declined = true;
  const shop = await openStage({
    stage: 'confirm',
    cart: complete,
    server: (server) =>
      void server.on(createOrder, () => {
        if (declined) throw refusal(409, 'CARD_DECLINED', 'Your card was declined.');
        return { order: { id: 7, number: 'Z7' } };
      }),
  });
  press('Place Order');
  await shop.settle();
  expect(alerts()).toEqual(['Attention:Your card was declined.']);
  declined = false;
  press('Place Order');
  await shop.settle();
  expect(shop.address()).toBe('/user/history/orders/Z7/receipt');
  expect(screen.queryByText(/declined/)).toBeNull();
});
