import { FarHall } from './far-hall.tsx';
import type { OfferOf } from './far-hall.tsx';
import type { Hall, ShownSeats } from './hall.ts';
import styles from './hall-map.module.css';
import { MapBar } from './map-bar.tsx';
import type { MapView } from './use-view.ts';

interface StillMapProps {
  hall: Hall;
  open: ShownSeats;
  levelIds: readonly number[];
  venue: string;
  offerOf: OfferOf;
}

/** A smaller one is opened near its seats, which no server can draw. */
const LARGE = 2000;

const nothing = (): void => {};
const still: MapView = {
  now: { current: { scale: 0, x: 0, y: 0 } },
  size: { current: { width: 0, height: 0 } },
  move: nothing,
  onMove: () => nothing,
  whole: nothing,
  zoom: nothing,
  lookAt: nothing,
};

/** The hall as one sees it first, without a hand that moves it: what a server can draw. */
export function StillMap({ hall, open, levelIds, venue, offerOf }: StillMapProps) {
  return (
    <>
      <div className={styles.frame}>
        {hall.seats.length > LARGE && (
          <div className={styles.still} data-size="far">
            <FarHall hall={hall} open={open} levelIds={levelIds} offerOf={offerOf} box={hall.box} />
          </div>
        )}
      </div>
      <MapBar venue={venue} view={still} hall={hall} levelIds={levelIds} onZoom={nothing} />
    </>
  );
}
