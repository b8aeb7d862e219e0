import { useState } from 'react';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '@stagedoor/client/call-error';
import type { Invitation } from '@stagedoor/contract/entities/invitation';
import { breadcrumb, openStage, stageToDo, wayBack } from '@stagedoor/rules/checkout/checkout-path';
import type { Stage } from '@stagedoor/rules/checkout/checkout-stages';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { receiptMessages } from '@stagedoor/rules/messages/receipts';
import { guestListMessages } from '@stagedoor/rules/messages/guest-list';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Page } from '@stagedoor/ui/page';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { useNow } from '@stagedoor/screens/clock';
import { useCurrency } from '../../../parts/shop/use-currency.ts';
import { chosenLevels } from '../../../parts/invitation/chosen-levels.ts';
import { keepGuestDraft, readGuestDraft } from '../../../parts/invitation/guest-draft.ts';
import type { GuestDraft } from '../../../parts/invitation/guest-draft.ts';
import { useInvitation } from '../../../parts/invitation/use-invitation.ts';
import { LeaveWith } from '../../../parts/leave-with.tsx';
import { useOutlet } from '../../../parts/shop/outlet.ts';
import { CheckoutFrame } from '../checkout-frame.tsx';
import { ConfirmStage } from './confirm-stage.tsx';
import { ContactStage } from './contact-stage.tsx';
import { DeliveryStage } from './delivery-stage.tsx';
import { guestTotals } from './guest-totals.ts';
import { GuestSummary } from './guest-summary.tsx';
import { completeDelivery, doneStages } from './guest-ways.ts';
import { PaymentStage } from './payment-stage.tsx';
import { GuestCheckoutContext } from './use-guest-checkout.ts';
import { sentFrom } from '@stagedoor/contract/entities/outlet-reach';
import styles from './guest-checkout.module.css';

const stages: Partial<Record<Stage, ComponentType>> = {
  'contact-info': ContactStage,
  delivery: DeliveryStage,
  'payment-method': PaymentStage,
  confirm: ConfirmStage,
};

const addressOf = (stage: Stage) => `/checkout/g/${stage}`;

/** GUEST-04: a guest's request; without an invitation there is none. */
export function GuestCheckout({ stage }: { stage: Stage }) {
  const { data, error, isFetching, refetch } = useInvitation();
  if (data) return <Request invitation={data} stage={stage} />;
  if (data === null) return <Leave words={guestListMessages.noInvitationHint} />;
  if (error instanceof CallError && !error.isFault) {
    return <Leave words={guestListMessages.refusedHint(error.message)} />;
  }
  return (
    <Page className={styles.page}>
      {error ? (
        <ErrorState titleLevel={1} busy={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      ) : (
        <Skeleton shape="card" count={2} keeps="window" />
      )}
    </Page>
  );
}

/** To the list, where it says why. */
const Leave = ({ words }: { words: string }) => (
  <LeaveWith title={checkoutMessages.attention} words={words} />
);

function Request({ invitation, stage }: { invitation: Invitation; stage: Stage }) {
  const [draft, setDraft] = useState(() => readGuestDraft(invitation));
  const navigate = useNavigate();
  const currency = useCurrency();
  const chosen = chosenLevels(invitation, draft);
  const asked = { invitation, chosen, now: useNow(), from: sentFrom(useOutlet()) };
  // GUEST-05: with nothing to pay nobody is asked for a card.
  const factsOf = (given: GuestDraft) => {
    const { totalCents } = guestTotals(invitation, chosen, completeDelivery(asked, given), currency);
    const collectsPayment = invitation.info.collectsPayment && totalCents > 0;
    return { signedIn: false, hasAddons: false, collectsPayment };
  };
  const facts = factsOf(draft);
  const done = doneStages(asked, draft);
  const target = openStage('g', stage, facts, done);
  if (chosen.length === 0) return <Leave words={guestListMessages.chooseFirst} />;
  if (stage === 'payment-method' && !facts.collectsPayment) {
    return <Leave words={guestListMessages.nothingToPay} />;
  }
  if (!('stay' in target)) return <Leave words={guestListMessages.stepsFirst} />;

  const crumbs = breadcrumb('g', stage, facts, done);
  const back = wayBack(crumbs, addressOf);
  const change = (part: Partial<GuestDraft>): GuestDraft => {
    const changed = { ...draft, ...part };
    keepGuestDraft(changed);
    setDraft(changed);
    return changed;
  };
  const goOn = (part: Partial<GuestDraft>) => {
    const changed = change(part);
    const after = doneStages(asked, changed);
    void navigate(addressOf(stageToDo('g', stage, factsOf(changed), after)));
  };
  const StageView = stages[stage];
  return (
    <GuestCheckoutContext
      value={{
        invitation,
        draft,
        chosen,
        collectsPayment: facts.collectsPayment,
        method: completeDelivery(asked, draft),
        addressOf,
        back: back ?? { to: '/', words: receiptMessages.backToEvents },
        change: (part) => void change(part),
        goOn,
      }}
    >
      <CheckoutFrame crumbs={crumbs} addressOf={addressOf} summary={<GuestSummary />}>
        {StageView && <StageView />}
      </CheckoutFrame>
    </GuestCheckoutContext>
  );
}
