import { expect, test } from 'vitest';
import { begin, redo, step, undo } from './history.ts';
import type { Drawing } from './history.ts';

const drawing = (width: number): Drawing => ({
  plan: { width, stage: null, words: [], sections: [], seats: null },
  background: undefined,
});
const widths = ({ past, now, future }: ReturnType<typeof begin>) =>
  [past, [now], future].map((all) => all.map(({ plan }) => plan.width));

test('[HALL-02] every step is taken back and made again; typing into one field is one', () => {
  let history = step(begin(drawing(1)), drawing(2), 'width');
  history = step(history, drawing(3), 'width');
  history = step(history, drawing(4));
  expect(widths(history)).toEqual([[1, 3], [4], []]);
  history = undo(undo(history));
  expect(widths(history)).toEqual([[], [1], [3, 4]]);
  expect(undo(history)).toBe(history);
  expect(widths(redo(history))).toEqual([[1], [3], [4]]);
  expect(widths(step(history, drawing(9)))).toEqual([[1], [9], []]);
  expect(redo(begin(drawing(1))).now.plan.width).toBe(1);
});
