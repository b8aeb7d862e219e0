import { describe, expect, test } from 'vitest';
import { cases } from '../testing/cases.ts';
import { findMutants } from './find-mutants.ts';
import { sourceOf } from './testing/source-of.ts';

function found(text: string): string[] {
  return findMutants(sourceOf(text)).map(({ before, after }) => `${before} → ${after}`);
}

describe('what can be broken', () => {
  test.each(
    cases<[string, string[]], [string, string[]][]>([
      ['a < b', ['a < b → a <= b', 'a < b → a >= b']],
      ['a <= b', ['a <= b → a < b', 'a <= b → a > b']],
      ['a === b', ['a === b → a !== b']],
      ['a + b', ['a + b → a - b']],
      ['(a + b) * c', ['(a + b) * c → (a + b) / c', 'a + b → a - b']],
      ["a + 'word'", ["'word' → ''"]],
      ['a && b', ['a && b → a || b']],
      ['a ?? b', ['a ?? b → a']],
      ['!a', ['!a → a']],
      ['-a', ['-a → a']],
      ['a += b', ['a += b → a -= b']],
      ['a++', ['a++ → a--']],
      ['f(true)', ['f(true) → undefined', 'true → false']],
      ['a ? b : c', ['a → !(a)']],
      ['a === b ? c : d', ['a === b → a !== b']],
      ['[a, b]', ['[a, b] → []']],
      ['`${a} b`', ['`${a} b` → ``']],
      ["a = ''", ["'' → 'mutant'"]],
      ['a = 7', ['7 → 8']],
      ['a = 7n', ['7n → 8n']],
      ['a = b.filter(f)', ['b.filter(f) → b']],
      ['a = b.some(f)', ['b.some(f) → b.every(f)']],
      ['a = Math.min(b, c)', ['Math.min(b, c) → Math.max(b, c)']],
      ['await f()', ['await f() → undefined']],
    ]),
  )('%s', (code, expected) => {
    expect(found(code)).toEqual(expected);
  });

  test('a condition without an else never happens', () => {
    expect(found('if (a) { b = c }')).toEqual(['a → false']);
    expect(found('if (a) { b = c } else { b = d }')).toEqual(['a → !(a)']);
  });

  test('a condition of a statement is dropped, and its comparison turned round', () => {
    expect(found("x = db.selectFrom('orders').where('state', '=', 'open')")).toEqual([
      "db.selectFrom('orders').where('state', '=', 'open') → db.selectFrom('orders')",
      "'=' → '!='",
      "'open' → ''",
    ]);
  });

  test('what stands in sql`…` is broken word by word', () => {
    expect(found('x = sql`select 1 where a <= ${b} and c is null order by d desc`')).toEqual([
      'sql`select 1 where a <= ${b} and c is null order by d desc` → sql`select 1 where true or a <= ${b} and c is null order by d desc`',
      'sql`select 1 where a <= ${b} and c is null order by d desc` → sql`select 1 where a < ${b} and c is null order by d desc`',
      'sql`select 1 where a <= ${b} and c is null order by d desc` → sql`select 1 where a <= ${b} or c is null order by d desc`',
      'sql`select 1 where a <= ${b} and c is null order by d desc` → sql`select 1 where a <= ${b} and c is not null order by d desc`',
      'sql`select 1 where a <= ${b} and c is null order by d desc` → sql`select 1 where a <= ${b} and c is null order by d`',
    ]);
  });

  test.each(
    cases([
      "import a from 'b'",
      "export * from 'b'",
      "type A = 'b' | 1",
      "throw new RangeError('words for whoever mends it')",
      "x = { 'a-b': c }",
      "'use strict'",
      'x = a?.filter(f).b.slice(c)',
      'for (;;i++) f',
      "x = db.selectFrom('orders').select('id').leftJoin('a', 'b', 'c')",
    ]),
  )('nothing in %s', (code) => {
    expect(found(code)).toEqual([]);
  });

  test('the line is the one where the texts part', () => {
    expect(
      findMutants(sourceOf('x = sql`select 1\nwhere a = b\nand c = d`')).map(({ line }) => line),
    ).toEqual([2, 3, 2, 3]);
  });
});
