import type { OfficeOrder } from '@stagedoor/contract/calls/office/one-order';
import { formatCalendarDate } from '@stagedoor/rules/time/dates';
import { codeMessages } from '@stagedoor/rules/messages/codes';
import { labels } from '@stagedoor/rules/messages/labels';
import { taxMessages } from '@stagedoor/rules/messages/taxes';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { includedAmountsText } from '@stagedoor/rules/money/included-tax-text';
import { FactList } from '@stagedoor/ui/office/fact-list';
import type { Fact } from '@stagedoor/ui/office/fact-list';
import { Meter } from '@stagedoor/ui/office/meter';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { Tag } from '@stagedoor/ui/tag';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { Sum } from '../../parts/money/sum.tsx';
import styles from './order-money.module.css';

type Payment = OfficeOrder['payments'][number];

const looks = {
  paid: { tone: 'good', icon: 'check', word: 'Paid' },
  declined: { tone: 'attention', icon: 'alert', word: 'Declined' },
  charging: { tone: 'data', icon: 'clock', word: 'Being charged' },
  unpaid: { tone: 'neutral', icon: undefined, word: 'Unpaid' },
} as const;

const line = (name: string, cents: number): Fact[] =>
  cents === 0 ? [] : [{ name, value: <Sum cents={cents} /> }];

/** What was paid, what is to come, and what it is made of. */
export function OrderMoney({ order }: { order: OfficeOrder }) {
  const currency = useCurrency();
  const { money, payments } = order;
  const kept = money.paidCents - money.returnedCents;
  const cards = [...new Set(payments.flatMap(({ card }) => card ?? []))];
  return (
    <Panel
      title={payments.length > 1 ? `Paying in ${payments.length}` : 'Money'}
      aside={`${formatMoney(kept, currency)} of ${formatMoney(money.owedCents, currency)}`}
    >
      <Stack gap={12}>
        {money.owedCents > 0 && (
          <Meter
            label={`${formatMoney(kept, currency)} of ${formatMoney(money.owedCents, currency)} is paid`}
            total={money.owedCents}
            parts={[{ label: 'Paid', value: Math.min(kept, money.owedCents) }]}
          />
        )}
        {payments.length > 0 && (
          <ol className={styles.payments}>
            {payments.map((payment) => (
              <PaymentLine key={payment.sort} payment={payment} />
            ))}
          </ol>
        )}
        <FactList
          facts={[
            {
              name: 'Tickets with fees',
              value: formatMoney(money.ticketsCents + (money.code?.offCents ?? 0), currency),
            },
            ...(money.code ? line(codeMessages.line(money.code.code), -money.code.offCents) : []),
            ...line('Tax', money.taxesCents),
            ...line('Shipping', money.shippingCents),
            ...line(labels.paymentPlanFee, money.planFeeCents),
            ...line('Later changes', money.changedCents),
          ]}
          total={{ name: 'Total', value: formatMoney(money.owedCents, currency) }}
        />
        {money.includedTaxes.length > 0 && (
          <p className={styles.quiet}>
            {taxMessages.includesRates('tax', includedAmountsText(money.includedTaxes, currency))}
          </p>
        )}
        {money.returnedCents > 0 && (
          <FactList
            facts={[
              { name: 'Paid', value: formatMoney(money.paidCents, currency) },
              { name: 'Given back', value: formatMoney(-money.returnedCents, currency) },
            ]}
            total={{ name: 'Kept', value: formatMoney(kept, currency) }}
          />
        )}
        {cards.length > 0 && <p className={styles.quiet}>{cards.join(', ')}</p>}
      </Stack>
    </Panel>
  );
}

function PaymentLine({ payment }: { payment: Payment }) {
  const currency = useCurrency();
  const { word, ...look } = looks[payment.state];
  return (
    <li className={styles.payment}>
      <span className={styles.quiet}>{payment.sort}</span>
      <span>{payment.dueDay ? formatCalendarDate(`${payment.dueDay}T00:00:00Z`) : 'At once'}</span>
      <Tag {...look}>{word}</Tag>
      <strong>{formatMoney(payment.amountCents, currency)}</strong>
    </li>
  );
}
