import { expect, test } from 'vitest';
import { orderRows, totalRows } from './total-rows.ts';

const sums = { ticketsCents: 192_00, feesCents: 0, planFeeCents: 0, taxesCents: 0, shippingCents: 0 };
const totals = {
  ...sums,
  totalCents: 192_00,
  userPaid: { totalCents: 192_00 },
  userDue: { totalCents: 0 },
};

test('[RECEIPT-11] a parking place is not summed up as a ticket', () => {
  const labelOf = (...isAddOn: boolean[]) =>
    orderRows({ totals, lines: isAddOn.map((each) => ({ isAddOn: each, quantity: 1 })) }, 'USD')[0]?.label;
  expect(labelOf(false)).toBe('Tickets');
  expect(labelOf(false, true)).toBe('Tickets and extras');
});

test('[RECEIPT-11] [AFTER-05] the rows add up to the total after an upgrade and after a cancellation', () => {
  const rowsAfter = (paidCents: number) =>
    orderRows({ totals: { ...totals, userPaid: { totalCents: paidCents } }, lines: [] }, 'USD').map(
      ({ label, value }) => [label, value],
    );
  expect(rowsAfter(240_00)).toEqual([
    ['Tickets', '$192.00'],
    ['Added since', '$48.00'],
  ]);
  expect(rowsAfter(96_00).at(-1)).toEqual(['Canceled', '-$96.00']);
  expect(rowsAfter(192_00)).toEqual([['Tickets', '$192.00']]);
});

test('[CONST-31] shipping stands under its method’s name, `Free` where it costs nothing, and nowhere without a method', () => {
  const shipping = (shippingCents: number, delivery: { name: string } | null) =>
    totalRows({ ...sums, shippingCents }, 'USD', delivery).filter(({ key }) => key === 'shipping');
  const mail = { name: 'Tracked mail' };
  expect([shipping(7_50, mail), shipping(0, mail), shipping(7_50, null)]).toEqual([
    [{ key: 'shipping', label: 'Shipping', note: 'Tracked mail', value: '$7.50' }],
    [{ key: 'shipping', label: 'Shipping', note: 'Tracked mail', value: 'Free' }],
    [],
  ]);
});
