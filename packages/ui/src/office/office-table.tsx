import { VisuallyHidden } from '../visually-hidden.tsx';
import { OfficeTableFoot } from './office-table-foot.tsx';
import { OfficeTableHead } from './office-table-head.tsx';
import { OfficeTableRow } from './office-table-row.tsx';
import { SkeletonRows } from './office-table-skeleton.tsx';
import styles from './office-table.module.css';
import type { OfficeTableProps } from './office-table-props.ts';
import { choose, isChosen, nothingChosen } from './selection.ts';

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
