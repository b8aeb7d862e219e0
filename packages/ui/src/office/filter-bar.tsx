import { useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { FilterChips } from './filter-chips.tsx';
import type { FilterChip } from './filter-chips.tsx';
import { KeyHint } from './key-hint.tsx';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  search?: { label: string; value: string; onChange: (value: string) => void };
  /** What narrows the list now; each can be taken away. */
  chips?: readonly FilterChip[];
  /** Menus that narrow it further. */
  children?: ReactNode;
  onClear?: () => void;
}

/** What narrows a list, in one line above it. */
export function FilterBar({ search, chips, children, onClear }: FilterBarProps) {
  return (
    <div role="search" aria-label="Narrow the list" className={styles.bar}>
      {search && <FilterSearch {...search} />}
      {chips && <FilterChips chips={chips} />}
      {children}
      {onClear && chips && chips.length > 0 && (
        <button type="button" className={styles.clear} onClick={onClear}>
          Clear
        </button>
      )}
    </div>
  );
}

function FilterSearch({ label, value, onChange }: NonNullable<FilterBarProps['search']>) {
  const id = useId();
  return (
    <div className={styles.search}>
      <Icon name="search" size={1.1} className={styles.icon} />
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input
        id={id}
        type="search"
        data-filter-search
        aria-keyshortcuts="F"
        placeholder={label}
        value={value}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        className={styles.input}
        onChange={(event) => onChange(event.target.value)}
      />
      {!value && <KeyHint>F</KeyHint>}
    </div>
  );
}
