import { expect, test } from 'vitest';
import { againstBudget, budgets, parts } from './budgets.ts';

test('a part says what it took of its budget, and by how much it is over', () => {
  expect(againstBudget('check', 61.24)).toBe('    61.2 s  of  90 s  check');
  expect(againstBudget('server', 400)).toBe('   400.0 s  of 400 s  server');
  expect(againstBudget('server', 400.5)).toBe('   400.5 s  of 400 s  server, over by 1 s');
});

test('the budgets together leave npm test within fifteen minutes', () => {
  expect(parts).toEqual(['check', 'property', 'pages', 'server', 'browser']);
  expect(Object.values(budgets).reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(15 * 60);
});
