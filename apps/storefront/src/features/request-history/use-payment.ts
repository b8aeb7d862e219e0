import { useState } from 'react';
import type { ReactNode } from 'react';
import { updateSeriesRequest } from '@stagedoor/contract/calls/shop/requests';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { paymentsComplete, paymentsToSend } from '@stagedoor/rules/cards/chosen-payment';
import type { Installment } from '@stagedoor/rules/plans/installments';
import { cardMessages } from '@stagedoor/rules/messages/cards';
import { historyDialogMessages } from '@stagedoor/rules/messages/history-dialogs';
import { requestPickerMessages } from '@stagedoor/rules/messages/request-picker';
import { requestMessages } from '@stagedoor/rules/messages/requests';
import { signInMessages } from '@stagedoor/rules/messages/sign-in';
import { acceptancesAsked } from '@stagedoor/rules/requests/request-terms';
import { totalWithoutPlanFee } from '@stagedoor/rules/requests/request-totals';
import { useToasts } from '@stagedoor/ui/toast';
import { useSend } from '@stagedoor/asking/use-send';
import { useNow } from '@stagedoor/screens/clock';
import { useCurrency } from '../../parts/shop/use-currency.ts';
import { cardsLast } from '../../parts/plan-cards/cards-last.ts';
import { useChosenCards } from '../../parts/plan-cards/use-chosen-cards.ts';
import { planSchedule } from '../../parts/requests/plan-schedule.ts';
import { useRequestProblem } from '../../parts/requests/use-request-problem.tsx';
import { useRereadRequests } from '../../parts/requests/use-series-request.ts';
import { useSession } from '../../parts/session/use-session.ts';
import { useOutlet } from '../../parts/shop/outlet.ts';
import { rightsOf } from './request-facts.ts';

interface PaymentOptions {
  startOnPlan: boolean;
  /** The terms of the plan, where they are asked for. */
  accepted: boolean;
  onSaved: () => void;
}

export interface Payment extends ReturnType<typeof useChosenCards> {
  planOffered: boolean;
  onPlan: boolean;
  choosePlan: (onPlan: boolean) => void;
  schedule: readonly Installment[];
  asksTerms: boolean;
  /** Why it cannot be saved yet. */
  reason: string | undefined;
  save: () => void;
  busy: boolean;
  problem: ReactNode;
}

/** The payment of a request while it is being changed. */
export function usePayment(
  request: SeriesRequest,
  cards: readonly PaymentMethod[],
  { startOnPlan, accepted, onSaved }: PaymentOptions,
): Payment {
  const { series, totals, planEnrolled, payments } = request;
  const { policies = [] } = useOutlet();
  const now = useNow();
  // What was offered when the dialog opened stays, even when the series closes meanwhile.
  const [rights] = useState(() => rightsOf(request, now));
  const bySort = payments.toSorted((one, other) => one.sort - other.sort);
  const schedule = planSchedule(series, totalWithoutPlanFee(totals), useCurrency());
  const chosenCards = useChosenCards(
    cards,
    bySort.map(({ paymentMethodUuid }) => paymentMethodUuid),
    schedule.map(({ dueDate }) => String(dueDate)),
  );
  const planOffered = planEnrolled || rights.enrollInPlan;
  const [wantsPlan, setWantsPlan] = useState(planEnrolled || startOnPlan);
  const onPlan = planOffered && wantsPlan;
  const asksTerms = onPlan && !planEnrolled && acceptancesAsked(policies, true).planTerms;
  const complete = paymentsComplete(
    chosenCards.chosen.map((uuid) => (uuid ? { paymentMethodUuid: uuid } : null)),
    onPlan,
  );
  const due = schedule.map(({ sort, dueDate }) => ({
    cardUuid: chosenCards.chosen[sort - 1],
    dueDay: String(dueDate),
  }));
  const sending = useSavePayment(request, onSaved);

  function reason(): string | undefined {
    if (!rightsOf(request, now).managePayment) return requestPickerMessages.closedMeanwhile;
    if (!complete && onPlan) return historyDialogMessages.threeCards;
    if (onPlan && !cardsLast(due, cards)) return historyDialogMessages.cardsThatLast;
    return asksTerms && !accepted ? signInMessages.termsRequired : undefined;
  }

  return {
    ...chosenCards,
    planOffered,
    onPlan,
    choosePlan: setWantsPlan,
    schedule,
    asksTerms,
    reason: reason(),
    ...sending,
    save: () =>
      complete ? sending.save(paymentsToSend(chosenCards.chosen, onPlan), onPlan) : sending.tellIncomplete(),
  };
}

/** Sends the cards in the order of their payments. What was chosen stays when it is refused. */
function useSavePayment({ id, payments }: SeriesRequest, onSaved: () => void) {
  const { session } = useSession();
  const { mutateAsync: send, isPending } = useSend(updateSeriesRequest);
  const { problem, tell, say, clear } = useRequestProblem(
    requestMessages.paymentNotUpdated,
    requestMessages.paymentNotUpdated,
  );
  const reread = useRereadRequests();
  const toasts = useToasts();

  async function save(cardUuids: readonly (string | null)[], planEnrolled: boolean) {
    clear();
    try {
      await send({
        id,
        userId: session?.userId,
        planEnrolled,
        payments: cardUuids.map((uuid, index) => ({
          id: payments.find(({ sort }) => sort === index + 1)?.id,
          paymentMethodUuid: uuid ?? undefined,
          sort: index + 1,
        })),
      });
      toasts.success(requestMessages.paymentUpdated);
      onSaved();
    } catch (error) {
      tell(error);
    }
    void reread();
  }

  /** PAY-08 */
  function tellIncomplete() {
    say(cardMessages.incomplete);
    toasts.error(cardMessages.incomplete);
  }

  return {
    problem,
    busy: isPending,
    tellIncomplete,
    save: (cardUuids: readonly (string | null)[], onPlan: boolean) => void save(cardUuids, onPlan),
  };
}
