// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createGuestRequest } from '@stagedoor/contract/calls/shop/guest-list';
import { userSession } from '../parts/testing/samples.ts';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { contact, heading, openGuestList, press, willCall } from './testing/open-guest-list.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const url = '/checkout/g/confirm';
const complete = {
  quantities: { 102: 2 },
  contact: { ...contact, additionalEmails: 'b@example.com' },
  delivery: willCall,
  paymentMethodUuid: '00000000-0000-4000-8000-000000001111',
};

test('[GUEST-13] [GUEST-04] [RECEIPT-17] Complete Request sends it once, names the number, clears the cart and shows the receipt', async () => {
  const shop = await openGuestList({ url, draft: complete, invitationToken: 'a-token' });
  press('Complete Request');
  press('Complete Request');
  await shop.settle();
  const sent = shop.server.asked.filter(({ path }) => path === createGuestRequest.path);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.input).toMatchObject({
    request: {
      invitationToken: 'a-token',
      user: 0,
      draftUuid: '00000000-0000-4000-8000-0000000000dd',
      contact: { email: 'ana@example.com', additionalEmails: 'b@example.com' },
      levels: [{ priceLevelId: 102, quantity: 2 }],
      deliveryOption: 'willCall',
      deliveryMethodUuid: '00000000-0000-4000-8000-000000000001',
      collectorFirstName: 'Ana',
      collectorLastName: 'Ruiz',
      paymentMethodUuid: complete.paymentMethodUuid,
    },
  });
  expect(screen.getByText('Thank you! Your request number is G4821930573')).toBeTruthy();
  expect(shop.address()).toBe('/guestlistreceipt/00000000-0000-4000-8000-0000000000aa');
  expect(heading()).toBe('Thank you!');
  expect(sessionStorage.getItem('draft:guest-request')).toBeNull();
});

test('[GUEST-13] a signed-in guest’s request carries the user', async () => {
  const shop = await openGuestList({ url, draft: complete, session: userSession() });
  press('Complete Request');
  await shop.settle();
  const sent = shop.server.asked.find(({ path }) => path === createGuestRequest.path);
  expect(sent?.input).toMatchObject({ request: { user: 7 } });
});

test('[GUEST-15] a refusal keeps everything, says why, and can be tried again', async () => {
  const shop = await openGuestList({
    url,
    draft: complete,
    server: (server) =>
      server.on(createGuestRequest, () => {
        throw refusal(409, 'QUOTA_EXCEEDED', 'These are more tickets than your invitation has left');
      }),
  });
  press('Complete Request');
  await shop.settle();
  expect(screen.getByRole('alert').textContent).toContain(
    'These are more tickets than your invitation has left',
  );
  expect(shop.address()).toBe(url);
  expect(sessionStorage.getItem('draft:guest-request')).not.toBeNull();
});

test('[CHECKOUT-06] [CHECKOUT-05] the summary beside every stage, and an Edit link for every group', async () => {
  await openGuestList({ url, draft: complete });
  const summary = screen.getByRole('complementary', { name: 'Current Request' });
  expect(summary.textContent).toContain('Friends × 2');
  expect(summary.textContent).toContain('$40.00');
  for (const group of ['Tickets', 'Contact Info', 'Delivery', 'Billing']) {
    expect(screen.getByRole('link', { name: `Edit ${group}` })).toBeTruthy();
  }
});
