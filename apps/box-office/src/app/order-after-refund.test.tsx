// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { getOfficeOrder } from '@stagedoor/contract/calls/office/one-order';
import type { OfficeOrder } from '@stagedoor/contract/calls/office/one-order';
import { openOffice } from './testing/open-office.tsx';
import { order, orders } from './testing/sample-order.ts';
import { now, signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const line: OfficeOrder['shows'][number]['lines'][number] = {
  eventId: 101,
  level: 'Floor',
  item: 'Concert',
  quantity: 2,
  canceled: false,
  canceledQuantity: 1,
  refundAsked: false,
  upgradeAsked: true,
  seats: ['Floor, row C, seat 7'],
  canceledSeats: ['Floor, row C, seat 8'],
  eachCents: 80_00,
  taxCents: 4_00,
  totalCents: 164_00,
};
const refunded: OfficeOrder = {
  ...order,
  shows: [{ id: 101, name: 'Halcyon Avenue', startsAt: now, lines: [line] }],
  money: {
    ticketsCents: 160_00,
    taxesCents: 4_00,
    shippingCents: 0,
    planFeeCents: 0,
    totalCents: 164_00,
    changedCents: -82_00,
    owedCents: 82_00,
    paidCents: 164_00,
    returnedCents: 82_00,
    dueCents: 0,
    includedTaxes: [],
  },
};

const cents = (text: string): number => Math.round(Number(text.replaceAll(/[$,]/g, '')) * 100);

test('[OFFICE-06] after a refund in part the seat stays, struck through, and every list of sums adds up', async () => {
  await openOffice({
    session: signedIn(),
    url: '/orders/Z4100000114',
    server: (stand) => orders(stand).on(getOfficeOrder, () => refunded),
  });
  const gone = await screen.findAllByText('Floor, row C, seat 8');
  expect(gone.map(({ tagName }) => tagName)).toContain('DEL');
  expect(screen.getAllByText('1 of 2 canceled').length).toBeGreaterThan(0);
  expect(screen.getAllByText('Upgrade asked').length).toBeGreaterThan(0);
  expect(document.body.textContent).toContain('1 ticket, 1 show');
  for (const name of ['Total', 'Kept']) {
    const list = screen
      .getAllByText(name, { selector: 'dt' })
      .map((term) => term.closest('dl')!)
      .at(-1)!;
    const values = within(list)
      .getAllByRole('definition')
      .map((value) => cents(value.textContent));
    expect(
      values.slice(0, -1).reduce((sum, value) => sum + value, 0),
      name,
    ).toBe(values.at(-1));
  }
});

test('[MONEY-04] where prices contain their tax no tax of nothing stands beside them, and what they contain with the sums', async () => {
  const untaxed = { ...line, eachCents: 35_80, taxCents: 0, totalCents: 71_60 };
  const [show] = refunded.shows;
  const columnsOf = async (shown: OfficeOrder) => {
    await openOffice({
      session: signedIn(),
      url: '/orders/Z4100000114',
      server: (stand) => orders(stand).on(getOfficeOrder, () => shown),
    });
    await screen.findAllByText('Floor, row C, seat 7');
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    cleanup();
    return heads;
  };
  expect(await columnsOf(refunded)).toContain('Tax');
  const money = { ...refunded.money, taxesCents: 0, includedTaxes: [{ ppm: 55_000, taxCents: 3_73 }] };
  const included = { ...refunded, shows: [{ ...show!, lines: [untaxed] }], money };
  expect(await columnsOf(included)).not.toContain('Tax');
});
