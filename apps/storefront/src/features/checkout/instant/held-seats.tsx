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
import { SeatChoice } from './seat-choice.tsx';
import type { SeatChoices } from './use-seat-choice.ts';
import styles from './held-seats.module.css';

interface HeldSeatsProps {
  lines: readonly CartLine[];
  /** Left out once they are confirmed. */
  choices?: SeatChoices;
}

const isNumbered = ({ isAddOn, seatInfo }: CartLine): boolean =>
  !isAddOn && seatInfo.manifest.some(({ seatName }) => seatName);

/** The places that are held, line by line, each drawn like a ticket; where there are two offers, as a choice. */
export const HeldSeats = ({ lines, choices }: HeldSeatsProps) => (
  <ul className={styles.tickets} aria-label={messages.yourSeats}>
    {lines.map((line) =>
      line.otherSeats && choices ? (
        <li key={line.priceLevelId}>
          <SeatChoice
            line={line}
            others={line.otherSeats}
            keepsOthers={choices.keepsOthers(line)}
            onChoose={(keeps) => choices.choose(line, keeps)}
            isNew={choices.isNew(line)}
          />
        </li>
      ) : (
        <Ticket key={line.priceLevelId} line={line} choices={choices} />
      ),
    )}
  </ul>
);

function Ticket({ line, choices }: { line: CartLine; choices: SeatChoices | undefined }) {
  const currency = useCurrency();
  return (
    <li className={styles.ticket}>
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
        {choices && isNumbered(line) && !line.seatInfo.chosen && (
          <p className={styles.others}>
            <Button
              look="lined"
              size="s"
              busy={choices.busy}
              onClick={() => void choices.lookForOthers(line)}
            >
              {messages.otherSeats}
            </Button>
          </p>
        )}
      </div>
      <Money strong>{formatMoney((line.priceCents + line.feesCents) * line.quantity, currency)}</Money>
    </li>
  );
}

function Seats({ line }: { line: CartLine }) {
  const { manifest, together, chosen } = line.seatInfo;
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
      {!together && !chosen && (
        <div className={styles.apart}>
          <Alert tone="warning">{messages.notTogether}</Alert>
        </div>
      )}
    </>
  );
}
