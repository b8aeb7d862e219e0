import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { Heading } from '@stagedoor/ui/heading';
import { ShowMore } from '@stagedoor/ui/show-more';
import { useHydrated } from '@stagedoor/screens/use-hydrated';
import styles from './event-list.module.css';
import { EventRow } from './event-row.tsx';
import { inMonths } from './months.ts';
import { useTimes } from '../../parts/shop/use-times.ts';

/** A long list comes in pieces, so that two thousand events open as quickly as twenty. */
const PIECE = 60;
const SETTLE_MS = 300;

interface EventMonthsProps {
  events: readonly OutletEvent[];
  outletType: number;
  onExternalSale: (event: OutletEvent) => void;
}

export function EventMonths({ events, outletType, onExternalSale }: EventMonthsProps) {
  const times = useTimes();
  const { shown, more } = usePieces(events.length);
  const settled = useSettled();
  const list = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number>(undefined);
  const months = useMemo(() => inMonths(events.slice(0, shown), times), [events, shown, times]);

  // The keyboard goes on where the new rows begin.
  useEffect(() => {
    if (firstNew.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`#event-${firstNew.current} :is(a, button)`)?.focus();
    firstNew.current = undefined;
  });

  function showMore() {
    firstNew.current = events[shown]?.id;
    more();
  }

  return (
    <div ref={list} className={styles.months} data-light={!settled || shown > PIECE || undefined}>
      {months.map(({ heading, events: rows }) => (
        <section key={heading}>
          <Heading level={2} look="label" className={styles.month}>
            {heading}
          </Heading>
          <ul className={styles.rows}>
            {rows.map((event) => (
              <EventRow
                key={event.id}
                event={event}
                outletType={outletType}
                onExternalSale={onExternalSale}
              />
            ))}
          </ul>
        </section>
      ))}
      <ShowMore shown={shown} total={events.length} noun="events" onMore={showMore} />
    </div>
  );
}

/** How much is shown, kept with the history entry: whoever comes back finds the list as long as it was. */
function usePieces(total: number) {
  const { pathname, search, state } = useLocation() as {
    pathname: string;
    search: string;
    state: { pieces?: number | undefined } | null;
  };
  const navigate = useNavigate();
  const pieces = state?.pieces ?? 1;
  return {
    shown: Math.min(total, pieces * PIECE),
    more: () =>
      void navigate(pathname + search, {
        replace: true,
        state: { ...state, pieces: pieces + 1 },
      }),
  };
}

/** False while the server's drawing is being painted and taken over: rows out of sight can wait that long. */
function useSettled(): boolean {
  const hydrated = useHydrated();
  const [settled, setSettled] = useState(hydrated);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
