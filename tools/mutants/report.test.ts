import { describe, expect, test } from 'vitest';
import type { Fate } from './judge.ts';
import { difference, figure, survivorLines } from './report.ts';

function verdict(fate: Fate, file = 'a.ts', line = 1, tests = 2) {
  return { fate, tests, mutant: { id: 1, file, line, start: 0, end: 1, before: 'a < b', after: 'a <= b' } };
}

describe('what a run says', () => {
  test('the figure counts what hung as noticed, and is rounded down', () => {
    expect(figure([verdict('noticed'), verdict('hung'), verdict('unnoticed')])).toBe(66);
    expect(figure([verdict('noticed')])).toBe(100);
  });

  test('what nobody noticed, by file and line', () => {
    expect(
      survivorLines([
        verdict('unnoticed', 'b.ts', 9),
        verdict('noticed', 'a.ts'),
        verdict('unreached', 'b.ts', 3, 0),
      ]),
    ).toEqual([
      '',
      'b.ts',
      '     3  a < b  →  a <= b  (no test comes by)',
      '     9  a < b  →  a <= b  (2 tests)',
    ]);
  });

  test('of long texts the piece in which they differ', () => {
    const text = (middle: string) => `${'x'.repeat(200)} ${middle} ${'y'.repeat(200)}`;
    expect(difference({ before: text('and'), after: text('or') })).toBe(
      `… ${'x'.repeat(29)} and ${'y'.repeat(29)} …  →  … ${'x'.repeat(29)} or ${'y'.repeat(29)} …`,
    );
  });
});
