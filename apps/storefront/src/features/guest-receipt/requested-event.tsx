import type { GuestReceipt } from '@stagedoor/contract/entities/guest-request';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { guestListMessages } from '@stagedoor/rules/messages/guest-list';
import { receiptMessages } from '@stagedoor/rules/messages/receipts';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Card } from '@stagedoor/ui/card';
import { Disclosure } from '@stagedoor/ui/disclosure';
import { Money } from '@stagedoor/ui/money';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import { showPlace, showSubtitle, showTime, showTitle } from '../../parts/history/show-facts.ts';
import { ReceiptLine, ReceiptLines } from '../../parts/receipt/receipt-lines.tsx';
import { useTimes } from '../../parts/shop/use-times.ts';
import sheet from '../../parts/receipt/receipt.module.css';
import styles from './guest-receipt.module.css';

interface RequestedEventProps {
  event: GuestReceipt['events'][number];
  /** Whether there is anything to pay. */
  priced: boolean;
}

/** RECEIPT-15: an event with its number; what was asked for stands behind `More Details`. */
export function RequestedEvent({ event, priced }: RequestedEventProps) {
  const times = useTimes();
  const currency = useCurrency();
  const { lines } = event;
  const title = showTitle(event);
  const when = showTime(event, times);
  const place = showPlace(event);
  const tickets = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Card
      title={title}
      subtitle={showSubtitle(event)}
      actions={<span className={styles.eventNumber}>{guestListMessages.eventNumber(event.number)}</span>}
    >
      {when && <p>{when}</p>}
      {place && <p className={sheet.quiet}>{place}</p>}
      <p className={styles.strong}>{`${checkoutMessages.tickets}: ${tickets}`}</p>
      <Disclosure
        summary={
          <span>
            {receiptMessages.moreDetails}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </span>
        }
      >
        <ReceiptLines>
          {lines.map((line) => (
            <ReceiptLine
              key={line.priceLevelId}
              what={checkoutMessages.linesTimes(line.levelName, line.quantity)}
              notes={[line.itemName]}
            >
              <Money strong>
                {priced
                  ? formatMoney((line.priceCents + line.feesCents) * line.quantity, currency)
                  : guestListMessages.complimentary}
              </Money>
            </ReceiptLine>
          ))}
        </ReceiptLines>
      </Disclosure>
    </Card>
  );
}
