// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { getTokenInfo } from '@stagedoor/contract/calls/shop/guest-list';
import { listPaymentMethods } from '@stagedoor/contract/calls/shop/payment';
import {
  contact,
  heading,
  invitationOf,
  noInvitation,
  openGuestList,
  press,
  steps,
  type,
  willCall,
} from './testing/open-guest-list.tsx';
import { card } from './testing/card-book.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const two = { quantities: { 102: 2 } };
const at = (stage: string) => `/checkout/g/${stage}`;
const radio = (name: string) => screen.queryByRole<HTMLInputElement>('radio', { name });
const value = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
const summaryLinks = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

test('[GUEST-05] the stages, with payment only where it is collected', async () => {
  await openGuestList({ url: at('contact-info'), draft: two });
  expect(steps()).toEqual(['Contact Info', 'Delivery', 'Billing', 'Complete Request']);
  cleanup();
  await openGuestList({ url: at('contact-info'), info: { collectsPayment: false }, draft: two });
  expect(steps()).toEqual(['Contact Info', 'Delivery', 'Complete Request']);
});

test.each([
  ['no price level', at('contact-info'), { quantities: {} }, undefined, /^Please choose your tickets first/],
  ['no contact info', at('delivery'), two, undefined, /^Please start here/],
  ['no delivery', at('confirm'), { ...two, contact }, undefined, /^Please start here/],
  [
    'no payment is collected',
    at('payment-method'),
    { ...two, contact, delivery: willCall },
    { collectsPayment: false },
    /^There is nothing to pay/,
  ],
  ['another stage', '/checkout/g/shipping-address', two, undefined, /^That address is no step of a checkout/],
  ['no stage at all', '/checkout/g/nowhere', two, undefined, /^That address is no step of a checkout/],
])(
  '[CHECKOUT-02] [CHECKOUT-03] [ROUTE-03] %s: the list, with a word',
  async (...[, url, draft, info, words]) => {
    const { address } = await openGuestList({ url, draft, ...(info && { info }) });
    expect(address()).toBe('/');
    expect(screen.getByText(words)).toBeTruthy();
  },
);

test('[GUEST-05] without an invitation there is no request', async () => {
  const { address } = await openGuestList({
    url: at('contact-info'),
    draft: two,
    server: (server) => server.on(getTokenInfo, noInvitation),
  });
  expect(address()).toBe('/');
  expect(screen.getByText('Attention:')).toBeTruthy();
});

test('[GUEST-06] names, email and phone are asked for, and the bad one of a comma list is named', async () => {
  const shop = await openGuestList({ url: at('contact-info'), draft: two });
  expect([value('First name'), value('Last name')]).toEqual(['Ana', 'Ruiz']);
  type('First name', '');
  type('Last name', ' ');
  type(/Further emails/, 'b@example.com, c@nowhere');
  press('Continue');
  expect(summaryLinks()).toEqual(
    expect.arrayContaining([
      'First Name Required',
      'Last Name Required',
      'Email Required',
      'Please verify this email address: c@nowhere',
      'Phone Number Required',
    ]),
  );
  expect(shop.address()).toBe(at('contact-info'));
});

test('[GUEST-06] [VALID-23] a likely slip in the email’s domain is asked about: nothing else reaches a guest', async () => {
  await openGuestList({ url: at('contact-info'), draft: two });
  type('Email', 'ana@gamil.com');
  fireEvent.blur(screen.getByLabelText('Email'));
  press('Did you mean ana@gmail.com?');
  expect(value('Email')).toBe('ana@gmail.com');
});

test('[GUEST-04] [CHECKOUT-03] what was typed survives a reload, and goes on to the delivery', async () => {
  await openGuestList({ url: at('contact-info'), draft: two });
  type('First name', 'Zoë');
  type('Email', 'ana@example.com');
  type('Phone', '2125550100');
  cleanup();
  const shop = await openGuestList({ url: at('contact-info') });
  expect([value('First name'), value('Email'), value('Phone')]).toEqual([
    'Zoë',
    'ana@example.com',
    '(212) 555-0100',
  ]);
  press('Continue');
  await shop.settle();
  expect(shop.address()).toBe(at('delivery'));
  expect(heading()).toBe('Delivery');
});

test.each([
  [-1, ['Will Call', 'Shipping']],
  [-2, ['Shipping']],
  [-3, ['Will Call']],
  [2, ['Shipping']],
])(
  '[GUEST-07] [GUEST-08] [GUEST-10] mode %s offers %s where one event has no mobile delivery',
  async (deliveryMode, names) => {
    await openGuestList({
      url: at('delivery'),
      info: { deliveryMode },
      draft: { quantities: { 102: 1, 201: 1 }, contact },
    });
    const offered = ['Will Call', 'Shipping', 'Mobile Delivery'].filter((name) => radio(name));
    expect(offered).toEqual(names);
  },
);

