// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { getOfficeEvent, releaseTickets } from '@stagedoor/contract/calls/office/events';
import type { OfficeEvent } from '@stagedoor/contract/calls/office/events';
import {
  exportWaitingList,
  getOfficeWaitingList,
  pauseWaitingList,
  resumeWaitingList,
  skipWaiting,
} from '@stagedoor/contract/calls/office/waiting-list';
import type { OfficeWaitingList, OfficeWaitingRow } from '@stagedoor/contract/calls/office/waiting-list';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import type { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { labels } from '@stagedoor/rules/messages/labels';
import { waitingOfficeMessages as words } from '@stagedoor/rules/messages/waiting-office';
import { openOffice } from './testing/open-office.tsx';
import { now, signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const row: OfficeWaitingRow = {
  entryId: 12,
  place: 1,
  userId: 7,
  email: 'entrant-0412@example.com',
  since: now,
  quantity: 2,
  levels: 'Deck',
  mostCents: 8000,
  state: 'offered',
  at: now,
  tickets: 2,
  levelName: 'Deck',
  cents: 10_350,
};
const list: OfficeWaitingList = {
  eventId: 104,
  name: 'Paper Lanterns on the pier',
  isOn: true,
  isPaused: false,
  hours: 8,
  people: 63,
  tickets: 141,
  either: 12,
  levels: [
    {
      id: 1,
      name: 'Deck',
      priceCents: 5175,
      sold: 240,
      multiplier: 2,
      people: 48,
      tickets: 101,
      offered: 2,
      bought: 9,
      offeredBack: 2,
      either: 12,
    },
  ],
  rows: [
    row,
    {
      ...row,
      entryId: 13,
      place: 2,
      email: 'wants-four@example.com',
      quantity: 4,
      state: 'passed-over',
      at: undefined,
      tickets: undefined,
      levelName: undefined,
      cents: undefined,
      passedTickets: 2,
    },
    { ...row, entryId: 11, place: 0, state: 'bought', order: 'Z4100000118' },
  ],
  returns: [{ tickets: 2, levelName: 'Deck', how: 'sale', at: now, offeredTo: [1], bought: 0, letGo: 0 }],
  settled: 3,
  mostTickets: 4,
};

function open(
  role: 'owner' | 'desk' | 'viewer',
  answer: () => OfficeWaitingList,
  more: (stand: StandInServer) => void = () => {},
) {
  return openOffice({
    session: signedIn(role),
    url: '/events/104/waiting',
    server: (stand) => {
      stand.on(getOfficeWaitingList, answer);
      more(stand);
    },
  });
}

test('[WAIT-02] [WAIT-04] the desk sees who is next, for what, until when, and what came back', async () => {
  await open('desk', () => list);
  expect(await screen.findByText(/63 people wait for 141 tickets/)).toBeTruthy();
  const offered = screen.getAllByText('entrant-0412@example.com')[0]?.closest('tr');
  expect(offered?.textContent).toContain('2 Deck, $103.50');
  expect(offered?.textContent).toContain('Offered');
  const passed = screen.getByText('wants-four@example.com').closest('tr');
  expect(passed?.textContent).toContain('wants 4 Deck');
  expect(passed?.textContent).toContain('Passed over');
  expect(passed?.textContent).toContain('keeps the place');
  expect(passed?.textContent).toContain('2 came back');
  expect(
    screen.getByText(/^\$51\.75 with fees, 240 sold, 2 offered back by customers, in pairs$/),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Z4100000118' })).toBeTruthy();
  expect(screen.getByText(words.offeredTo('1'))).toBeTruthy();
  expect(screen.getByText('8 hours')).toBeTruthy();
});

test('[WAIT-02] one person is passed over with a reason, and the list pauses and goes on', async () => {
  let current = list;
  const { server } = await open(
    'desk',
    () => current,
    (stand) =>
      stand
        .on(skipWaiting, () => ({}))
        .on(pauseWaitingList, () => {
          current = { ...list, isPaused: true };
          return {};
        })
        .on(resumeWaitingList, () => {
          current = list;
          return {};
        }),
  );
  const [first] = await screen.findAllByRole('button', { name: words.skip });
  await userEvent.click(first!);
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), 'Has two already');
  await userEvent.click(dialog.getByRole('button', { name: words.skipConfirm }));
  expect(server.asked.find(({ path }) => path === skipWaiting.path)?.input).toEqual({
    eventId: 104,
    entryId: 12,
    isSkipped: true,
    reason: 'Has two already',
  });
  await userEvent.click(await screen.findByRole('button', { name: words.pause }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: words.pause }));
  await userEvent.click(await screen.findByRole('button', { name: words.resume }));
  expect(await screen.findByRole('button', { name: words.pause })).toBeTruthy();
});

