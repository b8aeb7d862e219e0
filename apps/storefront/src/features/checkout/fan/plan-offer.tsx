import { fanCheckoutMessages as messages } from '@stagedoor/rules/messages/fan-checkout';
import { formatUsd } from '@stagedoor/rules/money';
import { choosePolicy, policyTypes } from '@stagedoor/rules/policies';
import { FAN_REQUEST_SALE } from '@stagedoor/rules/sales-types';
import { RadioCard } from '@stagedoor/ui/radio-card';
import { RadioGroup } from '@stagedoor/ui/radio-group';
import { PolicyButton } from '../../../parts/policy-button.tsx';
import { useOutlet } from '../../../parts/shop/outlet.ts';
import { useFanCheckout } from './use-fan-checkout.ts';

interface PlanOfferProps {
  onPlan: boolean;
  onChoose: (onPlan: boolean) => void;
}

/** PLAN-05: once or in three, with what each comes to; how the plan works is a press away. */
export function PlanOffer({ onPlan, onChoose }: PlanOfferProps) {
  const { series, cost } = useFanCheckout();
  const { policies = [] } = useOutlet();
  const policy = choosePolicy(policies, policyTypes.paymentPlan, FAN_REQUEST_SALE);
  const amounts = cost.schedule.map(({ amountCents }) => amountCents);
  const planTotalCents = amounts.reduce((sum, amount) => sum + amount, 0);
  const fee = formatUsd(series.paymentPlanRules?.feeCents ?? 0);
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
          aside={formatUsd(cost.totalOnceCents)}
        />
        <RadioCard
          value="plan"
          title={messages.plan}
          description={messages.planHint(
            amounts.map((amount) => formatUsd(amount)),
            fee,
          )}
          aside={formatUsd(planTotalCents)}
        />
      </RadioGroup>
      {policy && <PolicyButton policy={policy} size="s" />}
    </div>
  );
}
