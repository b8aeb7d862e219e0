import { useState } from 'react';
import type { ComponentProps } from 'react';
import type { OrderLine } from '@stagedoor/contract/entities/order';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { orderHistoryMessages as messages } from '@stagedoor/rules/messages/history-orders';
import { labels } from '@stagedoor/rules/messages/labels';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { canceledPart } from '@stagedoor/rules/orders/canceled-part';
import { ConfirmDialog } from '@stagedoor/ui/confirm-dialog';
import { Stack } from '@stagedoor/ui/stack';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import { TicketChoice } from './ticket-choice.tsx';
import { placeOf } from './place-of.ts';

interface RefundQuestionProps extends Pick<
  ComponentProps<typeof ConfirmDialog>,
  'open' | 'busy' | 'onCancel'
> {
  line: OrderLine;
  warning: string | undefined;
  /** Without tickets: all that the line has. */
  onConfirm: (ticketIds: number[] | undefined) => void;
}

/** What so many of its tickets cost, with their fees and taxes. */
function sumOf(line: OrderLine, quantity: number, currency: Currency): string {
  const part = canceledPart(
    line,
    { canceledBefore: line.canceledQuantity, quantity, withFees: true },
    currency,
  );
  return formatMoney(part.ticketsCents + part.feesCents + part.taxesCents, currency);
}

/** Of one that is with a friend it says what the friend will find. */
const toChoose = (ticketId: number, ticket: OrderLine['manifest'][number], index: number) => ({
  ticketId,
  place: placeOf(ticket, index),
  hint: ticket.sentTo && messages.refundOfSent(ticket.sentTo),
});

/** For which tickets, and how much: before the event's own warning. */
export function RefundQuestion({ line, warning, onConfirm, ...rest }: RefundQuestionProps) {
  const currency = useCurrency();
  const [left, setLeft] = useState<readonly number[]>([]);
  const [isEmpty, setEmpty] = useState(false);
  const tickets = line.manifest.flatMap(({ ticketId, ...ticket }, index) =>
    ticketId === undefined ? [] : [toChoose(ticketId, ticket, index)],
  );
  const chosen = tickets.filter(({ ticketId }) => !left.includes(ticketId));
  const canChoose = tickets.length > 1;
  const quantity = canChoose ? chosen.length : line.quantity - line.canceledQuantity;
  const choose = (ticketId: number, wanted: boolean) => {
    setLeft(wanted ? left.filter((each) => each !== ticketId) : [...left, ticketId]);
    setEmpty(false);
  };
  const confirm = () => {
    if (quantity === 0) setEmpty(true);
    else onConfirm(left.length > 0 ? chosen.map(({ ticketId }) => ticketId) : undefined);
  };
  return (
    <ConfirmDialog
      {...rest}
      onConfirm={confirm}
      title={messages.requestRefund}
      description={
        quantity > 0 &&
        messages.refundQuestion(
          checkoutMessages.linesTimes(line.levelName, quantity),
          sumOf(line, quantity, currency),
        )
      }
      confirmLabel={messages.requestRefund}
      cancelLabel={labels.cancel}
    >
      <Stack>
        {canChoose && (
          <TicketChoice
            legend={messages.refundWhich}
            none={messages.refundNone}
            tickets={tickets}
            chosen={chosen}
            isEmpty={isEmpty}
            onChoose={choose}
          />
        )}
        {!canChoose && tickets.map(({ ticketId, hint }) => hint && <p key={ticketId}>{hint}</p>)}
        {warning && <p>{warning}</p>}
      </Stack>
    </ConfirmDialog>
  );
}
