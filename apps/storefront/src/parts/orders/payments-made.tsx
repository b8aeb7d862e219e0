import type { Order, ScheduledPayment } from '@stagedoor/contract/entities/order';
import { formatCalendarDate } from '@stagedoor/rules/dates';
import { installmentMessages } from '@stagedoor/rules/messages/installments';
import { receiptMessages as messages } from '@stagedoor/rules/messages/receipts';
import { formatUsd } from '@stagedoor/rules/money';
import { Totals } from '@stagedoor/ui/totals';
import { cardName } from '../payment-methods/card-text.ts';

/** RECEIPT-11: which card really paid what, and what is still open. */
export function PaymentsMade({ order: { scheduledPayments } }: { order: Order }) {
  if (scheduledPayments.length === 0) return null;
  return (
    <Totals
      rows={scheduledPayments.map((payment) => ({
        key: String(payment.sort),
        label: labelOf(payment),
        note: payment.captured || !payment.dueDay ? undefined : formatCalendarDate(payment.dueDay),
        value: formatUsd(payment.amountCents),
      }))}
    />
  );
}

function labelOf({ captured, failed, charging, paymentMethod }: ScheduledPayment): string {
  const card = paymentMethod ? cardName(paymentMethod) : '';
  if (captured) return messages.paidWith(card);
  if (charging) return `${installmentMessages.charging}: ${card}`;
  return failed ? messages.declinedCard(card) : messages.toBeCharged(card);
}
