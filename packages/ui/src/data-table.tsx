import { pieceMessages } from '@stagedoor/rules/messages/pieces';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { DataTableRow } from './data-table-row.tsx';
import styles from './data-table.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for money and counts. */
  align?: 'start' | 'end';
  /** What it says needs no word before it: cards leave it out, and stand closer. */
  plain?: boolean;
}

export interface DataTableProps<Row> {
  /** What the table lists, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What a row opens to, if it has more to show. */
  detail?: (row: Row) => ReactNode;
  /** Rows that are open from the start, or that an address opens. Each can be opened and closed all the same. */
  opened?: (row: Row) => boolean;
  /** The row's id in the page, to be scrolled to. */
  rowId?: (row: Row) => string;
  /** What the row's switch is called: `Details of Juniper & the Tides`. */
  detailLabel?: (row: Row) => string;
  /** Closer rows and a head that stays in sight, for long lists. */
  dense?: boolean;
}

/** A real table. Below the breakpoint each row becomes a card that repeats the header words where they are needed. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, detail, detailLabel, opened, rowId, dense } = props;
  return (
    <table
      className={classNames(
        styles.table,
        dense && styles.dense,
        columns.some(({ plain }) => plain) && styles.close,
      )}
    >
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={styles[column.align ?? 'start']}>
              {column.header}
            </th>
          ))}
          {detail && (
            <th scope="col">
              <VisuallyHidden>{pieceMessages.details}</VisuallyHidden>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <DataTableRow
            key={rowKey(row)}
            row={row}
            columns={columns}
            id={rowId?.(row)}
            detail={detail}
            opened={opened?.(row) ?? false}
            detailLabel={detailLabel?.(row) ?? 'Details'}
          />
        ))}
      </tbody>
    </table>
  );
}
