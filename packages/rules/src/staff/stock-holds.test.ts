import { expect, test } from 'vitest';
import { isNamedByStaff, validateHold } from './stock-holds.ts';

const good = { name: 'Sound desk', quantity: 4, reason: 'The desk moved' };

test('[OFFICE-08] a hold has a name, a number and a reason', () => {
  expect(validateHold(good)).toEqual({});
  expect(Object.keys(validateHold({ name: ' ', quantity: 0, reason: 'why' }))).toEqual([
    'name',
    'quantity',
    'reason',
  ]);
  expect(validateHold({ ...good, quantity: 1.5 })).toHaveProperty('quantity');
  expect(validateHold({ ...good, name: 'x'.repeat(61) })).toHaveProperty('name');
});

test('[OFFICE-08] what a change or a guest’s request keeps is not named by staff', () => {
  expect(isNamedByStaff('house')).toBe(true);
  expect(isNamedByStaff('change 12')).toBe(false);
  expect(isNamedByStaff('6F9619FF-8B86-D011-B42D-00CF4FC964FF')).toBe(false);
  expect(validateHold({ ...good, name: 'change 12' })).toHaveProperty('name');
});

test('[OFFICE-08] the shortest reason and the longest name', () => {
  expect(validateHold({ ...good, reason: ' four ' })).toHaveProperty('reason');
  expect(validateHold({ ...good, reason: 'fiver' })).toEqual({});
  expect(validateHold({ ...good, name: 'x'.repeat(60) })).toEqual({});
});
