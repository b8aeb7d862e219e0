import { expect, test } from 'vitest';
import * as vocabulary from './vocabulary.ts';

const { countryWords, wordFor, ...tables } = vocabulary;

test('[OPS-11] [OPS-13] the words of descriptions stand for what the rest of the product knows', () => {
  expect(tables).toEqual({
    saleWords: { instant: 1, request: 2, external: 3 },
    policySaleWords: { any: -1, instant: 1, request: 2, external: 3 },
    policyWords: tables.policyWords,
    deliveryWords: tables.deliveryWords,
    loginWords: { 'as-needed': 'OUTLET_LOGIN_AS_NEEDED', always: 'OUTLET_LOGIN_ALWAYS' },
    saleStatusWords: { 'on-sale': 'ON_SALE', 'before-sale': 'BEFORE_SALE', 'off-sale': 'OFF_SALE' },
    socialWords: { facebook: 1, x: 2, instagram: 3 },
  });
  expect(countryWords['DE']).toBeGreaterThan(2);
});

test('a word is found by what it stands for, and what none stands for is a fault', () => {
  expect(wordFor(tables.saleWords, 2)).toBe('request');
  expect(() => wordFor(tables.saleWords, 9)).toThrow('No word stands for 9');
});
