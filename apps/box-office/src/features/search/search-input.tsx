import type { RefObject } from 'react';
import { Icon } from '@stagedoor/ui/icon';
import styles from './search.module.css';
import type { SearchState } from './use-search.ts';

interface SearchInputProps {
  search: SearchState;
  value: string;
  onChange: (value: string) => void;
  field?: RefObject<HTMLInputElement | null>;
  onFocus?: () => void;
}

/** The keys stay in the field; what they stand on is told by its id. */
export function SearchInput({ search, value, onChange, field, onFocus }: SearchInputProps) {
  const { id, hits, deeds, at, onKeyDown } = search;
  const many = hits.length + deeds.length;
  return (
    <div className={styles.input}>
      <Icon name="search" size={1.35} />
      <input
        ref={field}
        type="search"
        role="combobox"
        aria-label="Search"
        aria-autocomplete="list"
        aria-expanded={many > 0}
        aria-controls={many > 0 ? id : undefined}
        aria-activedescendant={many > 0 ? `${id}-${at}` : undefined}
        placeholder="Search"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      />
    </div>
  );
}
