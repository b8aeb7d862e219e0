import type { ReactNode } from 'react';
import { instantCheckoutMessages } from '@stagedoor/rules/messages/instant-checkout';
import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import { Alert } from '@stagedoor/ui/alert';
import { Card } from '@stagedoor/ui/card';
import { IconButton } from '@stagedoor/ui/icon-button';
import { Money } from '@stagedoor/ui/money';
import { Tag } from '@stagedoor/ui/tag';
import type { Bill } from './bill-of.ts';
import type { HallSeat } from '@stagedoor/screens/hall-map/hall';
import styles from './panel.module.css';
import { seatWords } from './use-choice.ts';
import type { Choice } from './use-choice.ts';

interface YourSeatsProps {
  choice: Choice;
  bill: Bill;
  most: number;
  priceOf: (seat: HallSeat) => string;
  /** The button, and what belongs to it. */
  children: ReactNode;
}

/** What is chosen and what it costs with its fees. */
export function YourSeats({ choice, bill, most, priceOf, children }: YourSeatsProps) {
  return (
    <Card title={instantCheckoutMessages.yourSeats} actions={<Tag>{seatMapMessages.upTo(most)}</Tag>}>
      {choice.warning && (
        <Alert tone="warning" role="alert">
          {choice.warning}
        </Alert>
      )}
      {choice.seats.length === 0 && <p className={styles.quiet}>{seatMapMessages.none}</p>}
      <ul className={styles.chosenSeats}>
        {choice.seats.map((seat) => (
          <li key={seat.ticketId} className={styles.chosenSeat}>
            <div className={styles.rowWords}>
              <strong>{seatWords(seat)}</strong>
              <p className={styles.quiet}>{seat.sectionName}</p>
            </div>
            <Money strong>{priceOf(seat)}</Money>
            <IconButton
              icon="close"
              label={seatMapMessages.remove(seatWords(seat))}
              onClick={() => choice.toggle(seat)}
            />
          </li>
        ))}
      </ul>
      {choice.seats.length > 0 && (
        <div className={styles.sum}>
          {bill.off && (
            <p className={styles.sumLine}>
              {bill.off.label}
              <Money>{bill.off.value}</Money>
            </p>
          )}
          <p className={styles.sumLine}>
            <strong>{seatMapMessages.withFees(choice.seats.length)}</strong>
            <Money strong>{bill.total}</Money>
          </p>
          <p className={styles.quiet}>{bill.parts}</p>
        </div>
      )}
      {children}
    </Card>
  );
}
