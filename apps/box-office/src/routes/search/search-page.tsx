import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '@stagedoor/ui/button';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { SearchHits } from '../../features/search/search-hits.tsx';
import { SearchInput } from '../../features/search/search-input.tsx';
import { useSearch } from '../../features/search/use-search.ts';
import styles from './search-page.module.css';

/** Where is it? A page of its own for phones, and for whoever sends what they were looking for. */
export default function SearchPage() {
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const q = parameters.get('q') ?? '';
  const field = useRef<HTMLInputElement>(null);
  const search = useSearch(q, () => {});
  // Whoever comes with nothing to look for wants to type.
  useEffect(() => {
    if (!field.current?.value) field.current?.focus();
  }, []);
  const change = (words: string) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (words) next.set('q', words);
        else next.delete('q');
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <div className={styles.head}>
        <PageHead title="Search" />
      </div>
      <div role="search" className={styles.bar}>
        <div className={styles.field}>
          <SearchInput search={search} value={q} onChange={change} field={field} />
        </div>
        <span className={styles.cancel}>
          <Button look="link" onClick={() => void navigate(-1)}>
            Cancel
          </Button>
        </span>
      </div>
      <div className={styles.found}>
        <SearchHits search={search} />
      </div>
      <p className={styles.note}>
        Also finds seats, codes of tickets, letters, the last four of a card, tracking numbers and gateway
        references.
      </p>
    </>
  );
}
