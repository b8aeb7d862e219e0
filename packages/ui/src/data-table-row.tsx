import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { Column } from './data-table.tsx';
import styles from './data-table.module.css';
import { IconButton } from './icon-button.tsx';

export interface DataTableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  detail?: (row: Row) => ReactNode;
  detailLabel: string;
}

export function DataTableRow<Row>({ row, columns, detail, detailLabel }: DataTableRowProps<Row>) {
  const [open, setOpen] = useState(false);
  const detailId = useId();
  return (
    <>
      <tr className={classNames(styles.row, open && styles.open)}>
        {columns.map((column) => (
          <td key={column.key} className={styles[column.align ?? 'start']}>
            <span className={styles.word} aria-hidden="true">
              {column.header}
            </span>
            <span className={styles.value}>{column.cell(row)}</span>
          </td>
        ))}
        {detail && (
          <td className={styles.switch}>
            <span className={styles.word} aria-hidden="true">
              Details
            </span>
            <span className={styles.value}>
              <IconButton
                icon="chevron"
                label={detailLabel}
                aria-expanded={open}
                aria-controls={open ? detailId : undefined}
                onClick={() => setOpen(!open)}
              />
            </span>
          </td>
        )}
      </tr>
      {detail && open && (
        <tr id={detailId} className={styles.detail}>
          <td colSpan={columns.length + 1}>{detail(row)}</td>
        </tr>
      )}
    </>
  );
}
