import { expect, test } from 'vitest';
import type { Line } from './progress.ts';
import { mergeResults, type TestResult } from './results.ts';
import { hungIn, outcomeOfHung, standingOf } from './standing.ts';

const passed = { file: 'a', title: 'A', status: 'passed', seconds: 1 } as const;
const lines: Line[] = [
  { kind: 'planned', pieces: ['a', 'b', 'c'] },
  { kind: 'begun', piece: 'a', file: 'a', limitMs: 1000, at: 0 },
  { kind: 'begun', piece: 'b', file: 'b', limitMs: 1000, at: 0 },
  { kind: 'sign', piece: 'b', title: 'B', at: 500 },
  { kind: 'ended', piece: 'a', outcomes: [passed] },
];

test('what has ended is kept, what has not is left to do', () => {
  const { outcomes, open, rest } = standingOf(lines);
  expect([outcomes, open.map(({ piece }) => piece), rest]).toEqual([[passed], ['b'], ['b', 'c']]);
});

test('silence beyond its limit is a hang, counted from the last sign', () => {
  const standing = standingOf(lines);
  expect(hungIn(standing, 1500)).toEqual([]);
  const [hung] = hungIn(standing, 1501);
  expect(outcomeOfHung(hung!)).toMatchObject({
    file: 'b',
    title: 'B: did not end, and was ended after 1 s without a sign',
    status: 'failed',
  });
});

test('a run of some files leaves what the others said, with its time, and forgets files that are gone', () => {
  const result = (file: string, at: string): TestResult => ({ ...passed, suite: 'unit', file, at });
  const before = [result('a', '2026-01-01'), result('b', '2026-01-01'), result('gone', '2026-01-01')];
  const merged = mergeResults(before, [result('b', '2026-02-02')], (file) => file !== 'gone');
  expect(merged.map(({ file, at }) => [file, at])).toEqual([
    ['a', '2026-01-01'],
    ['b', '2026-02-02'],
  ]);
});
