import type { ComponentType, ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { sentFrom } from '@stagedoor/contract/entities/outlet-reach';
import type { Series } from '@stagedoor/contract/entities/series';
import { breadcrumb, openStage, stageToDo, wayBack } from '@stagedoor/rules/checkout/checkout-path';
import type { Stage } from '@stagedoor/rules/checkout/checkout-stages';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { Stack } from '@stagedoor/ui/stack';
import { useCurrency } from '../../../parts/shop/use-currency.ts';
import { addonsOf } from '../../../parts/addons/addons-of.ts';
import { useNow } from '@stagedoor/screens/clock';
import type { RequestDraft } from '../../../parts/requests/request-draft.ts';
import { useSummary } from '../../../parts/requests/use-summary.ts';
import { useOutlet } from '../../../parts/shop/outlet.ts';
import { LeaveWith } from '../../../parts/leave-with.tsx';
import { CheckoutFrame } from '../checkout-frame.tsx';
import { AddonsStage } from './addons-stage.tsx';
import { AddressStage } from './address-stage.tsx';
import { ConfirmStage } from './confirm-stage.tsx';
import { doneStages } from './done-stages.ts';
import { PaymentStage } from './payment-stage.tsx';
import { requestCost } from './request-cost.ts';
import { RequestNotices } from './request-notices.tsx';
import { RequestSummary } from './request-summary.tsx';
import { FanCheckoutContext } from './use-fan-checkout.ts';
import { Waiting } from './waiting.tsx';

const stages: Partial<Record<Stage, ComponentType>> = {
  addons: AddonsStage,
  'shipping-address': AddressStage,
  'payment-method': PaymentStage,
  confirm: ConfirmStage,
};

interface RequestInProgressProps {
  draft: RequestDraft;
  event: OutletEvent;
  series: Series;
  stage: Stage;
  signedIn: boolean;
  signIn: ReactNode;
  onChange: (draft: RequestDraft) => void;
}

/** A request on one of its stages. */
export function RequestInProgress(props: RequestInProgressProps) {
  const { draft, event, series, stage, signedIn, signIn, onChange } = props;
  const outlet = useOutlet();
  const { deliveryMethods: methods = [] } = outlet;
  const from = sentFrom(outlet);
  const now = useNow();
  const navigate = useNavigate();
  const summary = useSummary(draft);
  const known = summary.data?.totals;
  const currency = useCurrency();
  const costOf = (other: RequestDraft) =>
    requestCost({ draft: other, event, series, methods, known, currency, from, now });
  const cost = costOf(draft);
  const done = doneStages(draft, cost, signedIn);
  const facts = { signedIn, hasAddons: addonsOf(event).length > 0, collectsPayment: true };
  const addressOf = (other: Stage) => `/checkout/f/${other}`;

  // Without its sums nobody can say whether the plan is still offered.
  if (summary.isLoading) return <Waiting />;
  // Another tab has made the series request meanwhile: the event joins it from its own page.
  if (summary.data?.id !== undefined) return <Navigate to={`/event/${event.id}`} replace />;
  const target = openStage('f', stage, facts, done);
  if ('home' in target) {
    return <LeaveWith title={checkoutMessages.attention} words={checkoutMessages.stepsFirst} />;
  }
  if ('stage' in target) return <Navigate to={addressOf(target.stage)} replace />;

  const crumbs = breadcrumb('f', stage, facts, done);
  const back = wayBack(crumbs, addressOf);
  function goOn(next: RequestDraft) {
    onChange(next);
    void navigate(addressOf(stageToDo('f', stage, facts, doneStages(next, costOf(next), signedIn))));
  }
  const StageView = stages[stage];
  return (
    <FanCheckoutContext
      value={{
        draft,
        event,
        series,
        cost,
        hasAddons: facts.hasAddons,
        addressOf,
        back,
        change: onChange,
        goOn,
      }}
    >
      <CheckoutFrame crumbs={crumbs} addressOf={addressOf} summary={<RequestSummary />}>
        <Stack gap={16}>
          <RequestNotices summary={summary} />
          {StageView ? <StageView /> : signIn}
        </Stack>
      </CheckoutFrame>
    </FanCheckoutContext>
  );
}
