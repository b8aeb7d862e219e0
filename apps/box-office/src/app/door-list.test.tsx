// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { listEvents } from '@stagedoor/contract/calls/office/events';
import type { ListedEvent } from '@stagedoor/contract/calls/office/events';
import { openOffice } from './testing/open-office.tsx';
import { now, signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const show = (id: number, name: string, hours: number): ListedEvent => ({
  id,
  name,
  startsAt: new Date(now.getTime() + hours * 3_600_000),
  outletId: 1,
  salesType: 'instant',
  isListed: true,
  withheldLevels: 0,
  stock: { capacity: 10, free: 7, carts: 0, house: 0, draw: 0, guests: 0, waiting: 0, sold: 3 },
});
const open = (...rows: ListedEvent[]) =>
  openOffice({
    session: signedIn(),
    url: '/door',
    server: (stand) => stand.on(listEvents, () => ({ rows, matching: rows.length, isExact: true })),
  });

test('[OFFICE-10] the door lists tonight’s show apart and first', async () => {
  await open(show(1, 'Tonight’s', 4), show(2, 'Another', 72));
  const tonight = within(await screen.findByRole('region', { name: 'Tonight' }));
  expect(tonight.getByRole('link', { name: 'Tonight’s' })).toBeTruthy();
  expect(tonight.queryByRole('link', { name: 'Another' })).toBeNull();
  expect(screen.queryByText(/No show today/)).toBeNull();
});

test('[OFFICE-10] without one it says which is the next', async () => {
  await open(show(2, 'Another', 72));
  expect(await screen.findByText(/^No show today\. Next: \w+ \d+$/)).toBeTruthy();
});
