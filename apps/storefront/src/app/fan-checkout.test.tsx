// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { draftSeriesRequest } from '@stagedoor/contract/calls/shop/requests';
import { recallRequest } from '../parts/requests/request-draft.ts';
import { sampleDraft } from '../parts/testing/sample-requests.ts';
import { address, heading, main, outlet, press, steps } from './testing/open-checkout.tsx';
import { addressed, begun, cardOf, enrolled, openRequest, panel } from './testing/open-request.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

function fillAddress() {
  type('Street address', address.addressLineOne);
  type('City', address.city);
  type('State', address.state);
  type('Zip/Postal Code', address.zip);
  type('Phone', address.phone);
}

test('[FAN-03] [CHECKOUT-02] [CHECKOUT-03] nothing in progress, an unknown stage, a stage too early: `/`', async () => {
  const nothing = /^Nothing is chosen any more/;
  const ways = [
    { open: () => openRequest(), words: nothing },
    { open: () => openRequest({ draft: begun, stage: 'delivery' }), words: /^That address is no step/ },
    { open: () => openRequest({ draft: begun, stage: 'payment-method' }), words: /^A step before that one/ },
    { open: () => openRequest({ draft: addressed, stage: 'confirm' }), words: /^A step before that one/ },
    { open: () => openRequest({ draft: { ...begun, seriesId: 99 } }), words: nothing },
  ];
  for (const { open, words } of ways) {
    const shop = await open();
    expect(shop.address()).toBe('/');
    expect(screen.getByText(words)).toBeTruthy();
    cleanup();
  }
  expect(recallRequest()).toBeTruthy();
});

test('[FAN-02] [CHECKOUT-04] [CHECKOUT-05] [CHECKOUT-07] the stages by their labels; without addons that one is absent', async () => {
  const shop = await openRequest({ draft: addressed, stage: 'addons', addons: true });
  expect(steps()).toEqual(['Addons', 'Shipping', 'Billing', 'Confirm']);
  expect(heading()).toBe('Add to Request');
  type('Quantity, Garage place', '1');
  await shop.settle();
  expect(shop.server.asked.at(-1)?.input).toMatchObject({
    eventRequest: {
      lines: [
        { priceLevelId: 1, quantity: 2 },
        { priceLevelId: 2, quantity: 1 },
      ],
    },
  });
  press('Continue');
  await shop.settle();
  expect(heading()).toBe('Payment Details');
  cleanup();
  const plain = await openRequest({ draft: begun, stage: 'addons' });
  expect(plain.address()).toBe('/checkout/f/shipping-address');
  expect(heading()).toBe('Shipping Details');
  expect(steps()).toEqual(['Shipping', 'Billing', 'Confirm']);
});

test('[CHECKOUT-09] [ROLE-07] [FAN-02] a visitor with a request in progress signs in first', async () => {
  const shop = await openRequest({ draft: begun, signedIn: false });
  expect(shop.address()).toBe('/checkout/f/login');
  expect(screen.getByRole('group', { name: 'Sign In' })).toBeTruthy();
  expect(panel()).toContain('At mostbefore shipping$197.50');
});

test('[FAN-12] [FAN-13] [VALID-15] [CONST-31] the note of the series, its own delivery by country, and the rules of the form', async () => {
  const shop = await openRequest({ draft: begun, series: { shippingNote: 'One envelope for all.' } });
  expect(main().textContent).toContain('One envelope for all.');
  expect(main().textContent).toContain('Delivery: Tracked mail');
  expect(screen.queryByRole('radio')).toBeNull();
  press('Continue');
  expect(main().textContent).toContain('Street Address Required');
  type('Country', '2');
  expect(main().textContent).toContain('Delivery: Mail abroad$24.00');
  type('Country', '1');
  fillAddress();
  press('Continue');
  await shop.settle();
  expect(shop.address()).toBe('/checkout/f/payment-method');
  expect(panel()).toContain('ShippingTracked mail$7.50');
  expect(panel()).toContain('At most$205.00');
});

