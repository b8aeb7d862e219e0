import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { MOST_WITHOUT_SEARCH } from '@stagedoor/rules/events/find-events';
import { eventEmptyMessages } from '@stagedoor/rules/messages/event-empty';
import { eventListMessages } from '@stagedoor/rules/messages/event-list';
import { labels } from '@stagedoor/rules/messages/labels';
import { Button } from '@stagedoor/ui/button';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { Heading } from '@stagedoor/ui/heading';
import { lazyPart } from '@stagedoor/screens/lazy-part';
import { useOutlet } from '../../parts/shop/outlet.ts';
import { ArtistFilter } from './artist-filter.tsx';
import { byArtist } from './artists.ts';
import styles from './event-list.module.css';
import { EventMonths } from './event-months.tsx';
import { inOrder } from './months.ts';
import { SearchedEvents } from './searched-events.tsx';

const ExternalSaleDialog = lazyPart(() => import('../../parts/external-sale-dialog.tsx'));
const ARTIST = 'artist';

interface EventsProps {
  events: readonly OutletEvent[];
}

/** Every event of the outlet, by month; what narrows the list lives in the address. */
export function EventList({ events }: EventsProps) {
  const sorted = useMemo(() => inOrder(events), [events]);
  const isLong = sorted.length > MOST_WITHOUT_SEARCH;
  return (
    <section aria-labelledby="events">
      {isLong ? <Long events={sorted} /> : <Short events={sorted} />}
    </section>
  );
}

const Head = ({ children }: { children?: ReactNode }) => (
  <div className={styles.head}>
    <Heading level={1} look="l" id="events">
      {labels.allEvents}
    </Heading>
    {children}
  </div>
);

/** A list that one overlooks is narrowed to an artist, and to nothing else. */
function Short({ events }: EventsProps) {
  const [address, setAddress] = useSearchParams();
  const artist = address.get(ARTIST) ?? '';
  const shown = useMemo(() => byArtist(events, artist), [events, artist]);
  const choose = (artistId: string) => setAddress(artistId ? { [ARTIST]: artistId } : {}, { replace: true });
  return (
    <>
      <Head>
        <ArtistFilter events={events} value={artist} onChange={choose} />
      </Head>
      {shown.length === 0 ? (
        <NoEvents onShowAll={events.length > 0 ? () => choose('') : undefined} />
      ) : (
        <Months key={artist} events={shown} />
      )}
    </>
  );
}

const Long = ({ events }: EventsProps) => (
  <>
    <Head />
    <SearchedEvents events={events}>{(shown, key) => <Months key={key} events={shown} />}</SearchedEvents>
  </>
);

function Months({ events }: EventsProps) {
  const { outletType, policies = [] } = useOutlet();
  const [leavingFor, setLeavingFor] = useState<OutletEvent>();
  const [leaving, setLeaving] = useState(false);
  const leave = useCallback((event: OutletEvent) => {
    setLeavingFor(event);
    setLeaving(true);
  }, []);
  return (
    <>
      <EventMonths events={events} outletType={outletType} onExternalSale={leave} />
      {leavingFor && (
        <ExternalSaleDialog
          event={leavingFor}
          policies={policies}
          open={leaving}
          onClose={() => setLeaving(false)}
        />
      )}
    </>
  );
}

/** Nothing to list: at all, or for the artist in the address. */
function NoEvents({ onShowAll }: { onShowAll?: (() => void) | undefined }) {
  return (
    <EmptyState
      title={eventEmptyMessages.noEventInformation}
      action={
        onShowAll && (
          <Button look="lined" onClick={onShowAll}>
            {eventListMessages.showAll}
          </Button>
        )
      }
    />
  );
}
