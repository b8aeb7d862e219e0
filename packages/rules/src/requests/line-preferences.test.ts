import { expect, test } from 'vitest';
import { linePreferences } from './line-preferences.ts';

const line = (itemId: number, isAddOn = false) => ({ itemId, isAddOn });

test('[EVENT-33] levels of one item are numbered in their order, each item for itself', () => {
  expect(linePreferences([line(1), line(2), line(1), line(1), line(2)])).toEqual([
    '1st',
    '1st',
    '2nd',
    '3rd',
    '2nd',
  ]);
});

test('[EVENT-33] one level of an item is no preference, nor is an add-on', () => {
  expect(linePreferences([line(1), line(2), line(3, true), line(3, true)])).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(linePreferences([line(1), line(1, true)])).toEqual([undefined, undefined]);
  expect(linePreferences([line(1), line(1), line(1, true)])).toEqual(['1st', '2nd', undefined]);
});
