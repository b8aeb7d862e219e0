import { useDeferredValue, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { findEvents, isSearched } from '@stagedoor/rules/events/find-events';
import type { EventSearch } from '@stagedoor/rules/events/find-events';
import { eventListMessages } from '@stagedoor/rules/messages/event-list';
import { eventSearchMessages } from '@stagedoor/rules/messages/event-search';
import { Button } from '@stagedoor/ui/button';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { useTimes } from '../../parts/shop/use-times.ts';
import { addressWith, findableBy, searchIn } from './event-search.ts';
import { EventSearchForm } from './event-search-form.tsx';
import styles from './event-list.module.css';

interface SearchedEventsProps {
  events: readonly OutletEvent[];
  children: (shown: readonly OutletEvent[], key: string) => ReactNode;
}

const nothing: EventSearch = { words: '', city: '', artistId: '', from: '', until: '' };

/** REPORT-05: a long list with what narrows it. What is chosen is a step that one can go back; typing is one step. */
export function SearchedEvents({ events, children }: SearchedEventsProps) {
  const times = useTimes();
  const [address, setAddress] = useSearchParams();
  const search = searchIn(address);
  const change = (part: Partial<EventSearch>, isTyping = false) => {
    const isFurther = isTyping && search.words !== '';
    setAddress((before) => addressWith(before, part), { replace: isFurther, preventScrollReset: true });
  };
  const asked = useDeferredValue(address.toString());
  const shown = useMemo(
    () => findEvents(events, searchIn(new URLSearchParams(asked)), findableBy(times)),
    [events, asked, times],
  );
  const isNarrowed = isSearched(search);
  return (
    <div className={styles.searched}>
      <EventSearchForm events={events} search={search} onChange={change} />
      <p role="status" className={styles.found}>
        {isNarrowed && shown.length > 0 && eventSearchMessages.found(shown.length)}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={eventSearchMessages.nothing}
          action={
            <Button look="lined" onClick={() => change(nothing)}>
              {eventListMessages.showAll}
            </Button>
          }
        >
          {eventSearchMessages.nothingMeans}
        </EmptyState>
      ) : (
        children(shown, asked)
      )}
    </div>
  );
}
