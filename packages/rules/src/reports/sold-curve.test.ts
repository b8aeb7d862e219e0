import { expect, test } from 'vitest';
import { soldAt, soldCurve, soldFrom } from './sold-curve.ts';

const sales = [
  { day: '2026-11-01', tickets: 40 },
  { day: '2026-11-05', tickets: -2 },
  { day: '2026-11-05', tickets: 7 },
  { day: '2026-11-06', tickets: 3 },
];

test('[REPORT-01] sales count down to the show, what came back is taken off, and the line ends today', () => {
  expect(soldCurve(sales, '2026-12-01', '2026-11-18')).toEqual([
    { before: 30, tickets: 40, sold: 40 },
    { before: 26, tickets: 5, sold: 45 },
    { before: 25, tickets: 3, sold: 48 },
    { before: 13, tickets: 0, sold: 48 },
  ]);
});

test('[REPORT-01] what is sold or given back after the show belongs to its day', () => {
  const late = [...sales, { day: '2026-12-03', tickets: -1 }];
  expect(soldCurve(late, '2026-12-01', '2026-12-20').at(-1)).toEqual({ before: 0, tickets: -1, sold: 47 });
  expect(soldCurve([], '2026-12-01', '2026-11-30')).toEqual([{ before: 1, tickets: 0, sold: 0 }]);
});

test('[REPORT-01] days are counted by the calendar where a clock is set back between', () => {
  expect(soldCurve([{ day: '2026-10-31', tickets: 1 }], '2026-11-02', '2026-10-31')[0]).toMatchObject({
    before: 2,
  });
});

test('[REPORT-01] between two days the line shows what was sold by then', () => {
  const curve = soldCurve(sales, '2026-12-01', '2026-11-18');
  expect([99, 30, 28, 26, 0].map((before) => soldAt(curve, before))).toEqual([0, 40, 40, 45, 48]);
});

test('[REPORT-01] beside what we did stand the tickets of that day and the next', () => {
  expect(soldFrom(sales, '2026-11-05')).toBe(8);
  expect(soldFrom(sales, '2026-11-04')).toBe(5);
  expect(soldFrom(sales, '2026-11-07')).toBe(0);
});
