// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { getSeriesPreview } from '@stagedoor/contract/calls/office/preview';
import { planShowPublish, publishShows } from '@stagedoor/contract/calls/office/publish-shows';
import { getSeriesDraft, listSeries, saveSeriesDraft } from '@stagedoor/contract/calls/office/series';
import type { SeriesDraft } from '@stagedoor/contract/calls/office/series';
import { listShowDrafts } from '@stagedoor/contract/calls/office/show-drafts';
import { newSeriesSheet } from '@stagedoor/descriptions/series/read-series';
import { openOffice } from './testing/open-office.tsx';
import { now, signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const plan = {
  paymentPlan: true,
  'paymentPlan.fee': 1500,
  'paymentPlan.eligibilityMinimum': 20_000,
  'paymentPlan.firstPaymentMinimum': 5000,
  'paymentPlan.firstPaymentPercent': 0.34,
  installment1: '2027-01-07',
  installment2: '2027-02-06',
  installment3: '2027-03-08',
};
const sheet = {
  ...newSeriesSheet(false),
  ...plan,
  name: 'Autumn leg',
  opens: '2026-12-10 10:00',
  closes: '2026-12-31 22:00',
  'draw.publicInput': { kind: 'none' },
};
const draftOf = (part: Partial<SeriesDraft> = {}): SeriesDraft => ({
  draftId: undefined,
  seriesId: 12,
  outletId: 1,
  outlet: 'Lantern Club',
  isGuestList: false,
  keptBy: 'desk',
  name: 'Autumn leg',
  window: 'visible',
  lockedSince: undefined,
  currency: 'USD',
  taxesIncluded: false,
  zone: 'America/New_York',
  published: sheet,
  typed: [],
  problems: [],
  notes: [],
  requests: 0,
  shows: [
    {
      eventId: 101,
      name: 'The homecoming',
      venue: 'Providence',
      startsAt: new Date('2027-04-04T23:00:00Z'),
      tickets: 300,
      taxPercent: 7,
      price: 14_200,
    },
  ],
  draw: { hasSecret: true },
  choices: { tours: [], delivery: [] },
  ...part,
});

type Stand = Parameters<NonNullable<Parameters<typeof openOffice>[0]['server']>>[0];

const open = (draft: SeriesDraft, more: (stand: Stand) => void = () => {}) =>
  openOffice({
    session: signedIn(),
    url: '/setup/series/12',
    server: (stand) => {
      let kept = draft;
      stand
        .on(getSeriesDraft, () => kept)
        .on(saveSeriesDraft, ({ fields }) => {
          const typed = fields.map(({ field, value }) => ({ field, value, by: '', isMine: true, at: now }));
          kept = { ...kept, typed };
          return { ...kept, conflicts: [] };
        });
      more(stand);
    },
  });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const panel = (name: string) => within(screen.getByRole('region', { name }));

test('[PROG-05] the calculator follows every key: what a fan pays on which day, and what happens at the edges', async () => {
  const { server } = await open(draftOf());
  const fan = panel('What a fan pays');
  for (const said of ['$303.88', '$118.32', '$318.88', '1. Thu, Jan 7, 2027'])
    expect(fan.getByText(said)).toBeTruthy();
  expect(fan.getByText('34 % is $103.32, and the $15.00 fee')).toBeTruthy();
  const edges = panel('At the edges');
  expect(edges.getByText('1 ticket is $151.94: below $200.00, the plan is not shown')).toBeTruthy();
  expect(edges.getByText('$200.00 is split $83.00, $66.00, $66.00')).toBeTruthy();
  fireEvent.change(field('First payment, percent'), { target: { value: '50' } });
  expect(fan.getByText('50 % is $151.94, and the $15.00 fee')).toBeTruthy();
  fireEvent.change(fan.getByLabelText('Tickets'), { target: { value: '1' } });
  expect(fan.getByText('No plan for $151.94.')).toBeTruthy();
  await waitFor(() => expect(server.asked.some(({ path }) => path === saveSeriesDraft.path)).toBe(true), {
    timeout: 60_000,
  });
  expect(server.asked.find(({ path }) => path === saveSeriesDraft.path)?.input).toEqual({
    seriesId: 12,
    fields: [{ field: 'paymentPlan.firstPaymentPercent', value: 0.5, was: 0.34 }],
  });
});

test('[PROG-04] from the opening on rules, plan and public number are read, with the date; the closing can be typed', async () => {
  await open(draftOf({ window: 'open', lockedSince: new Date('2026-11-10T15:00:00Z') }));
  expect(screen.getAllByText(/locked since Tue, Nov 10, 2026, 10:00 AM/)).toHaveLength(2);
  for (const label of ['Plan fee', '2nd', 'Opens']) expect(field(label).readOnly).toBe(true);
  for (const label of ['Public number', 'Fewer than asked']) expect(field(label).disabled).toBe(true);
  expect(field('Closes').readOnly).toBe(false);
  expect(field('What comes back').readOnly).toBe(false);
});

test('[PROG-06] a series that nobody can draw is named at once, here and in the list', async () => {
  await open(draftOf({ draw: { hasSecret: false } }), (stand) =>
    stand
      .on(listSeries, () => ({
        series: [
          {
            id: 12,
            outletId: 1,
            name: 'Autumn leg',
            window: 'visible' as const,
            shows: 2,
            requests: 0,
            undrawable: 'It takes requests, and it has no rules of a draw.',
          },
        ],
      }))
      .on(listShowDrafts, () => ({ drafts: [] })),
  );
  expect(screen.getByText(/without it nothing can be drawn/)).toBeTruthy();
  await userEvent.click(field('Requests are drawn'));
  expect(screen.getByText(/it has no rules of a draw/)).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Series' }));
  expect(await screen.findByText('It takes requests, and it has no rules of a draw.')).toBeTruthy();
});

test('[PROG-05] [DRAW-02] a beacon’s round is named by the hour of the draw', async () => {
  await open(draftOf());
  expect(screen.queryByLabelText('Draw')).toBeNull();
  fireEvent.change(field('Public number'), { target: { value: 'drand' } });
  expect(field('Draw').value, 'a day after the close').toBe('2027-01-01T22:00');
  fireEvent.change(field('Draw'), { target: { value: '2027-01-04T12:00' } });
  const line = within(screen.getByRole('list', { name: 'What happens when' }));
  expect(line.getByText('Jan 4, 12:00 PM')).toBeTruthy();
  expect(line.getByText('22 days open')).toBeTruthy();
});

test('[PROG-03] a series is published by the same dialog, which says what fans keep', async () => {
  const typed = [{ field: 'closedMessage', value: 'Thanks', by: '', isMine: true, at: now }];
  const { server } = await open(draftOf({ draftId: 7, typed }), (stand) =>
    stand
      .on(planShowPublish, () => ({
        version: 'v1',
        notes: [],
        letters: 0,
        takesOver: false,
        isPossible: true,
        shows: [
          {
            draftId: 7,
            kind: 'series' as const,
            name: 'Autumn leg',
            isNew: false,
            changes: [{ kind: 'text' as const, what: 'What fans read after it closed: “Thanks”' }],
            touches: [{ what: '3 fans have asked for it; they keep what they were told' }],
            stays: [],
          },
        ],
      }))
      .on(publishShows, () => ({ eventIds: [], seriesIds: [12] })),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Review and publish' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('3 fans have asked for it; they keep what they were told')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Publish 1 change' }));
  await waitFor(() => expect(server.asked.some(({ path }) => path === publishShows.path)).toBe(true));
});

test('[PROG-02] the shop is seen as a fan would see it on the day it opens, or on another', async () => {
  const opened: string[] = [];
  const page = { location: { href: '' }, close: () => {} };
  const opening = vi.spyOn(window, 'open').mockReturnValue(page as never);
  await open(draftOf(), (stand) =>
    stand.on(getSeriesPreview, ({ day }) => {
      opened.push(day);
      return { address: `https://lantern.example/event/101?preview=${day}`, until: now, at: now };
    }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'As a fan on Dec 10' }));
  await waitFor(
    () => expect(page.location.href).toBe('https://lantern.example/event/101?preview=2026-12-10'),
    { timeout: 60_000 },
  );
  fireEvent.change(screen.getByLabelText('Day on which a fan looks'), { target: { value: '2026-12-31' } });
  await userEvent.click(await screen.findByRole('button', { name: 'As a fan on Dec 31' }));
  await waitFor(() => expect(opened).toEqual(['2026-12-10', '2026-12-31']), { timeout: 60_000 });
  opening.mockRestore();
});
