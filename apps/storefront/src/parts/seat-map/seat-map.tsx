import { useState } from 'react';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { Icon } from '@stagedoor/ui/icon';
import { lazyPart } from '@stagedoor/screens/lazy-part';
import { MarkedMap } from './marked-map.tsx';
import type { Mark } from './marked-map.tsx';
import styles from './seat-map.module.css';

const SeatMapDialog = lazyPart(() => import('./seat-map-dialog.tsx'));
const [WIDTH, HEIGHT] = [800, 600];
const NONE: readonly Mark[] = [];

interface SeatMapProps {
  address: string;
  venue: string;
  marks?: readonly Mark[];
}

/** The seat map, small; a press opens it to be looked at closely. */
export function SeatMap({ address, venue, marks = NONE }: SeatMapProps) {
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const alt = marks.length > 0 ? eventMessages.seatMapWithSeats(venue) : eventMessages.seatMapOf(venue);

  function enlarge() {
    setAsked(true);
    setOpen(true);
  }

  return (
    <>
      <button type="button" aria-haspopup="dialog" className={styles.thumbnail} onClick={enlarge}>
        <MarkedMap
          src={address}
          alt={alt}
          width={WIDTH}
          height={HEIGHT}
          marks={marks}
          loading="lazy"
          fallback={<span className={styles.missing}>{eventMessages.seatMapMissing}</span>}
        />
        <span className={styles.enlarge}>
          <Icon name="search" /> {eventMessages.enlargeSeatMap}
        </span>
      </button>
      {asked && (
        <SeatMapDialog
          address={address}
          venue={venue}
          marks={marks}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
