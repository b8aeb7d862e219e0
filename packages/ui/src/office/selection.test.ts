import { expect, test } from 'vitest';
import { choose, chosenCount, isChosen, nothingChosen, span } from './selection.ts';

const page = ['a', 'b', 'c', 'd'];

test('rows are chosen and left one by one', () => {
  const two = choose(nothingChosen, ['a', 'c'], true, page);
  expect(page.filter((key) => isChosen(two, key))).toEqual(['a', 'c']);
  expect(chosenCount(choose(two, ['a'], false, page), 1284)).toBe(1);
});

test('all that match are a number, not a list; taking one away leaves those in sight', () => {
  expect(chosenCount({ all: true }, 1284)).toBe(1284);
  expect(isChosen({ all: true }, 'out of sight')).toBe(true);
  const left = choose({ all: true }, ['b'], false, page);
  expect([chosenCount(left, 1284), isChosen(left, 'b'), isChosen(left, 'out of sight')]).toEqual([
    3,
    false,
    false,
  ]);
});

test('up to here goes both ways, and is one row where nothing was chosen before', () => {
  expect(span(page, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(span(page, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(span(page, undefined, 'c')).toEqual(['c']);
  expect(span(page, 'gone', 'c')).toEqual(['c']);
});
