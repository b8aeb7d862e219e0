import type { Installment } from '@stagedoor/rules/plans/installments';
import { fanCheckoutMessages as messages } from '@stagedoor/rules/messages/fan-checkout';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { RadioCard } from '@stagedoor/ui/radio-card';
import { RadioGroup } from '@stagedoor/ui/radio-group';
import { useCurrency } from '../shop/use-currency.ts';
import { PlanPolicy } from './plan-policy.tsx';

interface PlanChoiceProps {
  onPlan: boolean;
  onChoose: (onPlan: boolean) => void;
  /** In one payment. */
  totalOnceCents: number;
  /** In three, fee included. */
  schedule: readonly Installment[];
  feeCents: number;
}

/** PLAN-05: once or in three, with what each comes to; how the plan works is a press away. */
export function PlanChoice({ onPlan, onChoose, totalOnceCents, schedule, feeCents }: PlanChoiceProps) {
  const currency = useCurrency();
  const amounts = schedule.map(({ amountCents }) => amountCents);
  const planTotalCents = amounts.reduce((sum, amount) => sum + amount, 0);
  return (
    <div>
      <RadioGroup
        legend={messages.howToPay}
        value={onPlan ? 'plan' : 'once'}
        onChange={(way) => onChoose(way === 'plan')}
      >
        <RadioCard
          value="once"
          title={messages.once}
          description={messages.onceHint}
          aside={formatMoney(totalOnceCents, currency)}
        />
        <RadioCard
          value="plan"
          title={messages.plan}
          description={messages.planHint(
            amounts.map((amount) => formatMoney(amount, currency)),
            formatMoney(feeCents, currency),
          )}
          aside={formatMoney(planTotalCents, currency)}
        />
      </RadioGroup>
      <PlanPolicy />
    </div>
  );
}
