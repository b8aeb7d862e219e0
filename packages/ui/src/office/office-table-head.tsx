import { useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './office-table.module.css';
import type { OfficeColumn, Sort } from './office-table-props.ts';
import { isChosen } from './selection.ts';
import type { Selection } from './selection.ts';

interface OfficeTableHeadProps<Row> {
  columns: readonly OfficeColumn<Row>[];
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  page: { keys: readonly string[]; chosen: Selection; onChoose: (on: boolean) => void } | undefined;
}

export function OfficeTableHead<Row>({ columns, sort, onSort, page }: OfficeTableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {page && (
          <th scope="col" className={styles.chooser}>
            <ChoosePage {...page} />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.key}
            scope="col"
            aria-sort={sortOf(column, sort)}
            className={styles[column.align ?? 'start']}
          >
            {column.sort && onSort ? (
              <SortButton column={column} by={column.sort} sort={sort} onSort={onSort} />
            ) : (
              column.header
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function sortOf<Row>(column: OfficeColumn<Row>, sort: Sort | undefined) {
  if (!column.sort || column.sort !== sort?.by) return undefined;
  return sort.down ? 'descending' : 'ascending';
}

interface SortButtonProps<Row> {
  column: OfficeColumn<Row>;
  by: string;
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

function SortButton<Row>({ column, by, sort, onSort }: SortButtonProps<Row>) {
  const current = sort?.by === by;
  return (
    <button
      type="button"
      className={styles.sort}
      onClick={() => onSort({ by, down: current ? !sort.down : false })}
    >
      {column.header}
      <Icon
        name="chevron"
        size={0.9}
        className={classNames(
          styles.arrow,
          current && styles.current,
          current && !sort.down && styles.upward,
        )}
      />
    </button>
  );
}

/** All rows in sight: a box that knows a third state, some of them. */
function ChoosePage({ keys, chosen, onChoose }: NonNullable<OfficeTableHeadProps<unknown>['page']>) {
  const box = useRef<HTMLInputElement>(null);
  const count = keys.filter((key) => isChosen(chosen, key)).length;
  const all = keys.length > 0 && count === keys.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !all;
  });
  return (
    <label className={styles.target}>
      <VisuallyHidden>Choose all on this page</VisuallyHidden>
      <input
        ref={box}
        type="checkbox"
        className={styles.box}
        disabled={keys.length === 0}
        checked={all}
        onChange={(event) => onChoose(event.target.checked)}
      />
    </label>
  );
}
