import { expect, test } from 'vitest';
import { didYouMean } from './did-you-mean.ts';

const known = ['price', 'capacity', 'limit', 'tax'];

test.each([
  ['prise', 'price'],
  ['prcie', 'price'],
  ['price', 'price'],
  ['rpice', 'price'],
  ['pric', 'price'],
  ['pprice', 'price'],
  ['PRICE', 'price'],
  ['cpaciyt', 'capacity'],
  ['limits', 'limit'],
  ['lmit', 'limit'],
  ['ilmti', 'limit'],
  ['txa', 'tax'],
  ['atx', 'tax'],
])('[OPS-13] %s is taken for a mistyped %s', (typed, meant) => {
  expect(didYouMean(typed, known)).toBe(` Did you mean "${meant}"?`);
});

test.each(['colour', 'pr', 'ecirp', 'xat', 'x', ''])(
  '"%s" is too far from any word that is known',
  (typed) => {
    expect(didYouMean(typed, known)).toBe('');
  },
);

test('the nearest is named, and nothing where nothing is known', () => {
  expect(didYouMean('limi', ['limits', 'limit'])).toBe(' Did you mean "limit"?');
  expect(didYouMean('limit', [])).toBe('');
});
