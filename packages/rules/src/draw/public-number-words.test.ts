import { expect, test } from 'vitest';
import { digitsProblem, publicNumberWords } from './public-number-words.ts';

test('[DRAW-03] the public number is read as a number, and not as the file keeps it', () => {
  expect(publicNumberWords({ kind: 'digits', value: '471108151848' })).toBe('471108151848');
  expect(publicNumberWords({ kind: 'drand', round: 7, randomness: 'ab' })).toBe('round 7 of the beacon: ab');
  expect(publicNumberWords({ kind: 'none' })).toBe('none');
  expect(publicNumberWords({ kind: 'guest', value: 'x' })).toBeUndefined();
});

test('[DRAW-03] what cannot be the public number says why in a sentence', () => {
  expect(digitsProblem('471108151848', 12)).toBeUndefined();
  expect(digitsProblem('123', 12)).toBe('The public number has 12 digits; 3 were typed.');
  expect(digitsProblem('12a', 3)).toBe('The public number is made of digits alone.');
});
