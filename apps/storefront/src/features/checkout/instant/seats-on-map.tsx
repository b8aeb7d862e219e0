import type { CartLine } from '@stagedoor/contract/entities/cart';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { instantCheckoutMessages as messages } from '@stagedoor/rules/messages/instant-checkout';
import { safeImage } from '@stagedoor/rules/shops/safe-link';
import type { Mark } from '../../../parts/seat-map/marked-map.tsx';
import { SeatMap } from '../../../parts/seat-map/seat-map.tsx';
import styles from './held-seats.module.css';

interface SeatsOnMapProps {
  event: OutletEvent;
  lines: readonly CartLine[];
  keepsOthers: (line: CartLine) => boolean;
}

const marksOf = ({ manifest }: CartLine['seatInfo'], isOther: boolean): Mark[] =>
  manifest.flatMap(({ mapX: x, mapY: y }) => (x === undefined || y === undefined ? [] : [{ x, y, isOther }]));

/** Where the held seats lie: those that are kept are filled, those of the other offer are rings. */
export function SeatsOnMap({ event: { show }, lines, keepsOthers }: SeatsOnMapProps) {
  const address = safeImage(show.seatMapUrl);
  if (!address) return null;
  const marks = lines.flatMap((line) => [
    ...marksOf(line.seatInfo, keepsOthers(line)),
    ...(line.otherSeats ? marksOf(line.otherSeats, !keepsOthers(line)) : []),
  ]);
  return (
    <div className={styles.map}>
      <SeatMap address={address} venue={show.venue?.name ?? ''} marks={marks} />
      {marks.some(({ isOther }) => isOther) && (
        <p className={styles.key}>
          <span className={styles.keyOwn} aria-hidden="true" /> {messages.yours}
          <span className={styles.keyOther} aria-hidden="true" /> {messages.others}
        </p>
      )}
    </div>
  );
}