test('[FAN-13] [VALID-16] [VALID-19] [ADDR-16] [CONST-31] where the series decides nothing, a method of the country is chosen', async () => {
  const shop = await openRequest({ draft: begun, series: { domesticDeliveryMethodId: undefined } });
  fillAddress();
  press('Continue');
  expect(screen.getByRole('link', { name: 'Delivery Method Required' })).toBeTruthy();
  expect(screen.getAllByText('Delivery Method Required')).toHaveLength(2);
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    'Will CallFree',
    'Tracked mail$7.50',
  ]);
  fireEvent.click(screen.getByRole('radio', { name: 'Will Call' }));
  expect(screen.queryAllByText('Delivery Method Required')).toHaveLength(0);
  press('Continue');
  await shop.settle();
  expect(recallRequest()?.shipping?.deliveryMethodUuid).toBe(outlet.deliveryMethods?.[0]?.uuid);
  expect(panel()).toContain('ShippingWill CallFree');
});

test('[VALID-17] another country empties the state and the method, also one that is offered there too', async () => {
  await openRequest({
    draft: begun,
    series: { domesticDeliveryMethodId: undefined, internationalDeliveryMethodId: undefined },
  });
  const willCall = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Will Call' });
  fillAddress();
  fireEvent.click(willCall());
  expect(willCall().checked).toBe(true);
  type('Country', '2');
  expect(willCall().checked).toBe(false);
  expect(screen.getByLabelText<HTMLSelectElement>('State/Province').value).toBe('');
  expect(screen.queryByText('Delivery Method Required')).toBeNull();
});

test('[FAN-13] [VALID-19] a request says when its tickets would be there, and offers nothing that comes too late', async () => {
  const takes = (days: number) => ({
    ...outlet,
    deliveryMethods: outlet.deliveryMethods!.map((method) =>
      method.deliveryType === 2 ? { ...method, leadDays: days } : method,
    ),
  });
  await openRequest({ draft: begun, outlet: takes(5) });
  // The series closes on December 4 in New York.
  expect(main().textContent).toContain('Would be with you by Wed, Dec 9, 2026.');
  cleanup();
  await openRequest({ draft: begun, outlet: takes(14) });
  expect(screen.queryByText(/Tracked mail/)).toBeNull();
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(screen.getByRole('radio', { name: /^Will Call/ })).toBeTruthy();
});