test('[WAIT-01] nobody waits: it says when the list opens', async () => {
  await open('owner', () => ({ ...list, people: 0, tickets: 0, rows: [], returns: [] }));
  expect(await screen.findByText(words.nobody)).toBeTruthy();
});

test('[WAIT-02] J and K move, C opens the customer, S asks why somebody is passed over', async () => {
  const { address } = await open('desk', () => list);
  await screen.findByText(/63 people wait/);
  await userEvent.keyboard('jjs');
  expect(await screen.findByRole('dialog', { name: words.skipTitle('wants-four@example.com') })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  // Who has bought is passed over no more.
  await userEvent.keyboard('js');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.keyboard('kc');
  expect(address()).toBe('/customers/7');
});

test('[WAIT-02] [OPS-01] the list goes out as a file; whoever only looks takes none and adds no tickets', async () => {
  const { server } = await open(
    'desk',
    () => list,
    (stand) =>
      stand.on(exportWaitingList, () => {
        throw refusal(409, 'CHANGED_MEANWHILE', 'Not now');
      }),
  );
  await userEvent.click(await screen.findByRole('button', { name: words.exportList(63) }));
  expect(await screen.findByText('The export did not start')).toBeTruthy();
  expect(server.asked.find(({ path }) => path === exportWaitingList.path)?.input).toEqual({ eventId: 104 });
  expect(screen.getByRole('link', { name: 'Waiting list' }).getAttribute('aria-current')).toBe('page');
  cleanup();
  await open('viewer', () => list);
  await screen.findByText(/63 people wait/);
  expect(screen.queryByRole('button', { name: words.exportList(63) })).toBeNull();
  expect(screen.queryByRole('button', { name: words.addTickets })).toBeNull();
  expect(screen.queryByRole('link', { name: labels.edit })).toBeNull();
});

test('[WAIT-02] what the house keeps is put on sale from here, and goes to those who wait', async () => {
  const event: OfficeEvent = {
    id: 104,
    name: 'Paper Lanterns on the pier',
    outletId: 1,
    salesType: 'instant',
    isListed: true,
    levels: [],
    holds: [
      { levelId: 1, kind: 'house', name: 'Sound desk', tickets: 6, isReleasable: true },
      { levelId: 1, kind: 'guest', name: 'Guests', tickets: 2, isReleasable: false },
    ],
    sales: [],
    codes: [],
    orders: 0,
    letters: [],
    log: [],
  };
  const { server } = await open(
    'owner',
    () => list,
    (stand) => stand.on(getOfficeEvent, () => event).on(releaseTickets, () => ({})),
  );
  expect((await screen.findByRole('link', { name: labels.edit })).getAttribute('href')).toBe(
    '/setup/shows/104',
  );
  await userEvent.click(screen.getByRole('button', { name: words.addTickets }));
  const dialog = within(await screen.findByRole('dialog', { name: words.addTitle }));
  expect((await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'Sound desk6 tickets, 1Put on sale…',
  ]);
  await userEvent.click(dialog.getByRole('button', { name: words.putOnSale }));
  const release = within(await screen.findByRole('dialog', { name: 'Release Sound desk?' }));
  await userEvent.type(release.getByLabelText(/^Reason/), 'No sound desk');
  await userEvent.click(release.getByRole('button', { name: 'Release' }));
  await screen.findByText('6 of 1 are free again');
  expect(server.asked.find(({ path }) => path === releaseTickets.path)?.input).toMatchObject({
    eventId: 104,
    levelId: 1,
    quantity: 6,
    reason: 'No sound desk',
  });
});
