// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { getSeatsToMove, moveOrderSeats } from '@stagedoor/contract/calls/office/move-seats';
import type { SeatsToMove } from '@stagedoor/contract/calls/office/move-seats';
import { shellMessages } from '@stagedoor/rules/messages/shell';
import { packSeats } from '@stagedoor/rules/seats/packed';
import { openOffice } from './testing/open-office.tsx';
import { order, orders } from './testing/sample-order.ts';
import { signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const ROWS = ['A', 'B'];
const NAMES = ['1', '2', '3', '4'];
const { number } = order;

/** Rows A and B of four; the order has A 1 and A 2, of which one is with a friend; B 1 is sold, B 4 is another level. */
const seats = (over: Partial<SeatsToMove> = {}, states = 'ssffsfff'): SeatsToMove => ({
  eventId: 101,
  show: 'Juniper & the Tides',
  venue: 'Granite Hall, Boston',
  lines: [
    {
      lineId: 7,
      levelId: 1,
      level: 'Orchestra',
      levelIds: [1],
      tickets: [
        { ticketId: 1, place: 'Orchestra, row A, seat 1', isOnPhone: true, sentTo: 'maya@example.com' },
        { ticketId: 2, place: 'Orchestra, row A, seat 2', isOnPhone: false },
      ],
    },
  ],
  levels: [
    { levelId: 1, name: 'Orchestra' },
    { levelId: 2, name: 'Box' },
  ],
  hall: {
    sections: [{ name: 'Orchestra', rows: ROWS.map((name) => ({ name, seats: NAMES })) }],
    levelIds: [1, 2],
    seats: packSeats(
      ROWS.flatMap((_, down) =>
        NAMES.map((__, index) => ({
          x: 1000 * index,
          y: 1000 * down,
          level: down === 1 && index === 3 ? 1 : 0,
          kind: 'seat' as const,
        })),
      ),
    ),
    ticketIds: [[1, 8]],
    companions: [],
    isPlaced: true,
    states,
  },
  ...over,
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const url = `/orders/${number}/seats/101`;

test('[HALL-06] tickets go to free seats of their price, and whoever has one is named before', async () => {
  const { server } = await openOffice({
    session: signedIn(),
    url,
    server: (stand) =>
      orders(stand)
        .on(getSeatsToMove, () => seats())
        .on(moveOrderSeats, () => ({})),
  });
  // What costs something else is not offered.
  expect(
    (await screen.findAllByRole('heading', { name: /Orchestra, row/ })).map((row) => row.textContent),
  ).toEqual(['Orchestra, row A', 'Orchestra, row B']);
  expect(screen.getByText('Seats 2 and 3')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Move 2 tickets…' }).getAttribute('aria-disabled')).toBe('true');
  await press('Choose in Orchestra, row B, 2 and 3');
  await press('Move 2 tickets…');
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    dialog.getByText(/From Orchestra, row A, seats 1 and 2 to Orchestra, row B, seats 2 and 3/),
  ).toBeTruthy();
  expect(dialog.getByText(/seat 1 was sent to maya@example.com/)).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Reason'), 'A wheelchair needs the aisle');
  await userEvent.click(dialog.getByRole('button', { name: 'Move them and write' }));
  await waitFor(() =>
    expect(server.asked.find(({ path }) => path === moveOrderSeats.path)?.input).toEqual({
      number,
      lineId: 7,
      from: [1, 2],
      to: [6, 7],
      reason: 'A wheelchair needs the aisle',
    }),
  );
  // Back at the order.
  await screen.findByRole('heading', { name: new RegExp(number), level: 1 });
});

test('[HALL-06] one ticket alone, and a seat that went meanwhile is said and crossed out', async () => {
  let gone = false;
  await openOffice({
    session: signedIn(),
    url,
    server: (stand) =>
      orders(stand)
        .on(getSeatsToMove, () => seats({}, gone ? 'ssfsffff' : 'ssffffff'))
        .on(moveOrderSeats, () => {
          gone = true;
          throw refusal(409, 'AFTER_SALE_REFUSED', 'Somebody was quicker');
        }),
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Orchestra, row A, seat 1' }));
  const rowA = screen.getByRole('heading', { name: 'Orchestra, row A' }).closest('li')!;
  await userEvent.click(within(rowA).getByRole('checkbox', { name: /Orchestra, row A, 4/, hidden: true }));
  await press('Move one ticket…');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Reason'), 'A pillar stands there');
  await userEvent.click(dialog.getByRole('button', { name: 'Move it and write' }));
  expect((await dialog.findAllByText('Somebody was quicker')).length).toBeGreaterThan(0);
  await userEvent.click(dialog.getByRole('button', { name: shellMessages.dismiss }));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toContain('row A, seat 4: no longer free'),
  );
  expect(screen.getByRole('button', { name: 'Move one ticket…' }).getAttribute('aria-disabled')).toBe('true');
});

test('[HALL-06] an order that cannot be moved says why, and who may not change orders is not asked', async () => {
  await openOffice({
    session: signedIn(),
    url,
    server: (stand) =>
      orders(stand).on(getSeatsToMove, () => seats({ blocked: 'They have been sent.', lines: [] })),
  });
  await screen.findByText('They have been sent.');
  cleanup();
  await openOffice({ session: signedIn('viewer'), url: `/orders/${number}`, server: orders });
  await screen.findByRole('heading', { name: new RegExp(number), level: 1 });
  expect(screen.queryByRole('link', { name: /Move to other seats/ })).toBeNull();
});