test('[FAN-14] [FAN-20] [PLAN-02] [PLAN-05] [FAN-16] [ERR-63] without the plan one card is chosen; below the minimum the plan is not offered', async () => {
  const shop = await openRequest({ draft: addressed, stage: 'payment-method', cards: [] });
  expect(main().textContent).toContain('Nothing is charged now: your card is kept for the day');
  const planButton = screen.getByRole('button', { name: 'Pay in three' });
  expect(planButton.getAttribute('aria-disabled')).toBe('true');
  // Without a card the provider's form is open, and its own button is the way on.
  expect(screen.getByRole('region', { name: 'Add a payment method' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
  fireEvent.submit(screen.getByRole('form', { name: 'Payment Details' }));
  expect(within(main()).getByText('Missing payment method details').closest('[role="alert"]')).toBeTruthy();
  expect(shop.address()).toBe('/checkout/f/payment-method');
  cleanup();
  const poor = { ticketsCents: 150_00, feesCents: 0, taxesCents: 0, planFeeCents: 0, totalCents: 150_00 };
  const below = await openRequest({
    draft: addressed,
    stage: 'payment-method',
    server: (stand) => void stand.on(draftSeriesRequest, () => [sampleDraft({ totals: poor })]),
  });
  expect(screen.queryByRole('button', { name: 'Pay in three' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Visa ending in 2222' }));
  press('Continue with Visa 2222');
  await below.settle();
  expect(below.address()).toBe('/checkout/f/confirm');
  expect(recallRequest()?.payment).toEqual({ planEnrolled: false, cardUuids: [cardOf(2).uuid] });
});

test('[FAN-15] choosing the plan goes on to confirm by itself where one card pays all three', async () => {
  const shop = await openRequest({ draft: addressed, stage: 'payment-method', cards: [cardOf(1)] });
  expect(main().textContent).toContain('$84.70, $67.65, $67.65; the first includes the plan fee of $15.00.');
  press('Pay in three');
  await shop.settle();
  expect(shop.address()).toBe('/checkout/f/confirm');
  const alike = [1, 1, 1].map((sort) => cardOf(sort).uuid);
  expect(recallRequest()?.payment).toEqual({ planEnrolled: true, cardUuids: alike });
});

test('[FAN-15] [FAN-16] a card that expires before the last payment keeps the way open until another is chosen', async () => {
  const short = cardOf(1, { expiration: '2026-12' });
  const shop = await openRequest({
    draft: addressed,
    stage: 'payment-method',
    cards: [short, cardOf(2)],
  });
  press('Pay in three');
  await shop.settle();
  expect(shop.address()).toBe('/checkout/f/payment-method');
  expect(screen.getAllByText(/expires before/)).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Continue' }).getAttribute('aria-disabled')).toBe('true');
  expect(main().textContent).toContain('Choose cards that last until their payment');
  for (const select of screen.getAllByLabelText(/^Card for the [23]/))
    fireEvent.change(select, { target: { value: cardOf(2).uuid } });
  press('Continue');
  await shop.settle();
  expect(shop.address()).toBe('/checkout/f/confirm');
});

test('[CONST-11] [PLAN-03] [PLAN-08] [INSTAL-01] [INSTAL-02] [INSTAL-07] [FAN-15] the plan: three amounts on their days, each with a card, the chosen one first', async () => {
  const expired = cardOf(3, { expiration: '2026-09', sort: 0 });
  const shop = await openRequest({
    draft: addressed,
    stage: 'payment-method',
    cards: [expired, cardOf(1), cardOf(2)],
  });
  press('Pay in three');
  const selects = screen.getAllByLabelText<HTMLSelectElement>(/^Card for the/);
  expect(selects.map(({ value }) => value)).toEqual([1, 1, 1].map((sort) => cardOf(sort).uuid));
  expect(selects[0]?.options[0]?.disabled).toBe(true);
  for (const part of ['Due Sun, Dec 13, 2026', '$84.70', 'Due Sun, Jan 24, 2027', '$67.65', '$220.00']) {
    expect(main().textContent).toContain(part);
  }
  fireEvent.change(selects[1]!, { target: { value: cardOf(2).uuid } });
  press('Continue');
  await shop.settle();
  expect(shop.address()).toBe('/checkout/f/confirm');
  expect(recallRequest()?.payment).toEqual(enrolled.payment);
  expect(panel()).toContain('Payment Plan Fee$15.00');
  expect(panel()).toContain('At most$220.00');
  expect(panel()).toContain('1st paymentSun, Dec 13, 2026$84.70');
});

test('[PLAN-05] whoever chose the plan can still pay in one payment', async () => {
  const shop = await openRequest({ draft: enrolled, stage: 'payment-method', cards: [cardOf(1), cardOf(2)] });
  press('Pay in one payment instead');
  await shop.settle();
  expect(screen.queryByLabelText(/^Card for the/)).toBeNull();
  press('Continue with Visa 1111');
  await shop.settle();
  expect(recallRequest()?.payment).toEqual({ planEnrolled: false, cardUuids: [cardOf(1).uuid] });
});

test('[CONST-20] [PLAN-07] what the plan is can be read beside the offer', async () => {
  const shop = await openRequest({ draft: addressed, stage: 'payment-method' });
  press('Paying in three');
  await shop.settle();
  expect(screen.getByRole('dialog', { name: 'Paying in three' }).textContent).toContain('How it works.');
});
