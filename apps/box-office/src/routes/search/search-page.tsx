import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { searchOffice } from '@stagedoor/contract/calls/office/search';
import type { SearchHit } from '@stagedoor/contract/calls/office/search';
import { Link } from '@stagedoor/screens/link';
import { Alert } from '@stagedoor/ui/alert';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { Field } from '@stagedoor/ui/field';
import { Form } from '@stagedoor/ui/form';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { TextInput } from '@stagedoor/ui/text-input';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import styles from './search-page.module.css';

const kinds: Record<SearchHit['kind'], string> = {
  order: 'Orders',
  customer: 'Customers',
  request: 'Requests',
  event: 'Events',
};
const SHORTEST = 2;
const LONGEST = 200;
const TOLD = 40;

/** Where is it? */
export default function SearchPage() {
  const [parameters, setParameters] = useSearchParams();
  const q = parameters.get('q') ?? '';
  const search = (words: string) =>
    setParameters((before) => {
      const next = new URLSearchParams(before);
      next.set('q', words);
      return next;
    });
  return (
    <>
      <PageHead
        title="Search"
        facts="Order, request, name, e-mail, event, last four of a card, tracking number"
      />
      <Stack gap={16}>
        <SearchBox key={q} q={q} onSearch={search} />
        {q.trim().length >= SHORTEST && <Hits q={q.trim().slice(0, LONGEST)} />}
        {q.trim().length === 1 && <p>Two characters at least, please.</p>}
      </Stack>
    </>
  );
}

function SearchBox({ q, onSearch }: { q: string; onSearch: (words: string) => void }) {
  const [words, setWords] = useState(q);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!q) field.current?.focus();
  }, [q]);
  return (
    <Form role="search" aria-label="Search for" onSubmit={() => onSearch(words.trim())}>
      <Field label="What are you looking for?" id="search-words">
        <TextInput
          ref={field}
          type="search"
          autoComplete="off"
          maxLength={LONGEST}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </Field>
    </Form>
  );
}

function Hits({ q }: { q: string }) {
  const answer = useOfficeAnswer(searchOffice, { q });
  return (
    <Answered answer={answer} what="The search">
      {({ hits, missing }) => (
        <Stack gap={16}>
          {missing.length > 0 && (
            <Alert
              tone="warning"
              title={`Not everything was searched: ${missing.join(', ')} did not answer.`}
            />
          )}
          {hits.length === 0 && (
            <EmptyState
              icon="search"
              title={`Nothing is called “${q.length > TOLD ? `${q.slice(0, TOLD)}…` : q}”`}
            >
              Orders, requests, customers, events, cards’ last four, tracking numbers and references of the
              gateway were searched. The beginning of a name or the last digits of a number are enough.
            </EmptyState>
          )}
          {(Object.keys(kinds) as SearchHit['kind'][]).map((kind) => {
            const own = hits.filter((hit) => hit.kind === kind);
            return own.length > 0 && <HitPanel key={kind} title={kinds[kind]} hits={own} />;
          })}
        </Stack>
      )}
    </Answered>
  );
}

function HitPanel({ title, hits }: { title: string; hits: readonly SearchHit[] }) {
  const { within } = useOutletScope();
  return (
    <Panel title={title} aside={String(hits.length)} flush>
      <ul className={styles.hits}>
        {hits.map((hit) => (
          <li key={hit.key}>
            <Link to={within(hit.path)} className={styles.hit}>
              <strong>{hit.title}</strong>
              {hit.detail && <span className={styles.quiet}>{hit.detail}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
