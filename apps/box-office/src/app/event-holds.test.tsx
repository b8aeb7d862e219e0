// @vitest-environment happy-dom
import { getOfficeEvent, releaseTickets } from '@stagedoor/contract/calls/office/events';
import type { OfficeEvent } from '@stagedoor/contract/calls/office/events';
import { getHallFill } from '@stagedoor/contract/calls/office/hall-fill';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openOffice } from './testing/open-office.tsx';
import { signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const event: OfficeEvent = {
  id: 101,
  name: 'The homecoming',
  outletId: 1,
  salesType: 'instant',
  isListed: true,
  levels: [],
  holds: [{ levelId: 5, kind: 'house', name: 'Sound desk', tickets: 6, isReleasable: true }],
  sales: [],
  codes: [],
  orders: 0,
  letters: [],
  log: [],
};

const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('[HALL-06] seats of a hold are given back by their names, and counted before anything is asked', async () => {
  const { server } = await openOffice({
    url: '/events/101',
    session: signedIn(),
    server: (stand) =>
      void stand
        .on(getOfficeEvent, () => event)
        .on(getHallFill, () => ({ seats: '', states: '', sections: [] }))
        .on(releaseTickets, () => ({})),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Release Sound desk/ }));
  fill(/^Which seats/, 'H 8-9, J 3');
  fill(/^Reason/, 'A smaller desk');
  const release = () => userEvent.click(screen.getByRole('button', { name: 'Release' }));
  await release();
  expect(screen.getAllByText('These are 3 seats: please write that number too').length).toBeGreaterThan(0);
  expect(server.countOf(releaseTickets)).toBe(0);
  fill(/^How many/, '3');
  await release();
  expect(server.asked.find(({ path }) => path === releaseTickets.path)?.input).toMatchObject({
    eventId: 101,
    name: 'Sound desk',
    quantity: 3,
    seats: 'H 8-9, J 3',
  });
});

test('[HALL-06] an event says how full the hall is, section by section; nothing where no seat is numbered', async () => {
  const sections = [
    { name: 'Orchestra', free: 75, carts: 6, aside: 6, sold: 113 },
    { name: 'Balcony', free: 91, carts: 4, aside: 0, sold: 55 },
  ];
  await openOffice({
    url: '/events/101',
    session: signedIn(),
    server: (stand) =>
      void stand.on(getOfficeEvent, () => event).on(getHallFill, () => ({ seats: '', states: '', sections })),
  });
  const hall = within(await screen.findByRole('region', { name: 'The hall' }));
  expect(hall.getByText('166 free')).toBeTruthy();
  expect(hall.getByText('168 sold')).toBeTruthy();
  expect(hall.getByRole('row', { name: /^Balcony 91 55 4 0$/ })).toBeTruthy();
  cleanup();
  await openOffice({
    url: '/events/101',
    session: signedIn(),
    server: (stand) =>
      void stand
        .on(getOfficeEvent, () => event)
        .on(getHallFill, () => ({ seats: '', states: '', sections: [] })),
  });
  await screen.findByRole('heading', { level: 1, name: 'The homecoming' });
  expect(screen.queryByRole('region', { name: 'The hall' })).toBeNull();
});
