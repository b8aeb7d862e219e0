// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { endSimulatedTime, simulateTime } from '../../../../tools/testing/simulated-time.ts';
import { collectWillCall, getWillCall } from '@stagedoor/contract/calls/office/will-call';
import type { WillCallOrder } from '@stagedoor/contract/calls/office/will-call';
import { openOffice } from './testing/open-office.tsx';
import { signedIn } from './testing/sample-session.ts';

afterEach(() => {
  cleanup();
  endSimulatedTime();
  vi.restoreAllMocks();
});

const rowOf = (lastName: string, number: string, more: Partial<WillCallOrder> = {}): WillCallOrder => ({
  number,
  firstName: 'Kim',
  lastName,
  isGuest: false,
  places: [{ level: 'House', quantity: 2 }],
  seats: ['Row F, seats 11 and 12'],
  ...more,
});
const collected = {
  collectedAt: new Date('2026-11-15T15:00:00Z'),
  collectedBy: 'Ada',
  place: 'desk',
} as const;

const open = () =>
  openOffice({
    session: signedIn('desk'),
    url: '/will-call/901',
    server: (stand) =>
      stand
        .on(getWillCall, () => ({
          name: 'Trio',
          rows: [
            rowOf('Abel', 'Z4100000101', { isGuest: true }),
            rowOf('Moss', 'Z4100000102', collected),
            rowOf('Zorn', 'Z4100000103'),
          ],
        }))
        .on(collectWillCall, () => ({})),
  });
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

test('[PARCEL-03] everybody by name, with tickets and seats, who has them and from whom; it prints', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  await open();
  expect(await screen.findByText('1 of 3 handed out')).toBeTruthy();
  const words = rows().map(({ textContent }) => textContent);
  expect(words[0]).toContain('Abel, Kim Guest');
  expect(words[0]).toContain('2 × HouseRow F, seats 11 and 12');
  expect(words[1]).toContain('Moss, Kim');
  expect(words[1]).toContain('10:00 AM, Ada');
  expect(words[2]).not.toContain('Guest');
  expect(within(rows()[1]!).queryByRole('button')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

test('[PARCEL-03] found by name or number', async () => {
  await open();
  const search = await screen.findByLabelText('Name, order number');
  await userEvent.type(search, 'zorn');
  expect(rows().map((row) => row.textContent?.includes('Zorn'))).toEqual([true]);
  await userEvent.clear(search);
  await userEvent.type(search, 'z4100000101');
  expect(rows().map((row) => row.textContent?.includes('Abel'))).toEqual([true]);
});

test('[PARCEL-03] checked off once, after a moment in which it can be undone', async () => {
  const { server } = await open();
  const button = await screen.findByRole('button', { name: 'Hand out to Zorn, Kim' });
  simulateTime();
  await userEvent.setup({ delay: null }).click(button);
  expect(rows()[2]?.textContent).toContain('Handed out');
  expect(screen.queryByRole('button', { name: 'Hand out to Zorn, Kim' })).toBeNull();
  expect(server.countOf(collectWillCall)).toBe(0);
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(server.asked.filter(({ path }) => path === collectWillCall.path).map(({ input }) => input)).toEqual([
    { order: 'Z4100000103', eventId: 901 },
  ]);
});
