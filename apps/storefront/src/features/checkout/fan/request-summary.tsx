import { fanCheckoutMessages as messages } from '@stagedoor/rules/messages/fan-checkout';
import { requestPickerMessages } from '@stagedoor/rules/messages/request-picker';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Heading } from '@stagedoor/ui/heading';
import { useCurrency } from '../../../parts/shop/use-currency.ts';
import { useTaxWords } from '../../../parts/shop/use-tax-words.ts';
import { Installments } from '../../../parts/requests/installments.tsx';
import { MostShows } from '../../../parts/requests/most-shows.tsx';
import { SummaryPanel } from '../summary-panel.tsx';
import styles from './request-summary.module.css';
import { requestRows } from './request-rows.ts';
import { useFanCheckout } from './use-fan-checkout.ts';

/** The panel of a fan request: the most it can cost, when that would be charged, and that nothing is charged now. */
export function RequestSummary() {
  const currency = useCurrency();
  const { underTotal } = useTaxWords();
  const { event, series, cost } = useFanCheckout();
  return (
    <SummaryPanel
      event={event}
      rows={requestRows(cost, currency)}
      total={{
        label: requestPickerMessages.atMost,
        note: underTotal(
          cost.totals.includedTaxes,
          cost.delivery ? undefined : requestPickerMessages.beforeShipping,
        ),
        value: formatMoney(cost.totals.totalCents, currency),
      }}
    >
      {cost.onPlan && (
        <section className={styles.plan}>
          <Heading level={3} look="label">
            {messages.installments}
          </Heading>
          <Installments schedule={cost.schedule} />
        </section>
      )}
      <MostShows series={series} />
      <p className={styles.quiet}>{requestPickerMessages.nothingChargedNow}</p>
    </SummaryPanel>
  );
}
