import { expect, test } from 'vitest';
import { sourceOf } from './testing/source-of.ts';
import { testsOf } from './tests-of.ts';

const sources = [
  sourceOf('export const fee = 1;', 'packages/rules/src/fee.ts'),
  sourceOf("export * from './fee.ts';", 'packages/rules/src/fees.ts'),
  sourceOf("import './fee.ts';", 'packages/rules/src/fee.property.test.ts'),
  sourceOf("import './fees.ts';", 'packages/rules/src/fees.test.ts'),
  sourceOf("import './other.ts';", 'packages/rules/src/other.test.ts'),
  sourceOf("import { fee } from '@stagedoor/rules/fee';", 'apps/server/src/orders/bill.ts'),
  sourceOf("import './bill.ts';", 'apps/server/src/orders/bill.server.test.ts'),
  sourceOf("import './bill.ts';\n// @vitest-environment happy-dom", 'apps/server/src/orders/bill.test.ts'),
];

test('tests beside the code and elsewhere are those that load it, the quickest kind first', () => {
  const { beside, elsewhere, loads } = testsOf(new Set(['packages/rules/src/fee.ts']), sources);
  expect(beside).toEqual([
    { file: 'packages/rules/src/fees.test.ts', suite: 'unit' },
    { file: 'packages/rules/src/fee.property.test.ts', suite: 'property' },
  ]);
  expect(elsewhere).toEqual([{ file: 'apps/server/src/orders/bill.server.test.ts', suite: 'server' }]);
  expect(loads('packages/rules/src/fees.test.ts', 'packages/rules/src/fee.ts')).toBe(true);
  expect(loads('packages/rules/src/other.test.ts', 'packages/rules/src/fee.ts')).toBe(false);
});

test('a module of the server is at home in its folder', () => {
  const { beside } = testsOf(new Set(['apps/server/src/orders/bill.ts']), sources);
  expect(beside.map(({ file }) => file)).toEqual(['apps/server/src/orders/bill.server.test.ts']);
});
