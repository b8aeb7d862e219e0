// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { getEventReport, getReportHall } from '@stagedoor/contract/calls/office/event-report';
import type { EventReport } from '@stagedoor/contract/calls/office/event-report';
import { getSalesReport } from '@stagedoor/contract/calls/office/sales-report';
import type { SalesReport } from '@stagedoor/contract/calls/office/sales-report';
import type { StaffRole } from '@stagedoor/rules/staff/roles';
import { openOffice } from './testing/open-office.tsx';
import { coming, over } from './testing/sample-report.ts';
import { signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const open = (report: EventReport, role: StaffRole = 'owner', url = '/events/101/report') => {
  const asked: unknown[] = [];
  return openOffice({
    session: signedIn(role),
    url,
    server: (stand) => {
      stand
        .on(getEventReport, (input) => {
          asked.push(input);
          return report;
        })
        .on(getReportHall, () => ({ seats: '', states: '' }));
    },
  }).then(() => asked);
};
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

test('[REPORT-01] before the show: sold by day, level and way, what we did, money as the ledger; no door, none beside', async () => {
  await open(coming);
  const sold = await panel('Tickets sold');
  expect(sold.getByText('none yet')).toBeTruthy();
  expect(sold.getAllByText('Nov 10, prices changed: +29')).toHaveLength(2);
  expect(sold.getByRole('rowheader', { name: '45 days before' }).closest('tr')?.textContent).toContain('60');
  const levels = await panel('By level');
  expect(levels.getByText('192 of 200')).toBeTruthy();
  expect(levels.getByText('333')).toBeTruthy();
  const ways = await panel('By way of buying');
  expect(ways.getByRole('link', { name: 'Lantern Club' }).getAttribute('href')).toBe(
    '/orders?event=101&outlet=1',
  );
  expect(ways.getByText('12 tickets, $900.00')).toBeTruthy();
  const money = await panel('Money');
  for (const text of ['$30,516.11', '$29,830.88', '$1,104.92', 'Held by the gateway, 1 order'])
    expect(money.getByText(text)).toBeTruthy();
  expect(money.getByText(/2 orders are for other shows too/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Let in, each five minutes' })).toBeNull();
  expect(screen.queryByText('came, 0')).toBeNull();
});

test('[REPORT-04] after it: who came, who stayed away, when, and who was turned away; requests with their priority', async () => {
  await open(over);
  const door = await panel('Let in, each five minutes');
  expect(door.getByRole('link', { name: '326 of 339' })).toBeTruthy();
  const rows = within(door.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['FromPeople', '6:30 PM250', '6:35 PM0', '6:40 PM76']);
  expect(door.getByText('of them already in')).toBeTruthy();
  const hall = await panel('The hall that night');
  for (const text of ['came, 320', 'stayed away, 13', 'guests, 6', 'unsold, 11'])
    expect(hall.getByText(text)).toBeTruthy();
  const asked = await panel('Requests by level');
  expect(asked.getByText('31')).toBeTruthy();
  expect(asked.getByRole('link', { name: 'Not drawn yet' }).getAttribute('href')).toBe('/draws/5');
});

test('[REPORT-03] every drawing turns into its table and into a file, and the page goes to a printer', async () => {
  const print = vi.fn<() => void>();
  // Nobody prints in tests: there is no such function to spy on.
  Object.assign(window, { print });
  const files: Promise<string>[] = [];
  const kept = vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    files.push((given as Blob).text());
    return 'blob:here';
  });
  await open(over);
  const user = userEvent.setup();
  const toggles = await screen.findAllByRole('button', { name: /^Table/ });
  expect(toggles).toHaveLength(4);
  const sold = await panel('Tickets sold');
  await user.click(sold.getByRole('button', { name: /^Table/ }));
  expect(sold.getByRole('button', { name: /^Table/, pressed: true })).toBeTruthy();
  expect(sold.getByRole('columnheader', { name: 'High Water (beside)' })).toBeTruthy();
  for (const button of screen.getAllByRole('button', { name: /as CSV$/ })) await user.click(button);
  const [curve, levels] = await Promise.all(files);
  expect(files).toHaveLength(7);
  expect(curve).toContain(
    'Days before,"The homecoming, with strings",High Water (beside)\r\n45,60,0\r\n40,60,301',
  );
  expect(levels).toContain('Orchestra,Seats,,200,192,6,0,2,18960.00');
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  kept.mockRestore();
});

test('[REPORT-01] the show beside is chosen in the address, and none of them is a choice too', async () => {
  const asked = await open(over, 'owner', '/events/101/report?beside=77');
  await panel('Tickets sold');
  expect(asked[0]).toEqual({ id: 101, beside: 77 });
  const user = userEvent.setup();
  await user.selectOptions(screen.getByRole('combobox', { name: 'beside' }), 'nothing');
  await vi.waitFor(() => expect(asked.at(-1)).toEqual({ id: 101, beside: 0 }), 60_000);
});

test('[REPORT-01] who sees no money is shown none, and a viewer keeps no files', async () => {
  const { money: _money, ...without } = coming;
  const bare = {
    ...without,
    levels: coming.levels.map(({ cents: _cents, ...rest }) => rest),
    ways: coming.ways.map(({ cents: _cents, ...rest }) => rest),
    codes: [],
  };
  await open(bare, 'viewer');
  await panel('By level');
  expect(screen.queryByRole('region', { name: 'Money' })).toBeNull();
  expect(document.body.textContent).not.toContain('$');
  expect(screen.queryByRole('button', { name: /as CSV$/ })).toBeNull();
});

const sums = { tickets: 30, backTickets: 2 };
const money = { soldCents: 300_000, backCents: 20_000, capturedCents: 250_000, returnedCents: 20_000 };
const months: SalesReport = {
  months: [
    { month: '2026-10', ...sums, ...money },
    { month: '2026-11', ...sums, ...money },
  ],
  tours: [{ tour: 'High Water', events: 3, ...sums, ...money }],
  events: [{ eventId: 101, name: 'The homecoming', outletId: 1, ...sums, ...money }],
  totals: { ...sums, ...money },
};

test('[REPORT-01] over all events: whole months until today, by tour, and by event with its own report', async () => {
  const asked: unknown[] = [];
  await openOffice({
    session: signedIn('owner'),
    url: '/reports',
    server: (stand) => {
      stand.on(getSalesReport, (input) => {
        asked.push(input);
        return months;
      });
    },
  });
  expect(await screen.findByText('$2,300.00')).toBeTruthy();
  expect(asked[0]).toMatchObject({ from: '2025-12-01' });
  expect(screen.getAllByText('October 2026').length).toBeGreaterThan(0);
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'By tour' }));
  expect(await screen.findByText('3 events')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'By event' }));
  const link = await screen.findByRole('link', { name: 'The homecoming' });
  expect(link.getAttribute('href')).toBe('/events/101/report');
});

test('[REPORT-01] over all events: nothing sold says so, and the desk is shown no money', async () => {
  const { capturedCents: _c, returnedCents: _r, soldCents: _s, backCents: _b, ...bare } = months.totals;
  const nothing: SalesReport = {
    months: [],
    tours: [],
    events: [],
    totals: { ...bare, tickets: 0, backTickets: 0 },
  };
  await openOffice({
    session: signedIn('desk'),
    url: '/reports?from=2026-01-01&to=2026-01-31',
    server: (stand) => {
      stand.on(getSalesReport, () => nothing);
    },
  });
  expect(await screen.findByText('Nothing was sold in these months')).toBeTruthy();
  expect(screen.getByRole('button', { name: /2026-01-01 to 2026-01-31/ })).toBeTruthy();
  expect(document.body.textContent).not.toContain('$');
});
