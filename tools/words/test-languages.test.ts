import { expect, test } from 'vitest';
import { shopLanguages } from '../../packages/rules/src/language/shop-languages.ts';
import { testLanguages } from './test-languages.ts';

const [long, fromTheRight] = testLanguages;

test('[LANG-03] the long test language takes 40 % more room and has accents; facts stay as they are', () => {
  expect(long?.say('Sign In')).toBe('Sïgëëñ Iëñ');
  const text = 'Choose another show, or come back tomorrow.';
  const made = long?.say(text) ?? '';
  expect(made.length / text.length).toBeGreaterThanOrEqual(1.4);
  expect(made.length / text.length).toBeLessThan(1.7);
  expect(long?.say('$1,200.00 · Nov 3')).toBe('$1,200.00 · Nöëëv 3');
});

test('[LANG-08] the other one runs from right to left, word by word, and neither is offered', () => {
  expect(fromTheRight).toMatchObject({ dir: 'rtl' });
  expect(fromTheRight?.say('Pay $12 now')).toBe('\u202EPay\u202C $12 \u202Enow\u202C');
  expect(testLanguages.filter(({ name }) => name in shopLanguages)).toEqual([]);
});
