// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { getGuestRequest, updateGuestPayment } from '@stagedoor/contract/calls/shop/guest-list';
import { listPaymentMethods } from '@stagedoor/contract/calls/shop/payment';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { card } from './testing/card-book.ts';
import { heading, openGuestList, receiptOf } from './testing/open-guest-list.tsx';

afterEach(cleanup);

const { uuid } = receiptOf();
const url = `/guestlistreceipt/${uuid}`;
const text = () => screen.getByRole('main').textContent ?? '';

test('[RECEIPT-14] [RECEIPT-17] the numbers and the pending notice, read anew after a reload', async () => {
  const { server } = await openGuestList({ url, invitationToken: 'a-token' });
  expect(heading()).toBe('Thank you!');
  expect(text()).toContain('Request G4821930573');
  expect(text()).toContain('Number G4821930573-1');
  expect(text()).toContain('Pending approval');
  expect(text()).toContain('Your request is waiting for approval.');
  expect(server.asked.find(({ path }) => path === getGuestRequest.path)?.input).toEqual({
    uuid,
    invitationToken: 'a-token',
  });
});

test('[RECEIPT-14] once it is decided nothing waits for approval any more', async () => {
  await openGuestList({
    url,
    server: (server) =>
      server.on(getGuestRequest, () => receiptOf({ status: { state: 'approved', text: 'Approved' } })),
  });
  expect(text()).toContain('Request G4821930573Approved');
  expect(text()).not.toMatch(/waiting for approval|Pending/);
});

test('[RECEIPT-15] what was asked for stands behind More Details', async () => {
  await openGuestList({ url });
  const details = screen.getByText(/More Details/).closest('details');
  expect(details?.open).toBe(false);
  expect(details?.textContent).toContain('Friends × 2Guest places$40.00');
  expect(text()).toContain('Tue, Dec 15, 2026, 7:30 PM');
  cleanup();
  const [event] = receiptOf().events;
  const lines = event!.lines.map((line) => ({ ...line, feesCents: 2_50 }));
  const events = [
    { ...event!, lines },
    { ...event!, eventId: 2, number: 'G4821930573-2', artistName: 'Copper Hour', lines },
  ];
  await openGuestList({
    url,
    server: (server) => server.on(getGuestRequest, () => receiptOf({ events })),
  });
  expect(screen.getAllByText('$45.00')).toHaveLength(2);
  for (const part of ['G4821930573-1', 'G4821930573-2', 'Copper Hour']) expect(text()).toContain(part);
});

test('[RECEIPT-16] the emails one by one, the delivery, and the card where payment is collected', async () => {
  await openGuestList({ url });
  for (const email of ['ana@example.com', 'b@example.com', 'c@example.com'])
    expect(screen.getByText(email)).toBeTruthy();
  expect(text()).toContain('(212) 555-0100');
  expect(text()).toContain('Guest tableBy the stage door');
  expect(text()).toContain('To be collected by Bo Lind');
  expect(text()).toContain('Visa ending in 1111');
  cleanup();
  await openGuestList({
    url,
    server: (server) => server.on(getGuestRequest, () => receiptOf({ paymentMethod: undefined })),
  });
  expect(text()).not.toContain('ending in');
});

test('[RECEIPT-16] an address where the tickets are shipped', async () => {
  const shippingAddress = {
    firstName: 'Ana',
    lastName: 'Ruiz',
    addressLineOne: '12 Box Elder Rd',
    city: 'Portland',
    state: 'ME',
    zip: '04101',
    countryId: 1,
    phone: '(207) 555-0148',
  };
  await openGuestList({
    url,
    server: (server) =>
      server.on(getGuestRequest, () =>
        receiptOf({ shippingAddress, collectorFirstName: undefined, collectorLastName: undefined }),
      ),
  });
  expect(text()).toContain('12 Box Elder Rd');
});

test('[RECEIPT-17] [ERR-89] nobody else’s, and none without its data: No Receipt Found', async () => {
  await openGuestList({
    url,
    server: (server) =>
      server.on(getGuestRequest, () => {
        throw refusal(404, 'RECEIPT_NOT_FOUND', 'No Receipt Found');
      }),
  });
  expect(heading()).toBe('No Receipt Found');
  cleanup();
  await openGuestList({ url: '/guestlistreceipt' });
  expect(heading()).toBe('No Receipt Found');
});

test('[RECEIPT-14] a declined request says so, with what staff wrote, and thanks nobody', async () => {
  await openGuestList({
    url,
    server: (server) =>
      server.on(getGuestRequest, () =>
        receiptOf({ status: { state: 'declined', text: 'Declined' }, reason: 'The list is full.' }),
      ),
  });
  expect(heading()).toBe('Your request');
  expect(text()).toContain('Your request was not approved. Nothing was charged.The list is full.');
});

test('[RECEIPT-14] [GUEST-14] a card that was declined at approval is mended on the receipt', async () => {
  const another = card(2222);
  const shop = await openGuestList({
    url,
    invitationToken: 'a-token',
    server: (server) =>
      server
        .on(getGuestRequest, () => receiptOf({ paymentProblem: 'Declined' }))
        .on(listPaymentMethods, () => ({ paymentMethods: [another] }))
        .on(updateGuestPayment, () => receiptOf({ paymentMethod: another })),
  });
  expect(text()).toContain('Your card could not be charged');
  expect(text()).not.toContain('waiting for approval');
  fireEvent.click(screen.getByRole('radio', { name: /2222/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Use this card' }));
  await shop.settle();
  expect(shop.server.asked.findLast(({ path }) => path === updateGuestPayment.path)?.input).toEqual({
    uuid,
    invitationToken: 'a-token',
    paymentMethodUuid: another.uuid,
  });
  expect(text()).not.toContain('could not be charged');
  expect(text()).toContain('Your request is waiting for approval.');
});
