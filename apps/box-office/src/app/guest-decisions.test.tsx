// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import {
  approveGuests,
  approvePaidGuests,
  countGuests,
  declineGuests,
  listGuestRequests,
} from '@stagedoor/contract/calls/office/guests';
import type { DecidedGuests, OfficeGuestRequest } from '@stagedoor/contract/calls/office/guests';
import type { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import {
  countInvitations,
  getInvitationOffer,
  listInvitations,
} from '@stagedoor/contract/calls/office/invitations';
import type { OfficeInvitation } from '@stagedoor/contract/calls/office/invitations';
import { openOffice } from './testing/open-office.tsx';
import { now, signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const uuidOf = (id: number) => `00000000-0000-4000-8000-00000000000${id}`;
const guest = (id: number, change: Partial<OfficeGuestRequest> = {}): OfficeGuestRequest => ({
  uuid: uuidOf(id),
  number: `G482193057${id}`,
  outletId: 1,
  state: 'pending',
  name: `Guest ${id}`,
  email: `guest${id}@example.com`,
  copies: 0,
  places: [{ event: 'Trio', levelId: 9001, level: 'House', quantity: 2, asked: 2 }],
  delivery: 'Will Call',
  totalCents: 0,
  isCharging: false,
  askedAt: now,
  ...change,
});
const free = guest(1);
const paying = guest(2, { totalCents: 45_00, card: 'Visa ending in 1111' });
const charging = guest(3, { totalCents: 45_00, isCharging: true });

const answer = (requests: string[], result: Partial<DecidedGuests['results'][number]>): DecidedGuests => ({
  results: requests.map((uuid) => ({ uuid, number: 'G4821930572', outcome: 'approved', ...result })),
});

test('[SETUP-08] what belongs to a test says so in both lists and where one request is read; what counts does not', async () => {
  const invitation = (id: number, isTest?: true): OfficeInvitation => ({
    id,
    outletId: 1,
    guest: `Invited ${id}`,
    standing: 'made',
    levels: [],
    ticketQuota: 2,
    ticketsHeld: 0,
    useLimit: 1,
    uses: 0,
    deliveryMode: -1,
    collectsPayment: false,
    expiresAt: now,
    madeAt: now,
    isTest,
  });
  const isMarked = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(name) })).queryByText('Test') !== null;
  const answers = (stand: StandInServer) =>
    stand
      .on(listGuestRequests, () => ({
        rows: [guest(1, { isTest: true }), guest(2)],
        matching: 2,
        isExact: true,
      }))
      .on(listInvitations, () => ({ rows: [invitation(5, true), invitation(6)], matching: 2, isExact: true }))
      .on(getInvitationOffer, () => ({ lists: [] }))
      .on(countGuests, () => ({ states: [], levels: [] }))
      .on(countInvitations, () => ({ standings: [] }));
  await openOffice({ session: signedIn('owner'), url: '/guests', server: answers });
  await userEvent.click(await screen.findByRole('link', { name: 'Guest 1' }));
  expect([isMarked('Guest 1'), isMarked('Guest 2')]).toEqual([true, false]);
  await waitFor(() => expect(screen.getAllByText('Test')).toHaveLength(2));
  cleanup();
  await openOffice({ session: signedIn('owner'), url: '/guests/invitations', server: answers });
  await screen.findByText('Invited 5');
  expect([isMarked('Invited 5'), isMarked('Invited 6')]).toEqual([true, false]);
});

async function open(role: 'owner' | 'desk' | 'finance') {
  const office = await openOffice({
    session: signedIn(role),
    url: '/guests',
    server: (stand) =>
      stand
        .on(listGuestRequests, () => ({ rows: [free, paying, charging], matching: 3, isExact: true }))
        .on(countGuests, () => ({ states: [], levels: [] }))
        .on(countInvitations, () => ({ standings: [] }))
        .on(approveGuests, ({ requests }) => answer(requests, {}))
        .on(approvePaidGuests, ({ requests }) =>
          answer(requests, { outcome: 'card-refused', message: 'The card was declined' }),
        )
        .on(declineGuests, ({ requests }) => answer(requests, { outcome: 'declined' })),
  });
  for (const { name } of [free, paying, charging])
    await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
  return office;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const sent = (server: { asked: { path: string; input: unknown }[] }, { path }: { path: string }) =>
  server.asked.filter((each) => each.path === path).map(({ input }) => input);

test('[GUESTS-02] approving counts orders, cards and letters first; what is to pay goes its own way, what is charged stays', async () => {
  const { server } = await open('owner');
  await press(/^Approve 4 places/);
  const words = (await screen.findByRole('dialog')).textContent;
  for (const part of ['2 orders', '1 card charged, $45.00', '2 guests are written to'])
    expect(words).toContain(part);
  await press('Approve 2 requests');
  await waitFor(() => expect(sent(server, approvePaidGuests)).toEqual([{ requests: [paying.uuid] }]));
  expect(sent(server, approveGuests)).toEqual([{ requests: [free.uuid] }]);
  expect(await screen.findByText('1 approved, 1 not charged')).toBeTruthy();
  expect(screen.getByText(/G4821930572: The card was declined/)).toBeTruthy();
});

test('[GUESTS-02] the desk asks finance about a card, and finance decides only what is paid', async () => {
  await open('desk');
  await press(/^Approve 4 places/);
  const words = (await screen.findByRole('dialog')).textContent;
  expect(words).toContain('1 order');
  expect(words).toContain('Finance is asked about 1 card');
  cleanup();
  await open('finance');
  expect(screen.getByRole('button', { name: /^Approve 2 places/ })).toBeTruthy();
});

test('[GUESTS-02] declining wants a reason', async () => {
  const { server } = await open('desk');
  await press(/^Decline 1/);
  await press('Decline 1 request');
  expect(server.countOf(declineGuests)).toBe(0);
  await userEvent.type(await screen.findByLabelText('Reason'), 'The house is full');
  await press('Decline 1 request');
  await waitFor(() =>
    expect(sent(server, declineGuests)).toEqual([{ requests: [free.uuid], reason: 'The house is full' }]),
  );
});
