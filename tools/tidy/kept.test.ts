import { expect, test } from 'vitest';
import { beyond } from './kept.ts';

const check = (many: number | undefined, kept?: number) =>
  beyond(new Map(many === undefined ? [] : [['a.ts', many]]), {
    most: 250,
    kept: kept === undefined ? {} : { 'a.ts': kept },
    unit: 'lines',
  }).map(({ reason }) => reason);

test('what is within the limit, and what is kept as it is', () => {
  expect(check(250)).toEqual([]);
  expect(check(300, 300)).toEqual([]);
});

test('what is beyond the limit, and what grew beyond what is kept', () => {
  expect(check(251)).toEqual(['251 lines, at most 250 a file']);
  expect(check(301, 300)).toEqual(['301 lines, at most 300 a file']);
});

test('what became less is kept no more as it was', () => {
  expect(check(299, 300)).toEqual(['299 lines, and 300 are kept in tidy/kept.ts: write 299']);
  expect(check(250, 300)).toEqual(['250 lines, and 300 are kept in tidy/kept.ts: take it out']);
  expect(check(undefined, 300)).toEqual(['0 lines, and 300 are kept in tidy/kept.ts: take it out']);
});
