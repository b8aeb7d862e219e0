import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { totalWithoutPlanFee } from '@stagedoor/rules/requests/request-totals';
import { CardPicker } from '../../parts/card-picker/card-picker.tsx';
import { PlanCards } from '../../parts/plan-cards/plan-cards.tsx';
import { PlanChoice } from '../../parts/requests/plan-choice.tsx';
import type { Payment } from './use-payment.ts';

interface PaymentChoiceProps {
  request: SeriesRequest;
  cards: readonly PaymentMethod[];
  payment: Payment;
}

/** Once or in three, where there is a plan; then the card or the cards. */
export function PaymentChoice({ request, cards, payment }: PaymentChoiceProps) {
  const { planOffered, onPlan, choosePlan, schedule, chosen, choose, take } = payment;
  return (
    <>
      {planOffered && (
        <PlanChoice
          onPlan={onPlan}
          onChoose={choosePlan}
          totalOnceCents={totalWithoutPlanFee(request.totals)}
          schedule={schedule}
          feeCents={request.series.paymentPlanRules?.feeCents ?? 0}
        />
      )}
      {onPlan ? (
        <PlanCards
          payments={schedule.map(({ sort, amountCents, dueDate }) => ({
            sort,
            amountCents,
            dueDay: String(dueDate),
            cardUuid: chosen[sort - 1] ?? null,
          }))}
          cards={cards}
          onChange={choose}
          onAdded={take}
        />
      ) : (
        <CardPicker value={chosen[0] ?? null} onChange={({ uuid }) => choose(1, uuid)} />
      )}
    </>
  );
}
