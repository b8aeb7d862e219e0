// Long lists of the office come page by page, each found by the key of the row before it, never by an offset.
import * as z from 'zod/mini';
import { shape } from './shape.ts';
import { flag, line, list, maybe, text } from './wire.ts';

const MOST_ROWS = 200;
const wrongSize = `1 to ${MOST_ROWS} rows a page`;
const pageSize = z.codec(
  z.union([z.int(), z.string().check(z.regex(/^\d{1,3}$/, wrongSize))]),
  z.int().check(z.minimum(1, wrongSize), z.maximum(MOST_ROWS, wrongSize)),
  { decode: (given) => Number(given), encode: (size) => size },
);

/** What every such list is asked beside its filter. */
export const keysetFields = {
  /** By which of its columns, `-placed` for the last one first; the call says which it knows. */
  sort: maybe(line(40)),
  /** The key of the page that follows, or comes before, as the last answer gave it. */
  after: maybe(line(400)),
  before: maybe(line(400)),
  /** How many a page has, fifty where nobody says. */
  size: maybe(pageSize),
};

export interface KeysetQuestion {
  sort?: string | null | undefined;
  after?: string | null | undefined;
  before?: string | null | undefined;
  size?: number | null | undefined;
}

export interface KeysetPage<Row> {
  rows: Row[];
  /** Missing on the last page. */
  after?: string | null | undefined;
  /** Missing on the first page. */
  before?: string | null | undefined;
  /** How many match in all; `isExact` is false while only a lower bound is known. */
  matching: number;
  isExact: boolean;
}

/** A page of such a list; `sums` are over everything that matches. */
export function keysetPage<
  const Row extends z.core.$ZodType,
  const Sums extends Record<string, z.core.$ZodType>,
>(name: string, row: Row, sums: Sums) {
  return shape(name, {
    rows: list(row),
    after: maybe(text),
    before: maybe(text),
    matching: z.int(),
    isExact: flag,
    ...sums,
  });
}
