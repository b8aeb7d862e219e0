import type { EventRequest, RequestLine, SeriesRequest } from '@stagedoor/contract/entities/request';
import { feesPerTicketCents } from '@stagedoor/rules/money/fees';
import { linePreferences } from '@stagedoor/rules/requests/line-preferences';
import { lineWord } from '@stagedoor/rules/requests/line-word';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { orderHistoryMessages } from '@stagedoor/rules/messages/history-orders';
import { requestPickerMessages } from '@stagedoor/rules/messages/request-picker';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { lineTotals } from '@stagedoor/rules/orders/order-totals';
import { Money } from '@stagedoor/ui/money';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import { DecidedLine } from '../../parts/requests/decided-line.tsx';
import { useOrderOf } from '../../parts/requests/use-order-of.ts';
import styles from '../../parts/history/event-detail.module.css';

interface EventRequestLinesProps {
  request: SeriesRequest;
  eventRequest: EventRequest;
}

/** The lines of an event request: what was asked for and, once that is decided, what became of it. */
export function EventRequestLines({ request, eventRequest }: EventRequestLinesProps) {
  const { lines, status, eventId } = eventRequest;
  const order = useOrderOf(request);
  const charged = order?.lines.filter((line) => line.eventId === eventId);
  const preferences = linePreferences(lines);
  return (
    <ul className={styles.lines}>
      {lines.map((line, index) => {
        const word = lineWord(line, status.constant);
        const preference = preferences[index];
        return (
          <li key={line.uuid} className={styles.line}>
            {word ? (
              <DecidedLine line={line} preference={preference} word={word} charged={charged} />
            ) : (
              <AskedLine line={line} preference={preference} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function AskedLine({ line, preference }: { line: RequestLine; preference: string | undefined }) {
  const currency = useCurrency();
  const { itemName, optOut } = line;
  return (
    <div className={styles.facts}>
      <div>
        <p className={styles.level}>
          {checkoutMessages.preferred(preference, checkoutMessages.linesTimes(line.levelName, line.quantity))}
        </p>
        <p className={styles.quiet}>
          {[itemName, priceText(line, currency), optOut && requestPickerMessages.optOut]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <Money strong>{formatMoney(lineTotals(line, currency).ticketsCents, currency)}</Money>
    </div>
  );
}

function priceText({ priceCents, fees }: RequestLine, currency: Currency): string {
  const price = formatMoney(priceCents, currency);
  const feesCents = feesPerTicketCents(fees);
  return feesCents > 0
    ? orderHistoryMessages.eachWithFees(price, formatMoney(feesCents, currency))
    : orderHistoryMessages.each(price);
}
