import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { keysetPieces, keysetSlice } from './keyset.ts';

interface Row {
  id: number;
  at: Date;
}
const keyset = {
  columns: { at: { column: sql`at`, type: 'timestamptz', valueOf: ({ at }: Row) => at } },
  id: { column: sql`id`, type: 'integer', valueOf: ({ id }: Row) => id },
  begin: '-at',
} as const;
const written = (key: unknown): string => Buffer.from(JSON.stringify(key)).toString('base64url');
const row = { id: 7, at: new Date('2026-11-15T17:00:00Z') };

describe('[SEC-58] the key of a page', () => {
  test('is what the list itself gave', () => {
    const { after } = keysetPieces(keyset, {}, 1).page([row, row]);
    expect(after).toBeDefined();
    expect(() => keysetPieces(keyset, { after: after! })).not.toThrow();
    expect(() => keysetPieces(keyset, { before: after! })).not.toThrow();
  });

  test.each([
    ['of another list', ['2026-11-15T17:00:00.000Z', 'f92bbb65-5883-4a1f-8fc3-36973eab6703']],
    ['with no time', ['yesterday', 7]],
    ['with a time that is none', ['2026-13-45T99:00:00Z', 7]],
    ['with a number no row has', ['2026-11-15T17:00:00.000Z', 2_147_483_648]],
    ['with half a number', ['2026-11-15T17:00:00.000Z', 1.5]],
    ['with too much', ['2026-11-15T17:00:00.000Z', 7, 7]],
    ['that is no pair', 'x'],
  ])('%s is refused, and no fault', (_what, key) => {
    expect(() => keysetPieces(keyset, { after: written(key) })).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT' }),
    );
    expect(() => keysetPieces(keyset, { before: written(key) })).toThrow(
      expect.objectContaining({ code: 'INVALID_INPUT' }),
    );
  });
});

describe('[OFFICE-01] pages of rows that are all at hand', () => {
  const rows = [2, 3, 5, 7, 11].map((place) => ({ place }));
  const ask = (asked: object) => keysetSlice(rows, ({ place }) => place, asked, 2);
  const placesOf = ({ rows: page }: { rows: readonly { place: number }[] }) => page.map(({ place }) => place);

  test('go forward to the last one, and back the same way', () => {
    const first = ask({});
    expect([placesOf(first), first.before, first.matching]).toEqual([[2, 3], undefined, 5]);
    const second = ask({ after: first.after });
    const third = ask({ after: second.after });
    expect([placesOf(second), placesOf(third), third.after]).toEqual([[5, 7], [11], undefined]);
    expect(placesOf(ask({ before: third.before }))).toEqual([5, 7]);
    expect(ask({ before: second.before })).toEqual(first);
  });

  test('a row that is gone leaves the page where it was', () => {
    expect(placesOf(ask({ after: written([4]) }))).toEqual([5, 7]);
    expect(placesOf(ask({ before: written([4]) }))).toEqual([2, 3]);
    expect(placesOf(ask({ after: written([12]) }))).toEqual([]);
  });

  test('a key that is none is refused', () => {
    expect(() => ask({ after: written(['x']) })).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
  });
});

test('[OFFICE-01] a list in the order of its ids has them alone as its key', () => {
  const id = { column: sql`id`, type: 'bigint', valueOf: (each: { id: string }) => each.id } as const;
  const list = { columns: { at: id }, id, begin: '-at' };
  const { after } = keysetPieces(list, {}, 1).page([{ id: '9' }, { id: '8' }]);
  expect(JSON.parse(Buffer.from(after!, 'base64url').toString())).toEqual(['9']);
  expect(() => keysetPieces(list, { after: after! })).not.toThrow();
  expect(() => keysetPieces(list, { after: written(['9', '9']) })).toThrow();
});
