import { expect, test } from 'vitest';
import { lineWords, linesInTheWay, liveLines } from './live-lines.ts';
import type { TestedLine } from './live-lines.ts';

const all = liveLines.map((line): TestedLine => ({ line, state: 'good' }));
const with_ = (changed: TestedLine) => all.map((each) => (each.line === changed.line ? changed : each));

test('[SETUP-09] a shop whose lines all hold has nothing in its way', () => {
  expect(linesInTheWay(all)).toEqual([]);
});

test.each(liveLines)(
  '[SETUP-09] %s keeps it closed until it holds or was put aside with a reason',
  (line) => {
    for (const state of ['bad', 'unknown'] as const) {
      expect(linesInTheWay(with_({ line, state }))).toEqual([line]);
      expect(linesInTheWay(with_({ line, state, asideReason: 'Ours alone' }))).toEqual([]);
    }
    expect(linesInTheWay(all.filter((each) => each.line !== line))).toEqual([line]);
    expect(lineWords[line].good).not.toBe(lineWords[line].bad);
  },
);
