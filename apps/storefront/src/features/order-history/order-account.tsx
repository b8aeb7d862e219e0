import type { Order } from '@stagedoor/contract/entities/order';
import { orderHistoryMessages as messages } from '@stagedoor/rules/messages/history-orders';
import { labels } from '@stagedoor/rules/messages/labels';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { orderCostCents } from '@stagedoor/rules/orders/order-standing';
import { Heading } from '@stagedoor/ui/heading';
import { Stack } from '@stagedoor/ui/stack';
import { Totals } from '@stagedoor/ui/totals';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import { useTaxWords } from '../../parts/shop/use-tax-words.ts';
import { OrderInvoices } from '../../parts/orders/order-invoices.tsx';
import { orderRows, paidRows } from '../../parts/total-rows/total-rows.ts';
import { AccountPayments } from './account-payments.tsx';
import styles from './order-account.module.css';

/** HIST-ORD-18: what was paid, given back and is to come, and what the order is made of: once, below all its shows. */
export function OrderAccount({ order }: { order: Order }) {
  return (
    <div className={styles.columns}>
      {order.scheduledPayments.length > 0 && (
        <div>
          <Heading level={4} look="s">
            {messages.payments}
          </Heading>
          <AccountPayments order={order} />
        </div>
      )}
      <div>
        <Heading level={4} look="s">
          {messages.wholeOrder}
        </Heading>
        <OrderTotals order={order} />
      </div>
    </div>
  );
}

/** The sums of the whole order: they add up to its total, and that to what is paid and what is due. */
export function OrderTotals({ order }: { order: Order }) {
  const currency = useCurrency();
  const { underTotal } = useTaxWords();
  const { totals } = order;
  return (
    <Stack gap={16}>
      <div>
        <Totals
          rows={orderRows(order, currency)}
          total={{
            label: labels.total,
            note: underTotal(totals.includedTaxes),
            value: formatMoney(orderCostCents(totals), currency),
          }}
        />
        <Totals rows={paidRows(totals, currency)} />
      </div>
      <OrderInvoices order={order} level={4} />
    </Stack>
  );
}
