import { useEffect, useRef } from 'react';
import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Money } from '@stagedoor/ui/money';
import type { Hall, HallSeat } from '@stagedoor/screens/hall-map/hall';
import styles from './panel.module.css';
import { nearestWords, rowWords } from './nearest-words.ts';

/** Somebody was quicker: what went, and the nearest equal group to have instead. */
export interface Loss {
  gone: HallSeat[];
  nearest: HallSeat[];
  /** How often in a row. */
  times: number;
}

interface LostSeatsProps {
  hall: Hall;
  loss: Loss;
  price: string;
  busy: boolean;
  onHold: (seats: readonly HallSeat[]) => void;
}

/** A second loss in a row says that the map is slow. */
const OFTEN = 2;

export function LostSeats({ hall, loss: { gone, nearest, times }, price, busy, onHold }: LostSeatsProps) {
  const near = nearestWords(hall, gone, nearest);
  const block = useRef<HTMLDivElement>(null);
  // The button that was pressed may be gone with the seats, and this far from where one looks.
  useEffect(() => block.current?.focus(), []);
  return (
    <div ref={block} tabIndex={-1} className={styles.lostSeats}>
      <Alert tone="warning" role="alert" title={seatMapMessages.goneTitle(rowWords(gone), gone.length)}>
        {seatMapMessages.goneMeans} {times >= OFTEN && seatMapMessages.bestIsSurer}
      </Alert>
      {nearest.length > 0 && (
        <div className={styles.nearest}>
          <p className={styles.quiet}>{near.where}</p>
          <p className={styles.sumLine}>
            <strong>{rowWords(nearest)}</strong>
            <Money strong>{price}</Money>
          </p>
          <p className={styles.quiet}>{near.side}</p>
          <Button wide busy={busy} onClick={() => onHold(nearest)}>
            {seatMapMessages.holdInstead}
          </Button>
        </div>
      )}
    </div>
  );
}
