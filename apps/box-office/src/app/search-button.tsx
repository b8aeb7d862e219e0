import { Icon } from '@stagedoor/ui/icon';
import { KeyHint } from '@stagedoor/ui/office/key-hint';
import { useMaySee } from '../parts/session/use-staff.ts';
import styles from './search-button.module.css';

/** Where is it? From anywhere, with `/`. */
export function SearchButton({ onSearch }: { onSearch: () => void }) {
  const may = useMaySee('search.look');
  if (!may) return null;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="/"
      className={styles.search}
      onClick={onSearch}
    >
      <Icon name="search" />
      <span className={styles.word}>Search</span>
      <KeyHint>/</KeyHint>
    </button>
  );
}
