import { useState } from 'react';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { canChooseCard } from '@stagedoor/rules/card-expiry';
import { paymentsComplete, paymentsToSend } from '@stagedoor/rules/chosen-payment';
import { cardMessages } from '@stagedoor/rules/messages/cards';
import { INSTALLMENTS } from '@stagedoor/rules/payment-plan';
import { useNow } from '@stagedoor/screens/clock';
import { cardsLast } from '../../../parts/plan-cards/cards-last.ts';
import { useFanCheckout } from './use-fan-checkout.ts';

type Chosen = readonly (string | null)[];

/** The payment of a request: on the plan or not, and the cards by installment. All begin with the primary card. */
export function useRequestPayment(cards: readonly PaymentMethod[]) {
  const { draft, cost, change, goOn } = useFanCheckout();
  const now = useNow();
  const [problem, setProblem] = useState<string>();
  const usable = cards.filter(({ expiration }) => canChooseCard(expiration, now));
  const primary = usable.toSorted((one, other) => one.sort - other.sort)[0]?.uuid ?? null;
  const chosen: Chosen = Array.from({ length: INSTALLMENTS }, (_, index) => {
    const own = draft.payment?.cardUuids[index];
    return own && usable.some(({ uuid }) => uuid === own) ? own : primary;
  });
  const given = paymentsComplete(
    chosen.map((uuid) => uuid && { paymentMethodUuid: uuid }).map((method) => method || null),
    cost.onPlan,
  );
  const last = (uuids: Chosen) =>
    cardsLast(
      cost.schedule.map(({ sort, dueDate }) => ({ cardUuid: uuids[sort - 1], dueDay: String(dueDate) })),
      cards,
    );
  const complete = given && (!cost.onPlan || last(chosen));
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
    /** A card that was just added serves where none did. */
    take: ({ uuid }: PaymentMethod) => change(paidBy(chosen.map((before) => before ?? uuid))),
    /** The one card there is pays: there is nothing left to choose. */
    goOnWith: ({ uuid }: PaymentMethod) => goOn(paidBy(chosen.map(() => uuid))),
    complete,
    problem,
    submit: () => (complete ? goOn(paidBy(chosen)) : setProblem(cardMessages.noneChosen)),
  };
}
