import type { Order, OrderEvent, OrderLine } from '@stagedoor/contract/entities/order';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { codeMessages } from '@stagedoor/rules/messages/codes';
import { orderHistoryMessages as messages } from '@stagedoor/rules/messages/history-orders';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { seatLines } from '@stagedoor/rules/events/seat-text';
import { Money } from '@stagedoor/ui/money';
import { Tag } from '@stagedoor/ui/tag';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import { RefundRequest } from './refund-request.tsx';
import { ReturnOffer } from './return-offer.tsx';
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
        <ReturnOffer order={order} event={event} line={line} />
      </div>
    </li>
  );
}

export function LineFacts({ line }: { line: OrderLine }) {
  const currency = useCurrency();
  const sum = formatMoney(line.quantity * line.unitPriceCents, currency);
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
        <p className={styles.quiet}>{priceText(line, currency)}</p>
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

function priceText(line: OrderLine, currency: Currency): string {
  const { unitPriceCents, unitFeesCents, unitOffCents = 0, unitOffFeesCents = 0 } = line;
  const price = formatMoney(unitPriceCents + unitOffCents, currency);
  const feesCents = unitFeesCents + unitOffFeesCents;
  const offCents = unitOffCents + unitOffFeesCents;
  const text =
    feesCents > 0 ? messages.eachWithFees(price, formatMoney(feesCents, currency)) : messages.each(price);
  return offCents > 0 ? codeMessages.partsLess(text, formatMoney(offCents, currency)) : text;
}
