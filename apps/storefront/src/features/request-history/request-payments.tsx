import type { RequestPayment, SeriesRequest } from '@stagedoor/contract/entities/request';
import { formatCalendarDate } from '@stagedoor/rules/time/dates';
import { installmentMessages } from '@stagedoor/rules/messages/installments';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { ordinal } from '@stagedoor/rules/writing/ordinal';
import { Totals } from '@stagedoor/ui/totals';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import { cardDetails, cardName } from '../../parts/payment-methods/card-text.ts';
import styles from '../../parts/history/summary-sheet.module.css';

/** DIALOG-14: the card that would be charged, or the card of each payment of the plan. */
export function RequestPayments({ request: { planEnrolled, payments } }: { request: SeriesRequest }) {
  const currency = useCurrency();
  const card = payments[0]?.paymentMethod;
  if (planEnrolled) return <Totals rows={payments.map((payment) => planRow(payment, currency))} />;
  return (
    card && (
      <div>
        <p>{cardName(card)}</p>
        <p className={styles.quiet}>{cardDetails(card)}</p>
      </div>
    )
  );
}

const planRow = ({ sort, dueDay, paymentMethod, amountCents }: RequestPayment, currency: Currency) => ({
  key: String(sort),
  label: installmentMessages.payment(ordinal(sort)),
  note: [dueDay && formatCalendarDate(dueDay), paymentMethod && cardName(paymentMethod)]
    .filter(Boolean)
    .join(' · '),
  value: formatMoney(amountCents, currency),
});
