import { Icon } from '../icon.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './filter-bar.module.css';

export interface FilterChip {
  key: string;
  /** `Outlet: Lantern Club` */
  label: string;
  onRemove: () => void;
}

/** The filters that hold now, each to take away. */
export function FilterChips({ chips }: { chips: readonly FilterChip[] }) {
  return chips.map(({ key, label, onRemove }) => (
    <button key={key} type="button" className={styles.chip} onClick={onRemove}>
      {label}
      <Icon name="close" size={1} />
      <VisuallyHidden>, take away</VisuallyHidden>
    </button>
  ));
}
