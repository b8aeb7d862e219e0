import { expect, test } from 'vitest';
import { CODE_LETTERS, CODE_SHAPE, normaliseCode } from './code-text.ts';

test('[CODE-04] lower case, spaces and any dash are the code that was meant', () => {
  for (const typed of [
    'tides-early',
    ' TIDES-EARLY ',
    'Tides – Early',
    'ＴＩＤＥＳ-early',
    'ti des\u200B-ear\u00A0ly',
  ])
    expect(normaliseCode(typed)).toBe('TIDES-EARLY');
});

test('[CODE-04] what is drawn is never mistaken for another letter', () => {
  expect(CODE_LETTERS).toHaveLength(30);
  expect(new Set(CODE_LETTERS).size).toBe(30);
  expect(CODE_LETTERS).not.toMatch(/[0O1ILU]/);
  expect(CODE_SHAPE.test(CODE_LETTERS)).toBe(true);
  expect(normaliseCode(CODE_LETTERS.toLowerCase())).toBe(CODE_LETTERS);
});
