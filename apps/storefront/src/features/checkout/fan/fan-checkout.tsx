import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Stage } from '@stagedoor/rules/checkout/checkout-stages';
import { ErrorState } from '@stagedoor/ui/error-state';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { requestPickerMessages } from '@stagedoor/rules/messages/request-picker';
import { Page } from '@stagedoor/ui/page';
import { LeaveWith } from '../../../parts/leave-with.tsx';
import { recallRequest, rememberRequest } from '../../../parts/requests/request-draft.ts';
import type { RequestDraft } from '../../../parts/requests/request-draft.ts';
import { useSignedIn } from '../../../parts/session/use-session.ts';
import { useEventAnswer } from '../../../parts/shop/event-answer.ts';
import styles from './fan-checkout.module.css';
import { RequestInProgress } from './request-in-progress.tsx';
import { Waiting } from './waiting.tsx';

interface FanCheckoutProps {
  stage: Stage;
  /** The login stage. */
  signIn: ReactNode;
}

/** A fan request from the tab's own draft. Whoever signs in or out finds what the tab still has. */
export function FanCheckout({ stage, signIn }: FanCheckoutProps) {
  const signedIn = useSignedIn();
  if (signedIn === undefined) return <Waiting />;
  return <FromDraft key={String(signedIn)} stage={stage} signIn={signIn} signedIn={signedIn} />;
}

function FromDraft({ stage, signIn, signedIn }: FanCheckoutProps & { signedIn: boolean }) {
  const [draft, setDraft] = useState(recallRequest);
  const { data: event, error, isFetching, refetch } = useEventAnswer(draft?.eventId);

  function change(next: RequestDraft) {
    setDraft(next);
    rememberRequest(next);
  }

  if (!draft || event === null) return <NotKept />;
  if (error && !event) {
    return (
      <Page className={styles.page}>
        <ErrorState titleLevel={1} busy={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      </Page>
    );
  }
  if (!event) return <Waiting />;
  if (event.series?.id !== draft.seriesId) return <NotKept />;
  return (
    <RequestInProgress
      draft={draft}
      event={event}
      series={event.series}
      stage={stage}
      signedIn={signedIn}
      signIn={signIn}
      onChange={change}
    />
  );
}

const NotKept = () => <LeaveWith title={checkoutMessages.attention} words={requestPickerMessages.notKept} />;
