import type { Order, ScheduledPayment } from '@stagedoor/contract/entities/order';
import { formatCalendarDate } from '@stagedoor/rules/time/dates';
import { orderHistoryMessages } from '@stagedoor/rules/messages/history-orders';
import { installmentMessages } from '@stagedoor/rules/messages/installments';
import { receiptMessages as messages } from '@stagedoor/rules/messages/receipts';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Totals } from '@stagedoor/ui/totals';
import { useCurrency } from '../shop/use-currency.ts';
import { cardName } from '../payment-methods/card-text.ts';
import { returnsOf } from './returns-of.ts';
import { useTimes } from '../shop/use-times.ts';

/** RECEIPT-11: which card really paid what, what went back to it, and what is still open. */
export function PaymentsMade({ order }: { order: Order }) {
  const times = useTimes();
  const currency = useCurrency();
  const payments = order.scheduledPayments.map((payment) => ({
    key: String(payment.sort),
    label: labelOf(payment),
    note: payment.captured || !payment.dueDay ? undefined : formatCalendarDate(payment.dueDay),
    value: formatMoney(payment.amountCents, currency),
  }));
  const returns = returnsOf(order, times).map(({ key, amountCents, card, day }) => ({
    key,
    label: orderHistoryMessages.refund,
    note: [day, card].filter(Boolean).join(', '),
    value: formatMoney(-amountCents, currency),
  }));
  if (payments.length === 0) return null;
  return <Totals rows={[...payments, ...returns]} />;
}

function labelOf({ captured, failed, charging, paymentMethod }: ScheduledPayment): string {
  const card = paymentMethod ? cardName(paymentMethod) : '';
  if (captured) return messages.paidWith(card);
  if (charging) return `${installmentMessages.charging}: ${card}`;
  return failed ? messages.declinedCard(card) : messages.toBeCharged(card);
}
