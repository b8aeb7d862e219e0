import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Form } from '@stagedoor/ui/form';
import { Icon } from '@stagedoor/ui/icon';
import { KeyHint } from '@stagedoor/ui/office/key-hint';
import { useOutletScope } from '../parts/address/use-outlet-scope.ts';
import { useKey } from '../parts/keys/use-key.ts';
import { useMaySee } from '../parts/session/use-staff.ts';
import { builtRooms } from './open-rooms.ts';
import styles from './search-field.module.css';

const hasSearch = builtRooms.some(({ paths }) => paths.includes('/search'));

/** Where is it? From anywhere, with `/`. */
export function SearchField() {
  const may = useMaySee('search.look');
  return hasSearch && may ? <Field /> : null;
}

function Field() {
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { within } = useOutletScope();
  useKey('/', () => field.current?.focus());
  return (
    <Form
      role="search"
      className={styles.search}
      onSubmit={() => void navigate(within(`/search?q=${encodeURIComponent(words.trim())}`))}
    >
      <Icon name="search" className={styles.icon} />
      <input
        ref={field}
        type="search"
        aria-label="Search"
        aria-keyshortcuts="/"
        placeholder="Search"
        value={words}
        autoComplete="off"
        maxLength={200}
        className={styles.field}
        onChange={(event) => setWords(event.target.value)}
      />
      {!words && <KeyHint>/</KeyHint>}
    </Form>
  );
}
