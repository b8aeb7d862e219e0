import { expect, test } from 'vitest';
import { parseSync } from 'oxc-parser';
import { casts, marks } from './assertions.ts';
import { nothingKept } from './kept.ts';
import type { Rule } from './project.ts';

const told = (rule: Rule, path: string, text: string, kept = nothingKept) =>
  rule({ files: [path], texts: [], sources: [{ path, text, parsed: parseSync(path, text) }], kept }).map(
    ({ path: where, reason }) => `${where} ${reason}`,
  );

const cart = 'apps/server/src/carts/a.ts';
const cast = 'export const cart = read() as unknown as Cart;\nconst fixed = [1] as const;';
const mark = 'export const id = rows[0]!.id;';

test('every cast counts, in both ways of writing it, and what is const does not', () => {
  expect(told(casts, cart, cast)).toEqual([expect.stringContaining(`${cart} 2 casts`)]);
  expect(told(casts, cart, 'export const cart = <Cart>read();')).toEqual([
    expect.stringContaining('1 casts'),
  ]);
});

test('every mark that something is there counts', () => {
  expect(told(marks, 'apps/storefront/src/a.tsx', mark)).toEqual([
    expect.stringContaining('1 non-null marks'),
  ]);
  expect(told(marks, cart, 'export const is = !rows[0];')).toEqual([]);
});

test('tests and tools may say what they like', () => {
  const elsewhere = ['apps/server/src/carts/a.test.ts', 'apps/server/src/testing/a.ts', 'tools/a.ts'];
  for (const path of elsewhere) {
    expect([...told(casts, path, cast), ...told(marks, path, mark)]).toEqual([]);
  }
});

test('what is kept stays, does not grow, and shrinks with the file', () => {
  const keeping = (many: number) => ({ ...nothingKept, casts: { [cart]: many } });
  expect(told(casts, cart, cast, keeping(2))).toEqual([]);
  expect(told(casts, cart, cast, keeping(1))).toEqual([expect.stringContaining('at most 1 a file')]);
  expect(told(casts, cart, cast, keeping(3))).toEqual([expect.stringContaining('write 2')]);
});
