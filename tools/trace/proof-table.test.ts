import { expect, test } from 'vitest';
import { isSameTable, proofTable, withTable } from './proof-table.ts';

const requirement = (id: string, words: string) => ({ id, words, path: 'docs/requirements/x.md', line: 1 });
const claim = (file: string, ...ids: string[]) => ({ file, ids, line: 1, title: '', runsProduct: true });
const lines = [requirement('SEC-01', 'a | b'), requirement('CART-01', 'other')];

test('each line of the area with the files that prove it, once each', () => {
  const table = proofTable('SEC', lines, [
    claim('a/b.test.ts', 'SEC-01'),
    claim('a/b.test.ts', 'SEC-01', 'CART-01'),
  ]);
  expect(table.split('\n').slice(2)).toEqual(['| SEC-01 | a \\| b | [b.test.ts](a/b.test.ts) |']);
});

test('a line that no test names is an error, and not an empty cell', () => {
  expect(() => proofTable('SEC', lines, [claim('a.test.ts', 'CART-01')])).toThrow('No test names SEC-01');
});

test('the table takes its marked place, however a formatter has set it', () => {
  const text =
    'before\n<!-- table: written by npm run trace -- --write -->\nold\n<!-- end of the table -->\nafter';
  const written = withTable(text, '| a | b |\n| --- | --- |');
  expect(written).toContain('| a | b |');
  expect(written).not.toContain('old');
  expect(isSameTable(written, written.replace('| a | b |\n| --- |', '| a   | b |\n| ------ |'))).toBe(true);
  expect(isSameTable(written, written.replace('a', 'c'))).toBe(false);
  expect(() => withTable('nothing marked', '')).toThrow('not marked');
});
