// Pages of a long list, each found by the key of the row beside it: the thousandth page is as quick as the first, and
// rows that come meanwhile move nothing.
import type { KeysetPage, KeysetQuestion } from '@stagedoor/contract/keyset-page';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { refuse } from '../http/refusal.ts';

/** A column by which a list can be sorted; `id` makes its order whole. */
export interface KeysetColumn<Row> extends KeyPart<Row> {
  column: RawBuilder<unknown>;
}

interface KeyPart<Row> {
  type: 'timestamptz' | 'integer' | 'bigint' | 'text';
  valueOf: (row: Row) => string | number | Date;
}

interface Keyset<Row> {
  /** Where one of them is the id itself, it alone is the key. */
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
  integer: (value) =>
    typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= LARGEST_INTEGER,
  bigint: (value) => typeof value === 'string' && /^\d{1,18}$/.test(value),
  text: (value) => typeof value === 'string' && !value.includes('\0'),
};

type Key = (string | number)[];

function readKey(
  text: string | null | undefined,
  types: readonly KeysetColumn<unknown>['type'][],
): Key | undefined {
  if (!text) return undefined;
  try {
    const key: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    const isKey =
      Array.isArray(key) &&
      key.length === types.length &&
      types.every((type, place) => fits[type](key[place]));
    if (isKey) return key as Key;
  } catch {
    // Whoever made it up is told below.
  }
  return refuse('INVALID_INPUT', { fields: { after: 'Not a page of this list' } });
}

function keyAsked<Row>(parts: readonly KeyPart<Row>[], asked: KeysetQuestion) {
  const types = parts.map(({ type }) => type);
  const [after, before] = [readKey(asked.after, types), readKey(asked.before, types)];
  return {
    key: after ?? before,
    isBack: after === undefined && before !== undefined,
    keyOf: (row: Row): string =>
      Buffer.from(JSON.stringify(parts.map(({ valueOf }) => textOf(valueOf(row))))).toString('base64url'),
  };
}

export function keysetPieces<Row>(
  { columns, id, begin }: Keyset<Row>,
  asked: KeysetQuestion,
  size = asked.size ?? PAGE,
): KeysetPieces<Row> {
  const sort = asked.sort ?? begin;
  const by =
    columns[sort.replace(/^-/, '')] ?? refuse('INVALID_INPUT', { fields: { sort: 'Not sorted by that' } });
  const parts = by === id ? [id] : [by, id];
  const { key, isBack, keyOf } = keyAsked(parts, asked);
  const isDown = sort.startsWith('-') !== isBack;
  const [compare, way] = isDown ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  return {
    beyond: key
      ? sql`(${sql.join(parts.map(({ column }) => column))}) ${compare} (${sql.join(
          parts.map(({ type }, place) => sql`${key[place]}::${sql.raw(type)}`),
        )})`
      : sql`true`,
    order: sql.join(parts.map(({ column }) => sql`${column} ${way}`)),
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

/** A page of rows that are all at hand already, in the order of a number that each has. */
export function keysetSlice<Row>(
  rows: readonly Row[],
  placeOf: (row: Row) => number,
  asked: KeysetQuestion,
  size = asked.size ?? PAGE,
): Omit<KeysetPage<Row>, 'isExact'> {
  const { key, isBack, keyOf } = keyAsked([{ type: 'integer', valueOf: placeOf }], asked);
  const at = key === undefined ? 0 : rows.findIndex((row) => placeOf(row) >= Number(key[0]));
  const here = at < 0 ? rows.length : at;
  const isThere = key !== undefined && rows[here] !== undefined && placeOf(rows[here]) === key[0];
  const from = isBack ? Math.max(here - size, 0) : here + (isThere ? 1 : 0);
  const page = rows.slice(from, isBack ? here : from + size);
  const [first, last] = [page[0], page.at(-1)];
  return {
    rows: page,
    after: last && last !== rows.at(-1) ? keyOf(last) : undefined,
    before: first && first !== rows[0] ? keyOf(first) : undefined,
    matching: rows.length,
  };
}
