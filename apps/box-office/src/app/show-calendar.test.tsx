// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { listShowMonth, listShows } from '@stagedoor/contract/calls/office/shows';
import { openOffice } from './testing/open-office.tsx';
import { signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const show = {
  id: 101,
  name: 'The homecoming',
  startsAt: new Date('2026-12-15T00:30:00Z'),
  day: '2026-12-14',
  outletId: 1,
  state: 'archived' as const,
  sold: 0,
  capacity: 350,
};

test('[PROG-10] the month shows what is on which day, and is walked through by keys', async () => {
  const { server } = await openOffice({
    session: signedIn(),
    url: '/setup/shows?month=2026-12',
    server: (stand) =>
      stand
        .on(listShows, () => ({ rows: [], matching: 0, isExact: true, counts: [] }))
        .on(listShowMonth, ({ month }) => ({ shows: month === '2026-12' ? [show] : [] })),
  });
  const table = within(await screen.findByRole('grid', { name: 'December 2026' }));
  const day = table.getByRole('cell', { name: /^Mon, Dec 14, 2026, 1 show/ });
  expect(within(day).getByText('7:30 PM, Archived')).toBeTruthy();
  day.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(document.activeElement).toBe(table.getByRole('cell', { name: /^Tue, Dec 22, 2026, no show/ }));
  await userEvent.keyboard('{PageDown}');
  expect(await screen.findByRole('heading', { name: 'January 2027' })).toBeTruthy();
  expect(await screen.findByText('No show in this month')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Earlier month' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'The homecoming' })).toBeTruthy(), {
    timeout: 60_000,
  });
  expect(server.asked.filter(({ path }) => path === listShowMonth.path).length).toBeGreaterThan(1);
  await userEvent.click(screen.getByRole('link', { name: 'List' }));
  expect(await screen.findByText('No show yet')).toBeTruthy();
});
