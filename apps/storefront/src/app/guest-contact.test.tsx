// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getTokenInfo } from '@stagedoor/contract/calls/shop/guest-list';
import { userSession } from '../parts/testing/samples.ts';
import { contact, invitationOf, openGuestList, willCall } from './testing/open-guest-list.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const two = { quantities: { 102: 2 } };
const filledIn = () =>
  ['First name', 'Last name', 'Email'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

test('[GUEST-06] the contact begins with what the invitation knows, or with the account', async () => {
  const url = '/checkout/g/contact-info';
  const info = { guestName: 'Ana Maria Ruiz', guestEmail: 'ana@example.com' };
  await openGuestList({ url, info, draft: two });
  expect(filledIn()).toEqual(['Ana', 'Maria Ruiz', 'ana@example.com']);
  cleanup();
  sessionStorage.clear();
  const session = userSession({ firstName: 'Robin', lastName: 'Vale', email: 'robin@example.com' });
  await openGuestList({ url, info, draft: two, session });
  expect(filledIn()).toEqual(['Robin', 'Vale', 'robin@example.com']);
});

test('[GUEST-04] [GUEST-05] everything stands there once more before it is sent, a card only where there is something to pay', async () => {
  const complete = {
    quantities: { 102: 2 },
    contact: { ...contact, additionalEmails: 'b@example.com, c@example.com' },
    delivery: { ...willCall, collector: { firstName: 'Bo', lastName: 'Lind' } },
  };
  await openGuestList({ url: '/checkout/g/confirm', info: { collectsPayment: false }, draft: complete });
  const main = screen.getByRole('main').textContent;
  for (const part of [
    'Friends × 2',
    'Ana Ruizana@example.com(212) 555-0100',
    'b@example.com, c@example.com',
    'To be collected by Bo Lind',
  ])
    expect(main).toContain(part);
  expect(screen.queryByRole('link', { name: 'Edit Billing' })).toBeNull();
});

test('[CHECKOUT-06] [CONST-31] the panel counts the taxes of the event and the way of delivery', async () => {
  const shipping = {
    option: 'shipping',
    collector: { firstName: 'Ana', lastName: 'Ruiz' },
    savedUuid: '',
    methodUuid: null,
    address: {
      firstName: 'Ana',
      lastName: 'Ruiz',
      companyName: '',
      addressLineOne: '12 Box Elder Rd',
      addressLineTwo: '',
      city: 'Portland',
      state: 'ME',
      zip: '04101',
      countryId: 1,
      phone: '(207) 555-0148',
      note: '',
    },
  };
  await openGuestList({
    url: '/checkout/g/payment-method',
    draft: { ...two, contact, delivery: shipping },
    server: (server) =>
      server.on(getTokenInfo, () => ({ ...invitationOf(), taxes: [{ eventId: 1, ppm: 62_500 }] })),
  });
  const panel = screen.getByRole('complementary', { name: 'Current Request' }).textContent;
  for (const part of ['Friends × 2$40.00', 'Taxes$2.50', 'ShippingMail$7.50', 'Total$50.00'])
    expect(panel).toContain(part);
});
