import type { ReactNode } from 'react';
import type { SearchHit } from '@stagedoor/contract/calls/office/search';
import { Link } from '@stagedoor/screens/link';
import { Alert } from '@stagedoor/ui/alert';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { KeyHint } from '@stagedoor/ui/office/key-hint';
import { OfficeIcon } from '@stagedoor/ui/office/office-icon';
import type { OfficeIconName } from '@stagedoor/ui/office/office-icon';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { AnswerFailed } from '../../parts/asking/answer-failed.tsx';
import { StatusTag } from '../../parts/status/status-tag.tsx';
import styles from './search.module.css';
import type { SearchState } from './use-search.ts';

const kinds: Record<SearchHit['kind'], { word: string; icon: OfficeIconName }> = {
  order: { word: 'Order', icon: 'ticket' },
  customer: { word: 'Customer', icon: 'customers' },
  request: { word: 'Request', icon: 'dice' },
  ticket: { word: 'Ticket', icon: 'shield' },
  seat: { word: 'Seat', icon: 'seat' },
  letter: { word: 'Letter', icon: 'mail' },
  event: { word: 'Event', icon: 'calendar' },
};
const TOLD = 40;

/** What was found, kind by kind, and what can be done with it. */
export function SearchHits({ search }: { search: SearchState }) {
  const { id, asked, answer, isAsked, isFresh, hits, deeds } = search;
  if (search.isTooShort) return <p className={styles.note}>Two characters at least, please.</p>;
  if (!isAsked) return null;
  if (answer.isError) return <AnswerFailed answer={answer} what="The search" />;
  const missing = answer.data?.missing ?? [];
  return (
    <>
      <VisuallyHidden role="status">{isFresh ? `${hits.length} found` : ''}</VisuallyHidden>
      {missing.length > 0 && (
        <Alert tone="warning" title={`Not everything was searched: ${missing.join(', ')} did not answer.`} />
      )}
      {isFresh && hits.length === 0 && (
        <EmptyState
          icon="search"
          title={`Nothing is called “${asked.length > TOLD ? `${asked.slice(0, TOLD)}…` : asked}”`}
        >
          Orders, requests, customers, seats, codes of tickets, letters, events, cards’ last four, tracking
          numbers and references of the gateway were searched. The beginning of a name or the last digits of a
          number are enough.
        </EmptyState>
      )}
      {hits.length + deeds.length > 0 && (
        <div role="listbox" id={id} aria-label="Found" className={styles.hits}>
          <Group id={`${id}-found`} title="Found">
            {hits.map(({ kind, key, title, detail, path, status }, index) => (
              <Option key={`${kind} ${key}`} search={search} index={index} path={path} {...kinds[kind]}>
                <strong>{title}</strong> <span className={styles.quiet}>{detail}</span>
                {status !== undefined && (
                  <span className={styles.status}>
                    <StatusTag status={status} />
                  </span>
                )}
              </Option>
            ))}
          </Group>
          <Group id={`${id}-do`} title="Go and do">
            {deeds.map(({ title, detail, path, icon }, index) => (
              <Option key={path} search={search} index={hits.length + index} path={path} icon={icon}>
                <strong>{title}</strong> <span className={styles.quiet}>{detail}</span>
              </Option>
            ))}
          </Group>
        </div>
      )}
    </>
  );
}

function Group({ id, title, children }: { id: string; title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.groupTitle}>
        {title}
      </p>
      {children}
    </div>
  );
}

interface OptionProps {
  search: SearchState;
  index: number;
  path: string;
  word?: string;
  icon: OfficeIconName;
  children: ReactNode;
}

function Option({ search, index, path, word, icon, children }: OptionProps) {
  const { within } = useOutletScope();
  const isCurrent = index === search.at;
  return (
    <Link
      role="option"
      id={`${search.id}-${index}`}
      aria-selected={isCurrent}
      tabIndex={-1}
      to={within(path)}
      className={styles.hit}
      onPointerMove={() => isCurrent || search.onPoint(index)}
      onClick={({ metaKey, ctrlKey, shiftKey }) => metaKey || ctrlKey || shiftKey || search.onGone()}
    >
      <span className={styles.icon}>
        <OfficeIcon name={icon} />
      </span>
      <span className={styles.words}>
        {word && <VisuallyHidden>{word} </VisuallyHidden>}
        {children}
      </span>
      {isCurrent && <KeyHint>↵</KeyHint>}
    </Link>
  );
}
