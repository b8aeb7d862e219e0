import { useState } from 'react';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { paymentsComplete, paymentsToSend } from '@stagedoor/rules/chosen-payment';
import { cardMessages } from '@stagedoor/rules/messages/cards';
import { useChosenCards } from '../../../parts/plan-cards/use-chosen-cards.ts';
import { useFanCheckout } from './use-fan-checkout.ts';

/** The payment of a request: on the plan or not, and the cards by installment. */
export function useRequestPayment(cards: readonly PaymentMethod[]) {
  const { draft, cost, goOn } = useFanCheckout();
  const { chosen, choose, take } = useChosenCards(cards, draft.payment?.cardUuids ?? []);
  const [wantsPlan, setWantsPlan] = useState(draft.payment?.planEnrolled ?? false);
  const [problem, setProblem] = useState<string>();
  const onPlan = wantsPlan && cost.planOffered;
  const complete = paymentsComplete(
    chosen.map((uuid) => (uuid ? { paymentMethodUuid: uuid } : null)),
    onPlan,
  );

  return {
    onPlan,
    choosePlan: setWantsPlan,
    chosen,
    choose,
    take,
    complete,
    problem,
    submit() {
      if (!complete) return setProblem(cardMessages.noneChosen);
      const cardUuids = paymentsToSend(chosen, onPlan).flatMap((uuid) => uuid ?? []);
      return goOn({ ...draft, payment: { planEnrolled: onPlan, cardUuids } });
    },
  };
}
