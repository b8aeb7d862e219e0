import { expect, test } from 'vitest';
import { checkDigit } from './checksum.ts';

test('[TRACK-19] mod10 weighs even and odd positions, counted from 0 at the left', () => {
  expect(checkDigit({ kind: 'mod10', even: 3, odd: 1 }, '12')).toBe(10 - (1 * 3 + 2 * 1));
  expect(checkDigit({ kind: 'mod10', even: 1, odd: 3 }, '12')).toBe(10 - (1 * 1 + 2 * 3));
});

test('[TRACK-19] mod10 takes 1 for a weight that is not given', () => {
  expect(checkDigit({ kind: 'mod10' }, '123')).toBe(4);
  expect(checkDigit({ kind: 'mod10', odd: 2 }, '123')).toBe(2);
});

test('[TRACK-19] mod10 gives 0, not 10, where the sum is a multiple of ten', () => {
  expect(checkDigit({ kind: 'mod10' }, '55')).toBe(0);
  expect(checkDigit({ kind: 'mod10' }, '0')).toBe(0);
});

test.each([
  ['A', 2],
  ['B', 3],
  ['H', 9],
  ['I', 0],
  ['Z', 7],
])('[TRACK-19] in mod10 the letter %s counts %i', (letter, value) => {
  expect(checkDigit({ kind: 'mod10' }, letter)).toBe((10 - value) % 10);
});

test('[TRACK-20] mod7 is the serial modulo 7', () => {
  expect(checkDigit({ kind: 'mod7' }, '331881001')).toBe(331_881_001 % 7);
  expect(checkDigit({ kind: 'mod7' }, '9999999999')).toBe(9_999_999_999 % 7);
});

test('[TRACK-21] S10 weighs with 8,6,4,2,3,5,9,7 and takes the remainder by 11 from 11', () => {
  expect(checkDigit({ kind: 's10' }, '12345678')).toBe(5);
  expect(checkDigit({ kind: 's10' }, '10000000')).toBe(11 - 8);
  expect(checkDigit({ kind: 's10' }, '00000001')).toBe(11 - 7);
});

test('[TRACK-21] S10 gives 5 for remainder 0 and 0 for remainder 1', () => {
  expect(checkDigit({ kind: 's10' }, '00000000')).toBe(5);
  expect(checkDigit({ kind: 's10' }, '02000000')).toBe(0);
});

test('[TRACK-22] the weighted sum repeats its weights over the serial and takes two moduli in turn', () => {
  const checksum = { kind: 'weighted', weights: [3, 1, 7], moduli: [11, 10] } as const;
  expect(checkDigit(checksum, '1001')).toBe(3 + 3);
  expect(checkDigit(checksum, '0010')).toBe(7);
  expect(checkDigit(checksum, '0030')).toBe(0);
});