test('[GUEST-11] [ERR-57] a way that was not chosen stands above the form, and leads to the choice', async () => {
  await openGuestList({ url: at('delivery'), draft: { ...two, contact } });
  press('Continue');
  expect(summaryLinks()).toContain('Delivery Method Required');
  expect(document.title).toBe('Error: Delivery');
  fireEvent.click(screen.getByRole('link', { name: 'Delivery Method Required' }));
  expect(document.activeElement).toBe(radio('Will Call'));
  fireEvent.click(radio('Will Call')!);
  expect(summaryLinks()).not.toContain('Delivery Method Required');
});

test('[GUEST-10] mobile delivery is offered where every requested event has it', async () => {
  await openGuestList({ url: at('delivery'), draft: { quantities: { 201: 1 }, contact } });
  expect(radio('Mobile Delivery')).toBeTruthy();
});

test('[GUEST-09] [VALID-08] will call asks who collects, filled in from the contact info', async () => {
  const shop = await openGuestList({
    url: at('delivery'),
    info: { deliveryMode: -3 },
    draft: { ...two, contact },
  });
  expect([value('First name'), value('Last name')]).toEqual(['Ana', 'Ruiz']);
  type('First name', '');
  type('Last name', '');
  press('Continue');
  expect(summaryLinks()).toEqual(expect.arrayContaining(['First Name Required', 'Last Name Required']));
  type('First name', 'Bo');
  type('Last name', 'Lind');
  press('Continue');
  await shop.settle();
  expect(shop.address()).toBe(at('payment-method'));
});

test('[GUEST-11] [VALID-17] [ADDR-10] shipping asks for the address and its method; the country decides, the phone is known', async () => {
  const shop = await openGuestList({
    url: at('delivery'),
    info: { deliveryMode: -2, collectsPayment: false },
    draft: { ...two, contact },
  });
  expect(value('Phone')).toBe('(212) 555-0100');
  expect(radio('Mail')).toBeTruthy();
  press('Continue');
  expect(summaryLinks()).toEqual(expect.arrayContaining(['Street Address Required', 'City Required']));
  type('Street address', 'PO Box 12');
  press('Continue');
  expect(summaryLinks()).toContain('Please enter a valid street name for shipping address');
  type('Country', '2');
  expect([radio('Mail'), radio('Mail abroad')?.checked]).toEqual([null, true]);
  type('Street address', '1208 rue Saint-Denis');
  type('City', 'Montréal');
  type('State/Province', 'QC');
  type('Zip/Postal Code', 'h2x 3j5');
  press('Continue');
  await shop.settle();
  expect(shop.address()).toBe(at('confirm'));
});

test('[GUEST-11] [VALID-19] shipping says when the tickets would be there, and is not offered when that is too late', async () => {
  const openWith = (leadDays: number) =>
    openGuestList({
      url: at('delivery'),
      info: { collectsPayment: false },
      draft: { ...two, contact, delivery: { ...willCall, option: 'shipping' } },
      server: (server) => {
        const invitation = invitationOf({ collectsPayment: false });
        const deliveryMethods = invitation.deliveryMethods.map((method) => ({ ...method, leadDays }));
        server.on(getTokenInfo, () => ({ ...invitation, deliveryMethods }));
      },
    });
  await openWith(5);
  expect(screen.getByText(/^Would be with you by /)).toBeTruthy();
  cleanup();
  await openWith(300);
  expect([radio('Will Call') !== null, radio('Shipping')]).toEqual([true, null]);
});

test('[GUEST-12] [ERR-58] an option without a method says so', async () => {
  await openGuestList({
    url: at('delivery'),
    draft: { ...two, contact },
    info: { deliveryMode: -3 },
    server: (server) => {
      const { info, events } = invitationOf();
      server.on(getTokenInfo, () => ({
        info: { ...info, deliveryMode: -3 },
        events,
        taxes: [],
        deliveryMethods: [],
      }));
    },
  });
  expect(screen.getByText('No will call delivery method found')).toBeTruthy();
});

const billing = { url: at('payment-method'), draft: { ...two, contact, delivery: willCall } };

test('[PAY-05] [ERR-63] without a card that can pay the billing says so', async () => {
  const expired = card(1111, { expiration: '2020-01' });
  await openGuestList({
    ...billing,
    server: (server) => void server.on(listPaymentMethods, () => ({ paymentMethods: [expired] })),
  });
  // There is no button to go on with, but Enter sends a form.
  fireEvent.submit(screen.getByRole('form', { name: 'Billing' }));
  expect(summaryLinks()).toContain('Missing payment method details');
});

test('[PAY-05] with a card that can pay the billing goes on', async () => {
  const shop = await openGuestList(billing);
  expect(radio('Visa ending in 1111')?.checked).toBe(true);
  press('Continue with Visa 1111');
  await shop.settle();
  expect(shop.address()).toBe(at('confirm'));
});
