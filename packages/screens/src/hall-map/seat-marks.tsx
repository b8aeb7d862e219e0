import { Icon } from '@stagedoor/ui/icon';
import type { HallSeat } from './hall.ts';
import styles from './hall-map.module.css';

/** Few stand above the map as elements of their own: what is chosen, and what was and is gone. */
export function SeatMarks({
  chosen,
  lost,
  offered,
  size,
}: Record<'chosen' | 'lost' | 'offered', readonly HallSeat[]> & { size: number }) {
  const at = ({ x, y }: HallSeat) => ({ left: x, top: y, width: size, height: size });
  return (
    <>
      {lost.map((seat) => (
        <span key={seat.ticketId} className={styles.lost} style={at(seat)} data-lost-seat={seat.ticketId}>
          <Icon name="close" />
        </span>
      ))}
      {offered.map((seat) => (
        <span key={seat.ticketId} className={styles.offered} style={at(seat)}>
          {seat.name}
        </span>
      ))}
      {chosen.map((seat) => (
        <span key={seat.ticketId} className={styles.chosen} style={at(seat)}>
          <Icon name="check" />
        </span>
      ))}
    </>
  );
}
