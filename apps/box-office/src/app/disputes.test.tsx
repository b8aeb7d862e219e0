// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { listDisputes } from '@stagedoor/contract/calls/office/disputes';
import type { DisputedCharge } from '@stagedoor/contract/calls/office/disputes';
import { getLedger, getMoneyDue } from '@stagedoor/contract/calls/office/ledger';
import type { LedgerSums } from '@stagedoor/contract/calls/office/ledger';
import { openOffice } from './testing/open-office.tsx';
import { now, signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const charge: DisputedCharge = {
  id: 'du_1',
  ref: 'A'.repeat(20),
  order: 'Z4100000101',
  card: 'Card ending in 4242',
  cents: 82_00,
  currency: 'USD',
  reason: 'product_not_received',
  state: 'to-answer',
  isTaken: true,
  answerBy: new Date(now.getTime() + 9 * 86_400_000),
  openedAt: now,
};

const open = (rows: DisputedCharge[]) =>
  openOffice({
    session: signedIn(),
    url: '/ledger?by=disputes',
    server: (stand) =>
      stand
        .on(listDisputes, () => ({ rows, matching: rows.length, isExact: true, toAnswer: rows.length }))
        .on(getMoneyDue, () => ({ days: [], cents: 0 })),
  });

test('[GATE-05] [OFFICE-09] a disputed charge stands with its order, its reason, who has the money, and the day to answer', async () => {
  await open([
    charge,
    { ...charge, id: 'du_2', state: 'won', isTaken: false, answerBy: undefined, order: undefined },
  ]);
  const link = await screen.findByRole('link', { name: 'Z4100000101' });
  expect(link.getAttribute('href')).toBe('/orders/Z4100000101');
  const [first, second] = [...link.closest('tbody')!.querySelectorAll('tr')].map(
    ({ textContent }) => textContent,
  );
  for (const words of ['Product not received', '$82.00', 'the bank has it', 'To be answered', 'by '])
    expect(first).toContain(words);
  for (const words of ['no order', 'we have it', 'Won']) expect(second).toContain(words);
  expect(second).not.toContain('by ');
});

test('[GATE-05] where nothing is disputed the room says who would tell of it', async () => {
  await open([]);
  expect(await screen.findByText('No charge is disputed')).toBeTruthy();
  expect(screen.getByText(/Authorize\.Net does not: the bank writes to you/)).toBeTruthy();
});

const sums: LedgerSums = {
  capturedCents: 100_00,
  captures: 1,
  declinedCents: 0,
  declines: 0,
  refundedCents: 0,
  refunds: 0,
  voidedCents: 0,
  voids: 0,
};

test('[GATE-09] what banks took stands in a column of its own, where there is any, and is not ours', async () => {
  const rows = (disputedCents: number | undefined) => {
    const both = { ...sums, ...(disputedCents !== undefined && { disputedCents }) };
    return {
      rows: [{ key: '2026-11-15', name: '2026-11-15', ...both, differing: 0 }],
      totals: both,
      differences: [],
    };
  };
  const openLedger = (disputedCents?: number) =>
    openOffice({
      session: signedIn(),
      url: '/ledger',
      server: (stand) =>
        stand.on(getLedger, () => rows(disputedCents)).on(getMoneyDue, () => ({ days: [], cents: 0 })),
    });
  await openLedger(82_00);
  expect(await screen.findByRole('columnheader', { name: 'Disputed' })).toBeTruthy();
  expect(screen.getAllByText('$18.00', { selector: 'strong' }).length).toBeGreaterThan(0);
  cleanup();
  await openLedger();
  expect(await screen.findByRole('columnheader', { name: 'Voided' })).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: 'Disputed' })).toBeNull();
});
