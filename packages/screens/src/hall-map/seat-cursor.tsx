import type { KeyboardEvent } from 'react';
import type { HallSeat } from './hall.ts';
import styles from './hall-map.module.css';
import { nextSeat, wayOf } from './next-seat.ts';

interface SeatCursorProps {
  here: HallSeat;
  seats: readonly HallSeat[];
  size: number;
  words: string;
  isChosen: boolean;
  onGo: (seat: HallSeat) => void;
  onZoom: (way: 1 | -1) => void;
  onPress: (seat: HallSeat) => void;
}

/** A real button on the seat where one is: arrows take it from seat to seat, Enter chooses, Escape leaves. */
export function SeatCursor({ here, seats, size, words, isChosen, onGo, onZoom, onPress }: SeatCursorProps) {
  function press(event: KeyboardEvent<HTMLButtonElement>) {
    const way = wayOf(event.key);
    if (way) onGo(nextSeat(seats, here, way));
    else if (event.key === 'Escape') event.currentTarget.blur();
    else if (event.key === '+' || event.key === '-') onZoom(event.key === '+' ? 1 : -1);
    else return;
    event.preventDefault();
  }
  return (
    <button
      type="button"
      className={styles.cursor}
      style={{ left: here.x, top: here.y, width: size, height: size }}
      aria-label={words}
      aria-pressed={isChosen}
      aria-describedby="map-keys"
      onFocus={() => onGo(here)}
      onKeyDown={press}
      onClick={() => onPress(here)}
    >
      <span className={styles.cursorWords} aria-hidden="true">
        {words}
      </span>
    </button>
  );
}
