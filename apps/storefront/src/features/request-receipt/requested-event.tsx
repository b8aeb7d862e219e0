import type { EventRequest, RequestLine, SeriesRequest } from '@stagedoor/contract/entities/request';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { labels } from '@stagedoor/rules/messages/labels';
import { receiptMessages } from '@stagedoor/rules/messages/receipts';
import { requestPickerMessages } from '@stagedoor/rules/messages/request-picker';
import { formatUsd } from '@stagedoor/rules/money';
import { lineTotals } from '@stagedoor/rules/order-totals';
import { Card } from '@stagedoor/ui/card';
import { Money } from '@stagedoor/ui/money';
import { VisuallyHidden } from '@stagedoor/ui/visually-hidden';
import { historyPath } from '../../parts/history/history-address.ts';
import { ReceiptLine, ReceiptLines } from '../../parts/receipt/receipt-lines.tsx';
import sheet from '../../parts/receipt/receipt.module.css';
import { eventLines } from '../../parts/shop/event-lines.ts';
import { Link } from '../../parts/link.tsx';
import { useOutlet } from '../../parts/shop/outlet.ts';
import styles from './request-receipt.module.css';

interface RequestedEventProps {
  request: SeriesRequest;
  eventRequest: EventRequest;
}

/** The event that was asked for, line by line, each with the way to change it. */
export function RequestedEvent({ request, eventRequest }: RequestedEventProps) {
  const { outletType } = useOutlet();
  const { title, secondLine, place, when } = eventLines(eventRequest.event, outletType);
  const details = historyPath({
    type: 'requests',
    id: request.number,
    view: 'item-details',
    itemId: eventRequest.uuid,
  });
  return (
    <Card title={title} subtitle={secondLine}>
      {when && <p>{when}</p>}
      <p className={sheet.quiet}>{place}</p>
      <ReceiptLines>
        {eventRequest.lines.map((line) => (
          <Line key={line.uuid} line={line} edit={details} />
        ))}
      </ReceiptLines>
      <p className={styles.total}>
        {receiptMessages.thisEvent}
        <Money strong>{formatUsd(eventRequest.totals.totalCents)}</Money>
      </p>
    </Card>
  );
}

function Line({ line, edit }: { line: RequestLine; edit: string }) {
  const what = checkoutMessages.linesTimes(line.levelName, line.quantity);
  const note = line.optOut ? `${line.itemName} · ${requestPickerMessages.optOut}` : line.itemName;
  return (
    <ReceiptLine what={what} notes={[note]}>
      <div className={styles.amount}>
        <Money strong>{formatUsd(lineTotals(line).ticketsCents)}</Money>
        <Link to={edit} className={styles.edit}>
          {labels.edit}
          <VisuallyHidden> {what}</VisuallyHidden>
        </Link>
      </div>
    </ReceiptLine>
  );
}
