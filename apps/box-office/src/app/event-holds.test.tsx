// @vitest-environment happy-dom
import { getOfficeEvent, releaseTickets } from '@stagedoor/contract/calls/office/events';
import type { OfficeEvent } from '@stagedoor/contract/calls/office/events';
import { cleanup, fireEvent, screen } from '@testing-library/react';
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
    server: (stand) => void stand.on(getOfficeEvent, () => event).on(releaseTickets, () => ({})),
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
