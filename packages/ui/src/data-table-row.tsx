import { pieceMessages } from '@stagedoor/rules/messages/pieces';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './data-table.module.css';
import { IconButton } from './icon-button.tsx';

/** What a row needs to know of a column. */
interface RowColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  plain?: boolean;
}

export interface DataTableRowProps<Row> {
  row: Row;
  columns: readonly RowColumn<Row>[];
  id: string | undefined;
  detail?: ((row: Row) => ReactNode) | undefined;
  detailLabel: string;
  opened: boolean;
}

export function DataTableRow<Row>(props: DataTableRowProps<Row>) {
  const { row, columns, id, detail, detailLabel, opened } = props;
  const [open, setOpen] = useOpen(opened);
  const detailId = useId();
  return (
    <>
      <tr id={id} className={classNames(styles.row, open && styles.open)}>
        {columns.map((column) => (
          <td
            key={column.key}
            className={classNames(styles[column.align ?? 'start'], column.plain && styles.plain)}
          >
            {!column.plain && (
              <span className={styles.word} aria-hidden="true">
                {column.header}
              </span>
            )}
            <span className={styles.value}>{column.cell(row)}</span>
          </td>
        ))}
        {detail && (
          <td className={styles.switch}>
            <span className={styles.word} aria-hidden="true">
              {pieceMessages.details}
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

/** As the reader left it, until somebody else opens it. */
function useOpen(opened: boolean) {
  const [state, setState] = useState({ opened, open: opened });
  if (state.opened !== opened) setState({ opened, open: opened || state.open });
  return [state.open, (open: boolean) => setState({ opened, open })] as const;
}
