import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { refusalMessages } from '@stagedoor/rules/messages/refusals';
import type { Stage } from '@stagedoor/rules/checkout/checkout-stages';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Page } from '@stagedoor/ui/page';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { LeaveWith } from '../../../parts/leave-with.tsx';
import { useCart, useCartKeeper } from '../../../parts/cart/use-cart.ts';
import { useSignedIn } from '../../../parts/session/use-session.ts';
import { useEventAnswer } from '../../../parts/shop/event-answer.ts';
import { receiptAddress } from '../receipt-address.ts';
import { cartPhase } from './cart-phase.ts';
import { Paying } from './paying.tsx';
import { LiveCheckout } from './live-checkout.tsx';
import styles from './instant-checkout.module.css';

interface InstantCheckoutProps {
  stage: Stage;
  /** The cart that the address names, if it names one. */
  uuid: string | undefined;
  /** The login stage. */
  signIn: ReactNode;
}

/** An instant purchase from its cart: the page follows what the server says has become of it. */
export function InstantCheckout({ stage, uuid, signIn }: InstantCheckoutProps) {
  const answer = useCart({ uuid });
  const { data: held, error, isFetching, refetch } = answer;
  const { data: event, isPending: isEventPending, isError } = useEventAnswer(held?.cart.lines[0]?.eventId);
  const signedIn = useSignedIn();
  const keeper = useCartKeeper();
  const phase = cartPhase(answer, uuid);
  const reread = async () => {
    const { data: after, isError: isUnknown } = await refetch();
    return isUnknown ? undefined : after?.cart;
  };

  if (phase === 'none' || phase === 'gone') {
    const forget = () => keeper.forget(uuid ?? held?.cart.uuid);
    return <LeaveWith title={checkoutMessages.attention} words={refusalMessages.cartGone} onLeave={forget} />;
  }
  if (phase === 'paying') return <Paying confirmUrl={held?.cart.confirmUrl} />;
  if (phase === 'ordered') {
    return <Navigate to={receiptAddress(held?.cart.orderId ?? '')} replace />;
  }
  if (phase === 'failed') {
    return (
      <Page className={styles.page}>
        <ErrorState titleLevel={1} busy={isFetching} onRetry={() => void reread()}>
          {error?.message}
        </ErrorState>
      </Page>
    );
  }
  if (!held || signedIn === undefined || (isEventPending && !isError)) return <Waiting />;
  return (
    <LiveCheckout
      held={held}
      event={event ?? undefined}
      stage={stage}
      signedIn={signedIn}
      signIn={signIn}
      unanswered={error !== null}
      reread={reread}
    />
  );
}

function Waiting() {
  return (
    <Page className={styles.page}>
      <Skeleton shape="card" count={2} keeps="window" />
    </Page>
  );
}
