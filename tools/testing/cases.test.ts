import { expect, test } from 'vitest';
import { cases } from './cases.ts';

test('hands on what there is', () => {
  const list = [1, 2];
  expect(cases(list)).toBe(list);
  expect(cases(new Map([['a', 1]])).get('a')).toBe(1);
});

test('refuses to go through nothing', () => {
  expect(() => cases([])).toThrow('There are no cases');
  expect(() => cases(new Set())).toThrow('There are no cases');
});
