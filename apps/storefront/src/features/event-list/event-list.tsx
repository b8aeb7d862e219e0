import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
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

const ExternalSaleDialog = lazyPart(() => import('../../parts/external-sale-dialog.tsx'));
const ARTIST = 'artist';

/** Every event of the outlet, by month; the artist filter lives in the address. */
export function EventList({ events }: { events: readonly OutletEvent[] }) {
  const { outletType, policies = [] } = useOutlet();
  const [address, setAddress] = useSearchParams();
  const [leavingFor, setLeavingFor] = useState<OutletEvent>();
  const [leaving, setLeaving] = useState(false);
  const artist = address.get(ARTIST) ?? '';
  const sorted = useMemo(() => inOrder(events), [events]);
  const shown = useMemo(() => byArtist(sorted, artist), [sorted, artist]);

  const choose = (artistId: string) => setAddress(artistId ? { [ARTIST]: artistId } : {}, { replace: true });
  const leave = useCallback((event: OutletEvent) => {
    setLeavingFor(event);
    setLeaving(true);
  }, []);

  return (
    <section aria-labelledby="events">
      <div className={styles.head}>
        <Heading level={1} look="l" id="events">
          {labels.allEvents}
        </Heading>
        <ArtistFilter events={sorted} value={artist} onChange={choose} />
      </div>
      {shown.length === 0 ? (
        <NoEvents onShowAll={sorted.length > 0 ? () => choose('') : undefined} />
      ) : (
        <EventMonths key={artist} events={shown} outletType={outletType} onExternalSale={leave} />
      )}
      {leavingFor && (
        <ExternalSaleDialog
          event={leavingFor}
          policies={policies}
          open={leaving}
          onClose={() => setLeaving(false)}
        />
      )}
    </section>
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
