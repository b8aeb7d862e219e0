import type { Order, OrderEvent, OrderLine } from '@stagedoor/contract/entities/order';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { orderHistoryMessages as messages } from '@stagedoor/rules/messages/history-orders';
import { formatUsd } from '@stagedoor/rules/money/money';
import { seatLines } from '@stagedoor/rules/events/seat-text';
import { Money } from '@stagedoor/ui/money';
import { Tag } from '@stagedoor/ui/tag';
import { RefundRequest } from './refund-request.tsx';
import { UpgradeRequest } from './upgrade-request.tsx';
import asks from './event-detail.module.css';
import styles from '../../parts/history/event-detail.module.css';

interface OrderLineItemProps {
  order: Order;
  event: OrderEvent;
  line: OrderLine;
}

/** The tickets of one price level: how many, where, for how much, and what can still be asked for. */
export function OrderLineItem({ order, event, line }: OrderLineItemProps) {
  return (
    <li className={styles.line}>
      <LineFacts line={line} />
      <div className={asks.ask}>
        <RefundRequest order={order} event={event} line={line} />
        <UpgradeRequest order={order} event={event} line={line} />
      </div>
    </li>
  );
}

export function LineFacts({ line }: { line: OrderLine }) {
  const sum = formatUsd(line.quantity * line.unitPriceCents);
  return (
    <div className={styles.facts}>
      <div>
        <p className={styles.level}>
          {checkoutMessages.linesTimes(line.levelName, line.quantity)}
          {line.canceled && <Tag>{messages.lineCanceled}</Tag>}
          {!line.canceled && line.canceledQuantity > 0 && (
            <Tag>{messages.partCanceled(line.canceledQuantity, line.quantity)}</Tag>
          )}
        </p>
        <p className={styles.quiet}>{priceText(line)}</p>
        {seatLines(line.manifest).map((seats) => (
          <p key={seats} className={styles.more}>
            {seats}
          </p>
        ))}
      </div>
      <Money strong>{line.canceled ? <s>{sum}</s> : sum}</Money>
    </div>
  );
}

function priceText({ unitPriceCents, unitFeesCents }: OrderLine): string {
  const price = formatUsd(unitPriceCents);
  return unitFeesCents > 0 ? messages.eachWithFees(price, formatUsd(unitFeesCents)) : messages.each(price);
}
