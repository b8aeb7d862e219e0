import { useMemo, useRef, useState } from 'react';
import { useTabHidden } from '@stagedoor/ui/use-tab-hidden';
import type { Hall, HallSeat, ShownSeats } from './hall.ts';
import { FarHall } from './far-hall.tsx';
import type { OfferOf } from './far-hall.tsx';
import styles from './hall-map.module.css';
import { MapBar } from './map-bar.tsx';
import { SeatCursor } from './seat-cursor.tsx';
import { seatGrid } from './seat-grid.ts';
import { SeatMarks } from './seat-marks.tsx';
import { useCanvas } from './use-canvas.ts';
import { useFollow } from './use-follow.ts';
import { useGestures } from './use-gestures.ts';
import { useView } from './use-view.ts';
import { toPlan } from './view.ts';

const FINGER_PX = 22;
const STEP = 1.5;
/** Below this size nobody can tell one seat from another: a press comes closer instead. */
const TOLD_APART_PX = 9;
const CLOSE_SEAT_PX = 30;

/** What somebody has chosen so far. */
export interface MapChoice {
  seats: readonly HallSeat[];
  /** Chosen, and gone since. */
  lost: readonly HallSeat[];
  has(seat: HallSeat): boolean;
  toggle(seat: HallSeat): void;
}

interface HallMapProps {
  hall: Hall;
  open: ShownSeats;
  levelIds: readonly number[];
  choice: MapChoice;
  /** Not held, only proposed. */
  offered: readonly HallSeat[];
  venue: string;
  offerOf: OfferOf;
  seatWords: (seat: HallSeat) => string;
}

/** Where one begins to look: in the middle, rather in front. */
function inTheMiddle({ box }: Hall, seats: readonly HallSeat[]): HallSeat | undefined {
  const [x, y] = [(box.left + box.right) / 2, box.top + (box.bottom - box.top) * 0.4];
  const far = (seat: HallSeat): number => Math.hypot(seat.x - x, seat.y - y);
  return seats.reduce<HallSeat | undefined>(
    (best, seat) => (best && far(best) <= far(seat) ? best : seat),
    undefined,
  );
}

/** The hall to look at and to choose in: by mouse, by fingers, or from seat to seat with the arrow keys. */
export function HallMap({ hall, open, levelIds, choice, offered, venue, offerOf, seatWords }: HallMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const above = useRef<HTMLDivElement>(null);
  const isHidden = useTabHidden();
  const grid = useMemo(() => seatGrid(hall.seats), [hall]);
  const middle = useMemo(() => inTheMiddle(hall, open.open), [hall, open]);
  const start = choice.seats[0] ?? offered[0] ?? middle;
  const view = useView(frame, hall, start);
  const [cursor, setCursor] = useState<HallSeat>();
  const here = cursor ?? start ?? hall.seats[0];
  const needs = useMemo(
    () => ({ hall, open, grid, levelIds, isHidden }),
    [hall, open, grid, levelIds, isHidden],
  );
  const closeUp = CLOSE_SEAT_PX / hall.seatSize;
  const [canvas, other] = useCanvas(view, needs);
  useFollow(below, view, hall);
  useFollow(above, view, { seatSize: hall.seatSize, undoesZoom: true });

  const press = (seat: HallSeat) => {
    if (open.isFree(seat) || choice.has(seat)) choice.toggle(seat);
  };
  useGestures(frame, view, (at) => {
    const { scale } = view.now.current;
    const place = toPlan(view.now.current, at);
    if (hall.seatSize * scale < TOLD_APART_PX) return view.lookAt(place, closeUp);
    const found = grid.nearest(place, FINGER_PX / scale);
    if (found?.isTie && scale < closeUp) view.lookAt(place, closeUp);
    else if (found) press(found.seat);
  });
  const goTo = (seat: HallSeat) => {
    setCursor(seat);
    view.lookAt(seat, Math.max(view.now.current.scale, closeUp));
  };
  const zoom = (way: 1 | -1) => view.zoom(STEP ** way);

  return (
    <>
      <div ref={frame} className={styles.frame}>
        <div ref={below} className={styles.layer}>
          <FarHall hall={hall} open={open} levelIds={levelIds} offerOf={offerOf} />
        </div>
        <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
        <canvas ref={other} className={styles.canvas} aria-hidden="true" />
        <div ref={above} className={styles.layer}>
          <SeatMarks chosen={choice.seats} lost={choice.lost} offered={offered} size={hall.seatSize} />
          {here && (
            <SeatCursor
              {...{ here, seats: hall.seats, size: hall.seatSize, onGo: goTo, onZoom: zoom, onPress: press }}
              words={seatWords(here)}
              isChosen={choice.has(here)}
            />
          )}
        </div>
      </div>
      <MapBar {...{ venue, view, hall, levelIds }} onZoom={zoom} />
    </>
  );
}
