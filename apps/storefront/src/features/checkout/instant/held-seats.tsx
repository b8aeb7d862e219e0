import type { CartLine } from '@stagedoor/contract/entities/cart';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { instantCheckoutMessages as messages } from '@stagedoor/rules/messages/instant-checkout';
import { seatMessages } from '@stagedoor/rules/messages/seats';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { seatLines } from '@stagedoor/rules/events/seat-text';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Icon } from '@stagedoor/ui/icon';
import { Money } from '@stagedoor/ui/money';
import { useCurrency } from '../../../parts/shop/use-currency.ts';
import styles from './held-seats.module.css';

interface HeldSeatsProps {
  lines: readonly CartLine[];
  /** Looks for other seats of a line, where that can be done. */
  onOthers?: (line: CartLine) => void;
  busy?: boolean;
}

const isNumbered = ({ isAddOn, seatInfo }: CartLine): boolean =>
  !isAddOn && seatInfo.manifest.some(({ seatName }) => seatName);

/** The places that are held, line by line, each drawn like a ticket. */
export function HeldSeats({ lines, onOthers, busy }: HeldSeatsProps) {
  const currency = useCurrency();
  return (
    <ul className={styles.tickets} aria-label={messages.yourSeats}>
      {lines.map((line) => (
        <li key={line.priceLevelId} className={styles.ticket}>
          <span className={styles.mark}>
            <Icon name="ticket" size={1.5} />
          </span>
          <div className={styles.words}>
            <p className={styles.level}>{checkoutMessages.linesTimes(line.levelName, line.quantity)}</p>
            <Seats line={line} />
            {line.feesCents > 0 && (
              <p className={styles.quiet}>
                {eventMessages.withFees(
                  formatMoney(line.priceCents, currency),
                  formatMoney(line.feesCents, currency),
                )}
              </p>
            )}
            {onOthers && isNumbered(line) && (
              <p className={styles.others}>
                <Button look="lined" size="s" busy={busy} onClick={() => onOthers(line)}>
                  {messages.otherSeats}
                </Button>
              </p>
            )}
          </div>
          <Money strong>{formatMoney((line.priceCents + line.feesCents) * line.quantity, currency)}</Money>
        </li>
      ))}
    </ul>
  );
}

function Seats({ line }: { line: CartLine }) {
  const { manifest, together } = line.seatInfo;
  const seats = seatLines(manifest);
  if (line.isAddOn) return null;
  if (seats.length === 0) return <p className={styles.seats}>{seatMessages.generalAdmission}</p>;
  return (
    <>
      {seats.map((seat) => (
        <p key={seat} className={styles.seats}>
          {seat}
        </p>
      ))}
      {!together && (
        <div className={styles.apart}>
          <Alert tone="warning">{messages.notTogether}</Alert>
        </div>
      )}
    </>
  );
}
