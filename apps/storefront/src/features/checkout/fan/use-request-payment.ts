import { useState } from 'react';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { canChooseCard } from '@stagedoor/rules/card-expiry';
import { paymentsComplete, paymentsToSend } from '@stagedoor/rules/chosen-payment';
import { cardMessages } from '@stagedoor/rules/messages/cards';
import { INSTALLMENTS } from '@stagedoor/rules/payment-plan';
import { useNow } from '../../../parts/page/clock.tsx';
import { useFanCheckout } from './use-fan-checkout.ts';

type Chosen = readonly (string | null)[];

/** The payment of a request: on the plan or not, and the cards by installment. All begin with the primary card. */
export function useRequestPayment(cards: readonly PaymentMethod[]) {
  const { draft, cost, goOn } = useFanCheckout();
  const now = useNow();
  const usable = cards.filter(({ expiration }) => canChooseCard(expiration, now));
  const primary = usable.toSorted((one, other) => one.sort - other.sort)[0]?.uuid ?? null;
  const [wantsPlan, setWantsPlan] = useState(draft.payment?.planEnrolled ?? false);
  const [touched, setTouched] = useState<Chosen>(draft.payment?.cardUuids ?? []);
  const [problem, setProblem] = useState<string>();
  const onPlan = wantsPlan && cost.planOffered;
  const isUsable = (uuid: string | null | undefined) => usable.some((card) => card.uuid === uuid);
  const chosen = Array.from({ length: INSTALLMENTS }, (_, index) => {
    const own = touched[index];
    return isUsable(own) ? (own ?? null) : primary;
  });
  const methods = chosen.map((uuid) => uuid && { paymentMethodUuid: uuid });
  const complete = paymentsComplete(
    methods.map((method) => method || null),
    onPlan,
  );

  return {
    onPlan,
    choosePlan: setWantsPlan,
    chosen,
    choose: (sort: number, uuid: string) =>
      setTouched(chosen.map((before, index) => (index === sort - 1 ? uuid : before))),
    /** A card that was just added serves where none did. */
    take: (card: PaymentMethod) => setTouched(chosen.map((before) => before ?? card.uuid)),
    complete,
    problem,
    submit() {
      if (!complete) return setProblem(cardMessages.noneChosen);
      const cardUuids = paymentsToSend(chosen, onPlan).flatMap((uuid) => uuid ?? []);
      return goOn({ ...draft, payment: { planEnrolled: onPlan, cardUuids } });
    },
  };
}
