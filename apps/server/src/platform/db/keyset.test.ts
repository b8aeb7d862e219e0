import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { keysetPieces } from './keyset.ts';

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
