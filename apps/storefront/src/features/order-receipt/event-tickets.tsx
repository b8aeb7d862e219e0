import type { OrderEvent, OrderLine } from '@stagedoor/contract/entities/order';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { orderHistoryMessages } from '@stagedoor/rules/messages/history-orders';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { seatLines } from '@stagedoor/rules/events/seat-text';
import { Card } from '@stagedoor/ui/card';
import { Money } from '@stagedoor/ui/money';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import { showPlace, showSubtitle, showTime, showTitle } from '../../parts/history/show-facts.ts';
import { ReceiptLine, ReceiptLines } from '../../parts/receipt/receipt-lines.tsx';
import { ReceiptShow } from '../../parts/receipt/receipt-show.tsx';
import { useTimes } from '../../parts/shop/use-times.ts';

/** Before the code, which is a line of the bill. */
const lineCents = ({ quantity, unitPriceCents, unitOffCents = 0 }: OrderLine): number =>
  quantity * (unitPriceCents + unitOffCents);

/** One event of an order: when and where, and the tickets with their seats. */
export function EventTickets({ event, lines }: { event: OrderEvent; lines: readonly OrderLine[] }) {
  const times = useTimes();
  const currency = useCurrency();
  return (
    <Card>
      <ReceiptShow
        imageUrl={event.imageUrl}
        when={showTime(event, times)}
        title={showTitle(event)}
        notes={[showSubtitle(event), showPlace(event)]}
      />
      <ReceiptLines>
        {lines.map((line) => (
          <ReceiptLine
            key={line.priceLevelId}
            what={checkoutMessages.linesTimes(line.levelName, line.quantity)}
            notes={line.canceled ? [orderHistoryMessages.lineCanceled] : seatLines(line.manifest)}
          >
            <Money strong>
              {line.canceled ? (
                <s>{formatMoney(lineCents(line), currency)}</s>
              ) : (
                formatMoney(lineCents(line), currency)
              )}
            </Money>
          </ReceiptLine>
        ))}
      </ReceiptLines>
    </Card>
  );
}
