// What a table of the box office is made of.
import type { ReactNode } from 'react';
import type { Selection } from './selection.ts';

export interface OfficeColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for money and counts. */
  align?: 'start' | 'end' | undefined;
  /** By which name the server sorts by it; none where it cannot. */
  sort?: string | undefined;
  /** In the card that a row becomes on a phone; `title` and `corner` go without the header's word. */
  phone?: 'title' | 'corner' | 'line' | 'hidden' | undefined;
}

export interface Sort {
  by: string;
  down: boolean;
}

export interface TableSelection {
  chosen: Selection;
  onChange: (selection: Selection) => void;
  /** How many match the filter in all. */
  total: number;
  /** What can be done with what is chosen; each says the number itself. */
  actions?: ReactNode | undefined;
}

export interface OfficeTableProps<Row> {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly OfficeColumn<Row>[];
  /** Undefined while they load: then a skeleton of the same shape stands there. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** What a row is called where it is chosen: `Z4100000118`. */
  rowName?: ((row: Row) => string) | undefined;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  selection?: TableSelection | undefined;
  /** The row that the keys stand on. */
  focused?: string | undefined;
  onFocus?: ((key: string) => void) | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  /** Sums over the whole filtered set. */
  sum?: ReactNode | undefined;
  /** Keyset pages: a way back and forward where there is one. */
  pages?: { back?: (() => void) | undefined; forward?: (() => void) | undefined } | undefined;
  /** Keys that work here. */
  hints?: ReactNode | undefined;
  /** Other rows are on their way; these stay meanwhile. */
  busy?: boolean | undefined;
  /** Instead of rows: empty, failed. */
  instead?: ReactNode | undefined;
}
