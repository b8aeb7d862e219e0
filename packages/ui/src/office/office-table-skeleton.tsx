import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { cellClass } from './office-table-row.tsx';
import bones from './office-table-skeleton.module.css';
import styles from './office-table.module.css';
import type { OfficeColumn } from './office-table-props.ts';

const SKELETON_ROWS = 12;

interface SkeletonRowsProps<Row> {
  columns: readonly OfficeColumn<Row>[];
  selectable: boolean;
}

/** The final shape, without words. */
export function SkeletonRows<Row>({ columns, selectable }: SkeletonRowsProps<Row>) {
  return Array.from({ length: SKELETON_ROWS }, (_, index) => (
    <tr key={index} className={classNames(styles.row, bones.late)}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nothing to choose yet */}
      {selectable && <td className={styles.chooser} />}
      {columns.map((column) => (
        <td key={column.key} className={cellClass(column)}>
          <span className={bones.bone} data-length={(index + column.key.length) % 3} />
          {index === 0 && column === columns[0] && <VisuallyHidden>Loading</VisuallyHidden>}
        </td>
      ))}
    </tr>
  ));
}
