// Pages of a long list, each found by the key of the row beside it: the thousandth page is as quick as the first, and
// rows that come meanwhile move nothing.
import type { KeysetQuestion } from '@stagedoor/contract/keyset-page';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { refuse } from '../http/refusal.ts';

/** A column by which a list can be sorted; `id` makes its order whole. */
export interface KeysetColumn<Row> {
  column: RawBuilder<unknown>;
  type: 'timestamptz' | 'integer' | 'text';
  valueOf: (row: Row) => string | number | Date;
}

interface Keyset<Row> {
  columns: Readonly<Record<string, KeysetColumn<Row>>>;
  id: KeysetColumn<Row>;
  /** How it is sorted when nobody says. */
  begin: string;
}

const PAGE = 50;
/** How far rows are counted for a list; beyond, the number is only a lower bound. */
export const COUNTED = 10_000;

export interface KeysetPieces<Row> {
  /** For `where`, beside the filter. */
  beyond: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  /** One more than a page, to know whether there is another. */
  limit: RawBuilder<unknown>;
  page(rows: Row[]): { rows: Row[]; after: string | undefined; before: string | undefined };
}

const textOf = (value: string | number | Date): string | number =>
  value instanceof Date ? value.toISOString() : value;

const LARGEST_INTEGER = 2_147_483_647;

/** A key of another list, or one that somebody made up, is told so before the database stumbles over it. */
const fits: Record<KeysetColumn<unknown>['type'], (value: unknown) => boolean> = {
  timestamptz: (value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value)),
  integer: (value) => Number.isInteger(value) && Math.abs(value as number) <= LARGEST_INTEGER,
  text: (value) => typeof value === 'string' && !value.includes('\0'),
};

type Key = [string | number, string | number];

function readKey(
  text: string | null | undefined,
  types: readonly KeysetColumn<unknown>['type'][],
): Key | undefined {
  if (!text) return undefined;
  try {
    const key: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    const isPair =
      Array.isArray(key) &&
      key.length === types.length &&
      types.every((type, place) => fits[type](key[place]));
    if (isPair) return key as Key;
  } catch {
    // Whoever made it up is told below.
  }
  return refuse('INVALID_INPUT', { fields: { after: 'Not a page of this list' } });
}

export function keysetPieces<Row>(
  { columns, id, begin }: Keyset<Row>,
  asked: KeysetQuestion,
  size = PAGE,
): KeysetPieces<Row> {
  const sort = asked.sort ?? begin;
  const by =
    columns[sort.replace(/^-/, '')] ?? refuse('INVALID_INPUT', { fields: { sort: 'Not sorted by that' } });
  const types = [by.type, id.type];
  const [after, before] = [readKey(asked.after, types), readKey(asked.before, types)];
  const isBack = after === undefined && before !== undefined;
  const key = after ?? before;
  const isDown = sort.startsWith('-') !== isBack;
  const [compare, way] = isDown ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  const typed = (value: string | number, type: KeysetColumn<Row>['type']) => sql`${value}::${sql.raw(type)}`;
  const keyOf = (row: Row): string =>
    Buffer.from(JSON.stringify([textOf(by.valueOf(row)), textOf(id.valueOf(row))])).toString('base64url');
  return {
    beyond: key
      ? sql`(${by.column}, ${id.column}) ${compare} (${typed(key[0], by.type)}, ${typed(key[1], id.type)})`
      : sql`true`,
    order: sql`${by.column} ${way}, ${id.column} ${way}`,
    limit: sql.lit(size + 1),
    page: (found) => {
      const isMore = found.length > size;
      const shown = found.slice(0, size);
      const rows = isBack ? shown.toReversed() : shown;
      const [first, last] = [rows[0], rows.at(-1)];
      const [hasNext, hasFormer] = isBack ? [true, isMore] : [isMore, key !== undefined];
      return {
        rows,
        after: hasNext && last ? keyOf(last) : undefined,
        before: hasFormer && first ? keyOf(first) : undefined,
      };
    },
  };
}
