import { describe, expect, test } from 'vitest';
import { drawMutants } from './draw-mutants.ts';
import { readOptions } from './options.ts';

describe('what is asked for', () => {
  test('a path, with or without its slash', () => {
    expect(readOptions(['./packages/rules/'])).toMatchObject({
      path: 'packages/rules',
      count: 150,
      isWide: false,
      isQuick: false,
    });
    expect(readOptions(['a.ts', '--count', '7', '--seed', '0', '--wide', '--quick'])).toEqual({
      path: 'a.ts',
      count: 7,
      seed: 0,
      isWide: true,
      isQuick: true,
    });
  });

  test.each([
    [[], 'Name one folder or file'],
    [['a', 'b'], 'Name one folder or file'],
    [['a', '--count', '0'], '--count wants a whole number from 1, not "0".'],
    [['a', '--count', '1.5'], '--count wants a whole number from 1, not "1.5".'],
    [['a', '--seed', 'x'], '--seed wants a whole number from 0, not "x".'],
    [['a', '--loud'], 'npm run mutants -- PATH'],
  ])('%j is refused', (args, words) => {
    expect(() => readOptions(args)).toThrow(words);
  });
});

describe('the lot', () => {
  const all = Array.from({ length: 50 }, (_, index) => index);

  test('draws the same by the same seed, others by another', () => {
    expect(drawMutants(all, 10, 4)).toEqual(drawMutants(all, 10, 4));
    expect(drawMutants(all, 10, 4)).not.toEqual(drawMutants(all, 10, 5));
  });

  test('draws none twice, and no more than there are', () => {
    expect(drawMutants(all, 80, 1).toSorted((a, b) => a - b)).toEqual(all);
    expect(new Set(drawMutants(all, 20, 1)).size).toBe(20);
  });
});
