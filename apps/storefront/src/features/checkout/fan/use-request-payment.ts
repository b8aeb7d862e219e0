import { useState } from 'react';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { canChooseCard } from '@stagedoor/rules/cards/card-expiry';
import { paymentsComplete, paymentsToSend } from '@stagedoor/rules/cards/chosen-payment';
import { cardMessages } from '@stagedoor/rules/messages/cards';
import { INSTALLMENTS } from '@stagedoor/rules/plans/payment-plan';
import { useNow } from '@stagedoor/screens/clock';
import { cardsLast, withAdded } from '../../../parts/plan-cards/cards-last.ts';
import { useFanCheckout } from './use-fan-checkout.ts';

type Chosen = readonly (string | null)[];

/** The payment of a request: on the plan or not, and the cards by installment. All begin with the primary card. */
export function useRequestPayment(cards: readonly PaymentMethod[]) {
  const { draft, cost, change, goOn } = useFanCheckout();
  const now = useNow();
  const [problem, setProblem] = useState<string>();
  const usable = cards.filter((card) => canChooseCard(card, now));
  const primary = usable.toSorted((one, other) => one.sort - other.sort)[0]?.uuid ?? null;
  const chosen: Chosen = Array.from({ length: INSTALLMENTS }, (_, index) => {
    const own = draft.payment?.cardUuids[index];
    return own && usable.some(({ uuid }) => uuid === own) ? own : primary;
  });
  const given = paymentsComplete(
    chosen.map((uuid) => uuid && { paymentMethodUuid: uuid }).map((method) => method || null),
    cost.onPlan,
  );
  const dueDays = cost.schedule.map(({ dueDate }) => String(dueDate));
  const last = (uuids: Chosen) =>
    cardsLast(
      dueDays.map((dueDay, index) => ({ cardUuid: uuids[index], dueDay })),
      cards,
    );
  const tooOld = cost.onPlan && !last(chosen);
  const complete = given && !tooOld;
  const paidBy = (uuids: Chosen, planEnrolled = cost.onPlan) => ({
    ...draft,
    payment: { planEnrolled, cardUuids: paymentsToSend(uuids, planEnrolled).flatMap((uuid) => uuid ?? []) },
  });

  /** FAN-15: opens the choice of the three cards, or goes on at once where there is but one that can pay them all. */
  function choosePlan() {
    const alike = chosen.map(() => chosen[0] ?? null);
    const way = usable.length === 1 && last(alike) ? goOn : change;
    way(paidBy(alike, true));
  }

  return {
    choosePlan,
    leavePlan: () => change(paidBy(chosen, false)),
    chosen,
    choose: (sort: number, uuid: string) =>
      change(paidBy(chosen.map((before, index) => (index === sort - 1 ? uuid : before)))),
    take: (card: PaymentMethod) => change(paidBy(withAdded(card, chosen, dueDays, cards))),
    /** The one card there is pays: there is nothing left to choose. */
    goOnWith: ({ uuid }: PaymentMethod) => goOn(paidBy(chosen.map(() => uuid))),
    complete,
    /** One of the three would be charged after its end. */
    tooOld,
    problem,
    submit: () => (complete ? goOn(paidBy(chosen)) : setProblem(cardMessages.noneChosen)),
  };
}
