import { useEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './office-table.module.css';
import type { OfficeColumn } from './office-table-props.ts';

interface OfficeTableRowProps<Row> {
  row: Row;
  id: string;
  name: string;
  columns: readonly OfficeColumn<Row>[];
  focused: boolean;
  onFocus: ((key: string) => void) | undefined;
  onOpen: ((row: Row) => void) | undefined;
  /** Undefined where nothing can be chosen. */
  chosen: boolean | undefined;
  onChoose: (chosen: boolean) => void;
}

export function OfficeTableRow<Row>(props: OfficeTableRowProps<Row>) {
  const { row, id, name, columns, focused, onFocus, onOpen, chosen, onChoose } = props;
  const line = useRef<HTMLTableRowElement>(null);

  useEffect(() => {
    // Somebody who is inside the row already, at its box or its link, stays there.
    if (focused && !line.current?.contains(document.activeElement)) line.current?.focus();
  }, [focused]);

  function keyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.target === line.current) onOpen?.(row);
  }

  return (
    <tr
      ref={line}
      tabIndex={-1}
      aria-selected={chosen}
      data-focused={focused || undefined}
      className={styles.row}
      onFocus={() => onFocus?.(id)}
      onKeyDown={keyDown}
    >
      {chosen !== undefined && (
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the label stands around its box
        <td className={styles.chooser}>
          <label className={styles.target}>
            <VisuallyHidden>Choose {name}</VisuallyHidden>
            <input
              type="checkbox"
              className={styles.box}
              checked={chosen}
              onChange={(event) => onChoose(event.target.checked)}
            />
          </label>
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} className={cellClass(column)}>
          <span className={styles.word} aria-hidden="true">
            {column.header}
          </span>
          <span className={styles.value}>{column.cell(row)}</span>
        </td>
      ))}
    </tr>
  );
}

/** Also for the skeleton, which has the same shape. */
export function cellClass<Row>({ align = 'start', phone = 'line' }: OfficeColumn<Row>): string {
  return classNames(styles[align], styles[`phone-${phone}`]);
}
