import { useState } from 'react';
import { Button } from '@stagedoor/ui/button';
import { KeyHint } from '@stagedoor/ui/office/key-hint';
import { Palette } from '@stagedoor/ui/office/palette';
import { SearchHits } from './search-hits.tsx';
import { SearchInput } from './search-input.tsx';
import styles from './search.module.css';
import { useSearch } from './use-search.ts';

interface SearchOverlayProps {
  onClose: () => void;
  /** What was typed before the field was there. */
  typedAhead: () => string;
}

/** Where is it? Over whatever one is doing, which is still there afterwards. */
export default function SearchOverlay(props: SearchOverlayProps) {
  return (
    <Palette onClose={props.onClose} title="Search">
      <Searching {...props} />
    </Palette>
  );
}

function Searching({ onClose, typedAhead }: SearchOverlayProps) {
  const [typed, setTyped] = useState('');
  const search = useSearch(typed, onClose);
  return (
    <>
      <div className={styles.head}>
        <SearchInput
          search={search}
          value={typed}
          onChange={setTyped}
          onFocus={() => setTyped(typed + typedAhead())}
        />
        <span className={styles.cancel}>
          <Button look="link" onClick={onClose}>
            Cancel
          </Button>
        </span>
      </div>
      <div className={styles.body}>
        <SearchHits search={search} />
      </div>
      <div className={styles.foot}>
        <span>Number, name, e-mail, seat, code, last four of a card, tracking, reference</span>
        <span className={styles.keys}>
          <KeyHint>↑</KeyHint> <KeyHint>↓</KeyHint> <KeyHint>↵</KeyHint> open <KeyHint>⌘↵</KeyHint> new tab
        </span>
      </div>
    </>
  );
}
