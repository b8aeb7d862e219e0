import type { CartLine } from '@stagedoor/contract/entities/cart';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { safeImage } from '@stagedoor/rules/shops/safe-link';
import type { Mark } from '../../../parts/seat-map/marked-map.tsx';
import { SeatMap } from '../../../parts/seat-map/seat-map.tsx';
import styles from './held-seats.module.css';

interface SeatsOnMapProps {
  event: OutletEvent;
  lines: readonly CartLine[];
}

/** Where the held seats lie. */
export function SeatsOnMap({ event: { show }, lines }: SeatsOnMapProps) {
  const address = safeImage(show.seatMapUrl);
  if (!address) return null;
  const marks = lines.flatMap(({ seatInfo }) =>
    seatInfo.manifest.flatMap(({ mapX: x, mapY: y }): Mark[] =>
      x === undefined || y === undefined ? [] : [{ x, y }],
    ),
  );
  return (
    <div className={styles.map}>
      <SeatMap address={address} venue={show.venue?.name ?? ''} marks={marks} />
    </div>
  );
}
