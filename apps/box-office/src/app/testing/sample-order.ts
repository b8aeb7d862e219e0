// An order whose second payment was declined, and the lists that it stands in, for tests.
import type { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import type { OfficeOrder } from '@stagedoor/contract/calls/office/one-order';
import { getOfficeOrder } from '@stagedoor/contract/calls/office/one-order';
import { listEvents } from '@stagedoor/contract/calls/office/events';
import { countOrderViews, listOfficeOrders, sumOfficeOrders } from '@stagedoor/contract/calls/office/orders';
import { now } from './sample-session.ts';

const row = {
  number: 'Z4100000114',
  outletId: 1,
  updatedAt: new Date('2026-11-12T11:00:00Z'),
  placedAt: now,
  state: 'STATUS_ORDER_PAYMENT_FAILED' as const,
  userId: 3,
  email: 'fan@example.com',
  events: [],
  tickets: 4,
  delivery: 'Tracked mail',
  owedCents: 36_649,
  dueCents: 23_198,
};
const page = { rows: [row], matching: 1, isExact: true };
const sums = { orders: 1, tickets: 4, owedCents: 36_649, byState: [{ state: row.state, orders: 1 }] };
const money = { ticketsCents: 33_100, taxesCents: 0, shippingCents: 0, planFeeCents: 0, totalCents: 36_649 };
const paid = { changedCents: 0, owedCents: 36_649, paidCents: 13_451, returnedCents: 0, dueCents: 23_198 };
export const order: OfficeOrder = {
  ...row,
  customer: { id: 3, name: 'Robin Vale', email: 'fan@example.com', orders: 7 },
  shows: [],
  payments: [
    { sort: 2, amountCents: 11_599, state: 'declined', message: 'Transaction declined.', card: 'Visa' },
  ],
  money: { ...money, ...paid, includedTaxes: [] },
  story: [
    { key: '2', part: 'tickets', title: 'Asked for an upgrade in Denver', who: 'customer', tone: 'data' },
    { key: '1', at: now, part: 'money', title: 'Charge declined', who: 'gateway', tone: 'critical' },
  ],
  phoneTickets: [],
  invoices: [],
  missing: ['letters'],
};
export const orders = (stand: StandInServer) =>
  stand
    .on(listOfficeOrders, () => page)
    .on(sumOfficeOrders, () => sums)
    .on(countOrderViews, () => ({ views: [{ view: 'to-ship' as const, orders: 412 }] }))
    .on(listEvents, () => ({ rows: [], matching: 0, isExact: true }))
    .on(getOfficeOrder, () => order);
