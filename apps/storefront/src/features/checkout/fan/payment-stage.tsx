import { cardMessages } from '@stagedoor/rules/messages/cards';
import { fanCheckoutMessages as messages } from '@stagedoor/rules/messages/fan-checkout';
import { historyDialogMessages } from '@stagedoor/rules/messages/history-dialogs';
import { Alert } from '@stagedoor/ui/alert';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Form } from '@stagedoor/ui/form';
import { Skeleton } from '@stagedoor/ui/skeleton';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { CardPicker } from '../../../parts/card-picker/card-picker.tsx';
import { useUnsavedCard } from '../../../parts/card-picker/use-unsaved-card.tsx';
import { PlanCards } from '../../../parts/plan-cards/plan-cards.tsx';
import { usePaymentMethods } from '../../../parts/payment-methods/use-payment-methods.ts';
import { useCardWanted } from '../../../parts/payment-methods/use-card-wanted.ts';
import { ContinueWith } from '../continue-with.tsx';
import { StageCard } from '../stage-card.tsx';
import { PlanOffer } from './plan-offer.tsx';
import type { RequestCost } from './request-cost.ts';
import { useFanCheckout } from './use-fan-checkout.ts';
import { useRequestPayment } from './use-request-payment.ts';

/** Which card, or which three: kept for the day of the award. */
export function PaymentStage() {
  const { data, error, isFetching, refetch } = usePaymentMethods();
  if (data) return <PaymentForm cards={data.paymentMethods} />;
  return (
    <StageCard heading={messages.billingHeading}>
      {error ? (
        <ErrorState titleLevel={2} busy={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <Skeleton shape="card" count={2} keeps="phone" />
      )}
    </StageCard>
  );
}

/** The payments of the plan, each with the card that was chosen for it. */
const plannedPayments = (schedule: RequestCost['schedule'], chosen: readonly (string | null)[]) =>
  schedule.map(({ sort, amountCents, dueDate }) => ({
    sort,
    amountCents,
    dueDay: String(dueDate),
    cardUuid: chosen[sort - 1] ?? null,
  }));

function PaymentForm({ cards }: { cards: readonly PaymentMethod[] }) {
  const { cost, back } = useFanCheckout();
  const { onPlan } = cost;
  const payment = useRequestPayment(cards);
  const { chosen, choose, take, goOnWith, complete, tooOld, problem, submit } = payment;
  const cardWanted = useCardWanted();
  const unsaved = useUnsavedCard();
  const picked = cards.find(({ uuid }) => uuid === chosen[0]);
  const needed = onPlan ? messages.cardsNeeded : messages.cardNeeded;
  const reason = tooOld ? historyDialogMessages.cardsThatLast : needed;
  return (
    <Form
      onSubmit={() => unsaved.goOnWith(onPlan ? undefined : picked, submit)}
      aria-label={messages.billingHeading}
    >
      <StageCard
        heading={messages.billingHeading}
        hint={messages.chargedLater}
        back={back}
        action={
          !(cardWanted && !onPlan) && (
            <ContinueWith card={onPlan ? undefined : picked} disabledReason={!complete && reason} />
          )
        }
      >
        {problem && (
          <Alert tone="critical" role="alert">
            {problem}
          </Alert>
        )}
        {onPlan ? (
          <PlanCards
            payments={plannedPayments(cost.schedule, chosen)}
            cards={cards}
            onChange={choose}
            onAdded={take}
          />
        ) : (
          <CardPicker
            legend={cardMessages.selectOrAdd}
            value={chosen[0] ?? null}
            onTyping={unsaved.onTyping}
            onChange={(card) => choose(1, card.uuid)}
            // Where a plan is offered, there is still something to choose.
            onFirst={cost.planOffered ? undefined : goOnWith}
          />
        )}
        {unsaved.question}
        {cost.planOffered && (
          <PlanOffer
            disabledReason={chosen[0] === null && messages.cardNeeded}
            onChoose={payment.choosePlan}
            onLeave={payment.leavePlan}
          />
        )}
      </StageCard>
    </Form>
  );
}
