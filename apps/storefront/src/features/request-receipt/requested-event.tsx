import type { EventRequest, RequestLine, SeriesRequest } from '@stagedoor/contract/entities/request';
import { linePreferences } from '@stagedoor/rules/requests/line-preferences';
import { lineWord } from '@stagedoor/rules/requests/line-word';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { labels } from '@stagedoor/rules/messages/labels';
import { receiptMessages } from '@stagedoor/rules/messages/receipts';
import { requestPickerMessages } from '@stagedoor/rules/messages/request-picker';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { isProcessed } from '@stagedoor/rules/requests/request-status';
import { lineTotals } from '@stagedoor/rules/orders/order-totals';
import { Card } from '@stagedoor/ui/card';
import { Money } from '@stagedoor/ui/money';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import { DrawOutcome } from '../../parts/draw/draw-outcome.tsx';
import { historyPath } from '../../parts/history/history-address.ts';
import { ReceiptLine, ReceiptLines } from '../../parts/receipt/receipt-lines.tsx';
import { ReceiptShow } from '../../parts/receipt/receipt-show.tsx';
import { DecidedLine } from '../../parts/requests/decided-line.tsx';
import { useOrderOf } from '../../parts/requests/use-order-of.ts';
import { eventLines } from '../../parts/shop/event-lines.ts';
import { Link } from '@stagedoor/screens/link';
import { useOutlet } from '../../parts/shop/outlet.ts';
import { useTimes } from '../../parts/shop/use-times.ts';
import styles from './request-receipt.module.css';

interface RequestedEventProps {
  request: SeriesRequest;
  eventRequest: EventRequest;
}

/** The event that was asked for, line by line, each with the way to change it. */
export function RequestedEvent({ request, eventRequest }: RequestedEventProps) {
  const times = useTimes();
  const currency = useCurrency();
  const { outletType } = useOutlet();
  const { title, secondLine, place, when } = eventLines(eventRequest.event, outletType, times);
  const preferences = linePreferences(eventRequest.lines);
  const decided = isProcessed(eventRequest.status.constant);
  const charged = useOrderOf(request)?.lines.filter(({ eventId }) => eventId === eventRequest.eventId);
  const details = historyPath({
    type: 'requests',
    id: request.number,
    view: 'item-details',
    itemId: eventRequest.uuid,
  });
  return (
    <Card>
      <ReceiptShow
        imageUrl={eventRequest.event.imageOverrideUrl ?? eventRequest.event.show.imageUrl}
        when={when}
        title={title}
        notes={[secondLine, place]}
      />
      <ReceiptLines>
        {eventRequest.lines.map((line, index) => {
          const word = lineWord(line, eventRequest.status.constant);
          const preference = preferences[index];
          if (!word) return <Line key={line.uuid} line={line} preference={preference} edit={details} />;
          return (
            <li key={line.uuid} className={styles.decided}>
              <DecidedLine line={line} preference={preference} word={word} charged={charged} />
            </li>
          );
        })}
      </ReceiptLines>
      <DrawOutcome request={request} eventId={eventRequest.eventId} />
      {!decided && (
        <p className={styles.total}>
          {receiptMessages.thisEvent}
          <Money strong>{formatMoney(eventRequest.totals.totalCents, currency)}</Money>
        </p>
      )}
    </Card>
  );
}

interface LineProps {
  line: RequestLine;
  preference: string | undefined;
  /** The way to change it. */
  edit: string;
}

function Line({ line, preference, edit }: LineProps) {
  const currency = useCurrency();
  const asked = checkoutMessages.linesTimes(line.levelName, line.quantity);
  const what = checkoutMessages.preferred(preference, asked);
  const note = line.optOut ? `${line.itemName} · ${requestPickerMessages.optOut}` : line.itemName;
  return (
    <ReceiptLine what={what} notes={[note]}>
      <div className={styles.amount}>
        <Money strong>{formatMoney(lineTotals(line, currency).ticketsCents, currency)}</Money>
        <Link to={edit} className={styles.edit}>
          {labels.edit}
          <VisuallyHidden> {what}</VisuallyHidden>
        </Link>
      </div>
    </ReceiptLine>
  );
}
