import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { formatCalendarDate } from '@stagedoor/rules/time/dates';
import { requestHistoryMessages } from '@stagedoor/rules/messages/history-requests';
import { installmentMessages } from '@stagedoor/rules/messages/installments';
import { receiptMessages as messages } from '@stagedoor/rules/messages/receipts';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { ordinal } from '@stagedoor/rules/writing/ordinal';
import { Card } from '@stagedoor/ui/card';
import { Stack } from '@stagedoor/ui/stack';
import { Totals } from '@stagedoor/ui/totals';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import { useTaxWords } from '../../parts/shop/use-tax-words.ts';
import { cardName } from '../../parts/payment-methods/card-text.ts';
import { dearestNote } from '../../parts/requests/dearest-note.ts';
import { totalRows } from '../../parts/total-rows/total-rows.ts';
import styles from '../../parts/receipt/receipt.module.css';

/** The most that the whole request can cost, and the cards that would pay it: one, or one for each payment. */
export function RequestCost({ request }: { request: SeriesRequest }) {
  const currency = useCurrency();
  const { underTotal } = useTaxWords();
  const { totals, delivery, planEnrolled, payments } = request;
  const [first] = payments;
  return (
    <Card title={messages.requestCost} subtitle={messages.chargedIfAwarded}>
      <Stack>
        <Totals
          rows={totalRows({ ...totals, shippingCents: totals.shippingCents ?? 0 }, currency, delivery)}
          total={{
            label: requestHistoryMessages.maxSeriesTotal,
            note: underTotal(totals.includedTaxes, dearestNote(request)),
            value: formatMoney(totals.totalCents, currency),
          }}
        />
        {planEnrolled ? (
          <Totals
            rows={payments.map(({ sort, dueDay, paymentMethod, amountCents }) => ({
              key: String(sort),
              label: installmentMessages.payment(ordinal(sort)),
              note: [dueDay && formatCalendarDate(dueDay), paymentMethod && cardName(paymentMethod)]
                .filter(Boolean)
                .join(' · '),
              value: formatMoney(amountCents, currency),
            }))}
          />
        ) : (
          first?.paymentMethod && <p className={styles.quiet}>{cardName(first.paymentMethod)}</p>
        )}
      </Stack>
    </Card>
  );
}
