import { expect, test } from 'vitest';
import { compare, figuresIn, tableOf } from './figures.ts';

const run = (perSecond: number, ms: number, ratio: number) =>
  figuresIn(
    [
      'purchases',
      `   16 buyers: ${perSecond} purchases/s, shop ${ms} ms`,
      `   64 buyers: ${perSecond * 2} purchases/s, shop ${ms} ms`,
      `  best against the bare loop: ${ratio} (aim 0.3) ${ratio < 0.55 ? 'MISSED' : 'met'}`,
    ].join('\n'),
  );

test('a number is found by the words around it, and what never changes is one of the words', () => {
  expect(compare([run(50, 8, 0.5)], [run(60, 8, 0.6)])).toEqual([
    { what: '16 buyers: # purchases/s', older: 50, newer: 60 },
    { what: '64 buyers: # purchases/s', older: 100, newer: 120 },
    { what: 'best against the bare loop: # (aim 0.3)', older: 0.5, newer: 0.6 },
  ]);
});

test('of several turns the middle one counts, so that one bad turn of either says nothing', () => {
  const then = [run(50, 8, 0.5), run(10, 8, 0.5), run(52, 8, 0.5)];
  const now = [run(51, 8, 0.5), run(53, 8, 0.5), run(5, 8, 0.5)];
  expect(compare(then, now)[0]).toEqual({ what: '16 buyers: # purchases/s', older: 50, newer: 51 });
});

test('thousands are read as one number, and a line that only one version prints is left out', () => {
  const then = figuresIn('read: 12,500 requests/s\ngone: 3');
  const now = figuresIn('read: 25,000 requests/s\nnew: 4');
  const rows = compare([then], [now]);
  expect(rows).toEqual([{ what: 'read: # requests/s', older: 12_500, newer: 25_000 }]);
  expect(tableOf(rows)).toContain('12500     25000      2.00');
});
