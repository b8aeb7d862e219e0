import type { PriceLevel } from '@stagedoor/contract/entities/event';
import { feesPerTicketCents } from '@stagedoor/rules/money/fees';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { formatUsd } from '@stagedoor/rules/money/money';
import { Disclosure } from '@stagedoor/ui/disclosure';
import { Totals } from '@stagedoor/ui/totals';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import styles from './price-parts.module.css';

/** What a price is made of, one click away. */
export function PriceParts({ level }: { level: PriceLevel }) {
  if (level.fees.length === 0) return null;
  const parts = eventMessages.withFees(
    formatUsd(level.priceCents),
    formatUsd(feesPerTicketCents(level.fees)),
  );
  return (
    <div className={styles.parts}>
      <Disclosure
        summary={
          <span>
            {parts}
            <VisuallyHidden>: {eventMessages.priceDetails(level.name)}</VisuallyHidden>
          </span>
        }
      >
        <Totals
          rows={[
            { key: 'price', label: eventMessages.ticketPrice, value: formatUsd(level.priceCents) },
            ...level.fees.map(({ name, description, valueCents }) => ({
              key: name,
              label: name,
              note: description,
              value: formatUsd(valueCents),
            })),
          ]}
        />
      </Disclosure>
    </div>
  );
}
