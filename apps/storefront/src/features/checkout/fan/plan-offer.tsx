import { fanCheckoutMessages as messages } from '@stagedoor/rules/messages/fan-checkout';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Button } from '@stagedoor/ui/button';
import { Heading } from '@stagedoor/ui/heading';
import { Money } from '@stagedoor/ui/money';
import { useCurrency } from '../../../parts/shop/use-currency.ts';
import { PlanPolicy } from '../../../parts/requests/plan-policy.tsx';
import styles from './plan-offer.module.css';
import { useFanCheckout } from './use-fan-checkout.ts';

interface PlanOfferProps {
  /** Why it cannot be chosen yet. */
  disabledReason: string | false;
  onChoose: () => void;
  onLeave: () => void;
}

/** PLAN-05: what three payments come to. A press chooses them, never a key that only looks at the choices. */
export function PlanOffer({ disabledReason, onChoose, onLeave }: PlanOfferProps) {
  const currency = useCurrency();
  const { series, cost } = useFanCheckout();
  const amounts = cost.schedule.map(({ amountCents }) => amountCents);
  return (
    <section className={styles.offer}>
      <div className={styles.head}>
        <Heading level={2} look="s">
          {messages.plan}
        </Heading>
        <Money strong>
          {formatMoney(
            amounts.reduce((sum, amount) => sum + amount, 0),
            currency,
          )}
        </Money>
      </div>
      <p className={styles.hint}>
        {messages.planHint(
          amounts.map((amount) => formatMoney(amount, currency)),
          formatMoney(series.paymentPlanRules?.feeCents ?? 0, currency),
        )}
      </p>
      <div className={styles.ways}>
        {cost.onPlan ? (
          <Button look="lined" onClick={onLeave}>
            {messages.leavePlan}
          </Button>
        ) : (
          <Button look="lined" disabledReason={disabledReason} onClick={onChoose}>
            {messages.choosePlan}
          </Button>
        )}
        <PlanPolicy />
      </div>
    </section>
  );
}
