import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { OfficeTableFoot } from './office-table-foot.tsx';
import { OfficeTableHead } from './office-table-head.tsx';
import { OfficeTableRow } from './office-table-row.tsx';
import { SkeletonRows } from './office-table-skeleton.tsx';
import styles from './office-table.module.css';
import { choose, isChosen, nothingChosen } from './selection.ts';
import type { Selection } from './selection.ts';

export interface OfficeColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for money and counts. */
  align?: 'start' | 'end';
  /** By which name the server sorts by it; none where it cannot. */
  sort?: string;
  /** In the card that a row becomes on a phone; `title` and `corner` go without the header's word. */
  phone?: 'title' | 'corner' | 'line' | 'hidden';
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
  actions?: ReactNode;
}

export interface OfficeTableProps<Row> {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly OfficeColumn<Row>[];
  /** Undefined while they load: then a skeleton of the same shape stands there. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** What a row is called where it is chosen: `Z4100000118`. */
  rowName?: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  selection?: TableSelection;
  /** The row that the keys stand on. */
  focused?: string;
  onFocus?: (key: string) => void;
  onOpen?: (row: Row) => void;
  /** Sums over the whole filtered set. */
  sum?: ReactNode;
  /** Keyset pages: a way back and forward where there is one. */
  pages?: { back?: () => void; forward?: () => void };
  /** Keys that work here. */
  hints?: ReactNode;
  /** Other rows are on their way; these stay meanwhile. */
  busy?: boolean;
  /** Instead of rows: empty, failed. */
  instead?: ReactNode;
}

/** The table of the box office. Below the breakpoint each row becomes a card that keeps its words. */
export function OfficeTable<Row>(props: OfficeTableProps<Row>) {
  const { caption, columns, rows, rowKey, rowName, sort, onSort, selection, instead, busy } = props;
  const keys = rows?.map(rowKey) ?? [];
  const chosen = selection?.chosen ?? nothingChosen;
  const set = (changed: readonly string[], on: boolean) =>
    selection?.onChange(choose(chosen, changed, on, keys));
  return (
    <div className={styles.frame} aria-busy={busy || rows === undefined || undefined}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <OfficeTableHead
          columns={columns}
          sort={sort}
          onSort={onSort}
          page={selection && { keys, chosen, onChoose: (on) => set(keys, on) }}
        />
        {!instead && (
          <tbody className={busy ? styles.busy : undefined}>
            {rows?.map((row) => (
              <OfficeTableRow
                key={rowKey(row)}
                row={row}
                id={rowKey(row)}
                name={rowName?.(row) ?? rowKey(row)}
                columns={columns}
                focused={props.focused === rowKey(row)}
                onFocus={props.onFocus}
                onOpen={props.onOpen}
                chosen={selection && isChosen(chosen, rowKey(row))}
                onChoose={(on) => set([rowKey(row)], on)}
              />
            )) ?? <SkeletonRows columns={columns} selectable={selection !== undefined} />}
          </tbody>
        )}
      </table>
      {instead && <div className={styles.instead}>{instead}</div>}
      <OfficeTableFoot {...props} />
    </div>
  );
}
