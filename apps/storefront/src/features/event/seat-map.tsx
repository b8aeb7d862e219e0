import { useState } from 'react';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { Heading } from '@stagedoor/ui/heading';
import { Icon } from '@stagedoor/ui/icon';
import { lazyPart } from '@stagedoor/screens/lazy-part';
import { Picture } from '../../parts/picture.tsx';
import styles from './about-event.module.css';

const SeatMapDialog = lazyPart(() => import('./seat-map-dialog.tsx'));
const [WIDTH, HEIGHT] = [800, 600];

/** The seat map, small; a press opens it to be looked at closely. */
export function SeatMap({ address, venue }: { address: string; venue: string }) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);

  function enlarge() {
    setAsked(true);
    setOpen(true);
  }

  return (
    <section className={styles.map}>
      <Heading level={2}>{eventMessages.seatMap}</Heading>
      <button type="button" aria-haspopup="dialog" className={styles.thumbnail} onClick={enlarge}>
        <Picture
          src={address}
          alt={eventMessages.seatMapOf(venue)}
          width={WIDTH}
          height={HEIGHT}
          loading="lazy"
          fallback={<span className={styles.missing}>{eventMessages.seatMapMissing}</span>}
        />
        <span className={styles.enlarge}>
          <Icon name="search" /> {eventMessages.enlargeSeatMap}
        </span>
      </button>
      {asked && <SeatMapDialog address={address} venue={venue} open={open} onClose={() => setOpen(false)} />}
    </section>
  );
}
