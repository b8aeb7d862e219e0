// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getEventReport, getReportHall } from '@stagedoor/contract/calls/office/event-report';
import { openOffice } from './testing/open-office.tsx';
import { over } from './testing/sample-report.ts';
import { signedIn } from './testing/sample-session.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('[REPORT-04] while people come in, entries and the hall are looked at again by themselves', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  let inside = 40;
  const { server } = await openOffice({
    session: signedIn('owner'),
    url: '/events/101/report',
    server: (stand) =>
      stand
        .on(getEventReport, () => ({
          ...over,
          isOver: false,
          at: new Date('2026-12-16T00:00:00Z'),
          door: { ...over.door!, inside, seated: inside },
        }))
        .on(getReportHall, () => ({ seats: '', states: '' })),
  });
  const door = within(await screen.findByRole('region', { name: 'Let in, each five minutes' }));
  expect(door.getByText('40 of 339')).toBeTruthy();
  expect(screen.getByText('came, 40')).toBeTruthy();
  const [reports, halls] = [server.countOf(getEventReport), server.countOf(getReportHall)];
  inside = 57;
  vi.advanceTimersByTime(10_000);
  expect(await door.findByText('57 of 339')).toBeTruthy();
  expect(screen.getByText('came, 57')).toBeTruthy();
  expect(server.countOf(getEventReport) - reports).toBe(1);
  await vi.waitFor(() => expect(server.countOf(getReportHall) - halls).toBe(1), 60_000);
});
