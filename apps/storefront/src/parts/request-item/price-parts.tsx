import type { PriceLevel } from '@stagedoor/contract/entities/event';
import { feesPerTicketCents } from '@stagedoor/rules/money/fees';
import { codeMessages } from '@stagedoor/rules/messages/codes';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Disclosure } from '@stagedoor/ui/disclosure';
import { Totals } from '@stagedoor/ui/totals';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import { useCurrency } from '../shop/use-currency.ts';
import styles from './price-parts.module.css';

/** What a price is made of, one click away. */
export function PriceParts({ level, offCents = 0 }: { level: PriceLevel; offCents?: number }) {
  const currency = useCurrency();
  if (level.fees.length === 0) return null;
  const parts = eventMessages.withFees(
    formatMoney(level.priceCents, currency),
    formatMoney(feesPerTicketCents(level.fees), currency),
  );
  return (
    <div className={styles.parts}>
      <Disclosure
        summary={
          <span>
            {offCents > 0 ? codeMessages.partsLess(parts, formatMoney(offCents, currency)) : parts}
            <VisuallyHidden>: {eventMessages.priceDetails(level.name)}</VisuallyHidden>
          </span>
        }
      >
        <Totals
          rows={[
            {
              key: 'price',
              label: eventMessages.ticketPrice,
              value: formatMoney(level.priceCents, currency),
            },
            ...level.fees.map(({ name, description, valueCents }) => ({
              key: name,
              label: name,
              note: description,
              value: formatMoney(valueCents, currency),
            })),
          ]}
        />
      </Disclosure>
    </div>
  );
}
