import { expect, test } from 'vitest';
import { byShowDate, isUpcoming, orderYear, seriesLabel } from './order-history.ts';
import { newYork } from '../time/testing/new-york.ts';

const now = new Date('2026-03-01T00:00:00Z');
const past = { showDate: '2025-05-01T00:00:00Z', seriesName: 'Spring' };
const future = { showDate: '2026-05-01T00:00:00Z', seriesName: 'Autumn' };

test('[HIST-ORD-01] upcoming while any event lies ahead', () => {
  expect(isUpcoming({ events: [past, future] }, now)).toBe(true);
  expect(isUpcoming({ events: [past] }, now)).toBe(false);
  expect(isUpcoming({ events: [{ showDate: now }] }, now)).toBe(false);
  expect(isUpcoming({ events: [past, { showDate: null }] }, now)).toBe(true);
});

test('[HIST-ORD-01] [HIST-ORD-02] the next show stands first, then what is past, the latest first', () => {
  const later = { showDate: '2026-07-01T00:00:00Z' };
  const older = { showDate: '2024-05-01T00:00:00Z' };
  const orders = [[older], [later], [past], [past, future], [{ showDate: null }]].map((events) => ({
    events,
  }));
  const sorted = [...orders].sort(byShowDate(now));
  expect(sorted.map(({ events }) => orders.findIndex((order) => order.events === events))).toEqual([
    3, 1, 4, 2, 0,
  ]);
});

test('[HIST-ORD-01] [HIST-ORD-02] of several shows the next one counts, and of past ones the latest', () => {
  const on = (...days: string[]) => ({ events: days.map((day) => ({ showDate: `${day}T00:00:00Z` })) });
  const june = on('2026-06-01');
  const sorted = (...orders: (typeof june)[]) => orders.sort(byShowDate(now));
  const begun = on('2025-05-01', '2026-07-01');
  expect(sorted(begun, june)).toEqual([june, begun]);
  const long = on('2026-05-01', '2026-12-01');
  expect(sorted(june, long)).toEqual([long, june]);
  const [winter, both] = [on('2025-01-01'), on('2024-05-01', '2025-05-01')];
  expect(sorted(winter, both)).toEqual([both, winter]);
});

test('[HIST-ORD-01] an order that wants a payment stands before every other', () => {
  const soon = { events: [future], wantsPayment: false };
  const far = { events: [{ showDate: '2027-05-01T00:00:00Z' }], wantsPayment: true };
  expect([soon, far].sort(byShowDate(now))).toEqual([far, soon]);
  expect([far, soon].sort(byShowDate(now))).toEqual([far, soon]);
});

test('[HIST-ORD-02] the year is that of the latest show', () => {
  expect(orderYear({ events: [future, past] }, newYork)).toBe(2026);
  expect(orderYear({ events: [{ showDate: '2026-01-01T03:00:00Z' }] }, newYork)).toBe(2025);
  expect(orderYear({ events: [] }, newYork)).toBeNull();
  expect(orderYear({ events: [past, { showDate: null }] }, newYork)).toBeNull();
});

test('[HIST-ORD-04] the series names, or the outlet’s', () => {
  expect(seriesLabel({ events: [past, future, past] }, 'Lantern Club')).toBe('Spring, Autumn');
  expect(seriesLabel({ events: [{ showDate: now }] }, 'Lantern Club')).toBe('Lantern Club');
  expect(seriesLabel({ events: [{ seriesName: null }, future] }, 'Lantern Club')).toBe('Autumn');
});
