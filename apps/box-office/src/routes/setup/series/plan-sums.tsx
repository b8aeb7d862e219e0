import { seriesEditorMessages as words } from '@stagedoor/rules/messages/series-editor';
import { typedTimeText } from '@stagedoor/rules/messages/show-changes';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import type { FanSums } from '@stagedoor/rules/plans/fan-sums';
import type { PlanRules } from '@stagedoor/rules/plans/payment-plan';
import { Totals } from '@stagedoor/ui/totals';
import { Heading } from '@stagedoor/ui/heading';
import styles from './series.module.css';

interface PlanSumsProps {
  plan: NonNullable<FanSums['plan']>;
  rules: { [Name in keyof PlanRules]?: number | undefined };
  days: readonly string[];
  currency: Currency;
}

/** Each payment with its day and why it is so much. */
export function PlanSums({ plan: { amounts, totalCents }, rules, days, currency }: PlanSumsProps) {
  const money = (cents: number) => formatMoney(cents, currency);
  const [fee, share] = [rules.feeCents ?? 0, rules.firstPaymentPercent ?? 0];
  const part = (amounts[0] ?? 0) - fee;
  const isLeast = part === rules.firstPaymentMinimumCents;
  const notes = [
    isLeast
      ? words.paymentLeast(money(part), money(fee))
      : words.paymentFirst(Math.round(share * 10_000) / 100, money(part), money(fee)),
    words.halfOfRest,
    words.whatIsLeft,
  ];
  return (
    <section className={styles.plan}>
      <Heading level={3} look="s">
        {words.onThePlan}
      </Heading>
      <Totals
        rows={amounts.map((cents, index) => ({
          key: String(index),
          label: `${index + 1}. ${typedTimeText(days[index])}`,
          note: notes[index],
          value: money(cents),
        }))}
        total={{ label: words.inAll, value: money(totalCents) }}
      />
    </section>
  );
}
