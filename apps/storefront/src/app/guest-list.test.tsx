// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { getTokenInfo } from '@stagedoor/contract/calls/shop/guest-list';
import { getOutletEvents } from '@stagedoor/contract/calls/shop/outlet';
import { userSession } from '../parts/testing/samples.ts';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import {
  choose,
  heading,
  invitationOf,
  noInvitation,
  openGuestList,
  press,
} from './testing/open-guest-list.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const tokensSent = (server: { asked: { path: string; input: unknown }[] }) =>
  server.asked.filter(({ path }) => path === getTokenInfo.path).map(({ input }) => input);
const opener = (name: RegExp) => screen.getByRole('button', { name });
const requestTickets = () => screen.getByRole('button', { name: 'Request Tickets' });

test('[GUEST-01] [GUEST-03] [PROD-03] the list is filled from the invitation, and from nothing else', async () => {
  const { server } = await openGuestList({ invitationToken: 'a-token' });
  expect(screen.getByText('Welcome, Ana Ruiz')).toBeTruthy();
  expect(screen.getByText(/good for up to 4 tickets, until Thu, Dec 24, 2026/)).toBeTruthy();
  expect(tokensSent(server)).toContainEqual({ invitationToken: 'a-token' });
  expect(server.countOf(getOutletEvents)).toBe(0);
});

test('[LIST-06] [LIST-14] a press on a row opens it: items, price levels, quantities; another one closes it', async () => {
  const { address } = await openGuestList();
  expect(screen.queryByRole('combobox', { name: 'Quantity, House' })).toBeNull();
  press(/Juniper/);
  expect(opener(/Juniper/).getAttribute('aria-expanded')).toBe('true');
  const quantity = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Quantity, House' });
  expect([...quantity.options].map(({ value }) => value)).toEqual(['0', '1', '2']);
  expect(address()).toBe('/');
  press(/Juniper/);
  expect(screen.queryByRole('combobox', { name: 'Quantity, House' })).toBeNull();
});

test('[LIST-15] Request Tickets waits for a price level, then goes to the contact info', async () => {
  const shop = await openGuestList();
  expect(requestTickets().getAttribute('aria-disabled')).toBe('true');
  press('Request Tickets');
  expect(shop.address()).toBe('/');
  press(/Juniper/);
  choose('Quantity, Friends', '2');
  expect(requestTickets().getAttribute('aria-disabled')).toBeNull();
  expect(within(screen.getByRole('complementary')).getByText('Friends × 2')).toBeTruthy();
  press('Request Tickets');
  await shop.settle();
  expect(shop.address()).toBe('/checkout/g/contact-info');
});

test('[GUEST-15] no more can be chosen than the invitation has left', async () => {
  await openGuestList({ info: { ticketsLeft: 3 } });
  press(/Juniper/);
  press(/Copper Hour/);
  choose('Quantity, Friends', '2');
  const values = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ value }) => Number(value));
  expect(values('Quantity, Box')).toEqual([0, 1]);
  expect(values('Quantity, Friends')).toEqual([0, 1, 2, 3]);
  choose('Quantity, Box', '1');
  expect(screen.getByText('You have chosen all the tickets of your invitation.')).toBeTruthy();
});

test('[GUEST-15] a level that was asked for in full says so, with nothing left to choose', async () => {
  const invitation = invitationOf();
  const [plain] = invitation.events;
  const [places] = plain!.items!;
  const [house, friends] = places!.priceLevels;
  const usedUp = { ...places!, priceLevels: [{ ...house!, limit: 0 }, friends!] };
  await openGuestList({
    server: (server) =>
      server.on(getTokenInfo, () => ({ ...invitation, events: [{ ...plain!, items: [usedUp] }] })),
  });
  press(/Juniper/);
  expect(screen.getByText('You have asked for all of these')).toBeTruthy();
  expect(screen.queryByLabelText('Quantity, House')).toBeNull();
  expect(screen.getByLabelText('Quantity, Friends')).toBeTruthy();
});

test('[CHECKOUT-03] what was chosen survives a reload of the page', async () => {
  await openGuestList();
  press(/Copper Hour/);
  choose('Quantity, Box', '2');
  cleanup();
  await openGuestList();
  expect(opener(/Copper Hour/).getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByLabelText<HTMLSelectElement>('Quantity, Box').value).toBe('2');
});

test('another invitation finds nothing of the last guest’s choice', async () => {
  await openGuestList({ draft: { quantities: { 201: 2 } } });
  expect(screen.getByText('Box × 2')).toBeTruthy();
  cleanup();
  await openGuestList({ info: { guestName: 'Bo Lind' } });
  expect(screen.queryByText('Box × 2')).toBeNull();
});

test.each(['This invitation is not valid', 'This invitation has expired', 'This invitation has been used'])(
  '[GUEST-03] [ERR-88] refused, the page says that there is nothing and a toast says why: %s',
  async (message) => {
    await openGuestList({
      invitationToken: 'old',
      server: (server) =>
        server.on(getTokenInfo, () => {
          throw refusal(404, 'INVITATION_REFUSED', message);
        }),
    });
    expect(screen.getByText('No event information available')).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.getByText(`${message}. Whoever invited you can send you a new link.`)).toBeTruthy();
  },
);

test('[LIST-17] without an invitation there is nothing to say but how to get one', async () => {
  await openGuestList({ server: (server) => server.on(getTokenInfo, noInvitation) });
  expect(screen.getByText('No event information available')).toBeTruthy();
  expect(
    screen.getByText('Open the link of your invitation to see the events you are invited to.'),
  ).toBeTruthy();
});

test('[GUEST-02] an invitation that arrives on another page is checked there', async () => {
  const { server } = await openGuestList({
    url: '/login',
    invitationToken: 'late',
    server: (stand) =>
      stand.on(getTokenInfo, () => {
        throw refusal(404, 'INVITATION_REFUSED', 'This invitation has expired');
      }),
  });
  expect(tokensSent(server)).toEqual([{ invitationToken: 'late' }]);
  expect(screen.getByText('This invitation has expired')).toBeTruthy();
});

test('[SESSION-11] after login the invitation is loaded again', async () => {
  const shop = await openGuestList({ invitationToken: 'a-token' });
  const before = shop.server.countOf(getTokenInfo);
  shop.session.adopt(userSession());
  await shop.settle();
  expect(shop.server.countOf(getTokenInfo)).toBeGreaterThan(before);
  expect(screen.getByText('Welcome, Ana Ruiz')).toBeTruthy();
});

test('[LIST-14] [LIST-06] an event still opens by its address, under its own name, with nothing to buy', async () => {
  const invitation = invitationOf();
  const [plain] = invitation.events;
  const named = { ...plain!, show: { ...plain!.show, name: 'Long Way Home' } };
  await openGuestList({
    url: '/event/1',
    server: (server) =>
      server
        .on(getOutletEvents, () => ({ events: [] }))
        .on(getTokenInfo, () => ({ ...invitation, events: [named] })),
  });
  expect(heading()).toBe('Long Way Home');
  expect(screen.queryByRole('button', { name: 'Buy Now' })).toBeNull();
});
