import { useParams } from 'react-router';
import { isMissing } from '@stagedoor/asking/is-missing';
import { useAnswer } from '@stagedoor/asking/use-answer';
import { getWaitingOffer } from '@stagedoor/contract/calls/shop/waiting-list';
import { waitingListMessages as words } from '@stagedoor/rules/messages/waiting-list';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Page } from '@stagedoor/ui/page';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { OfferOf } from '../../features/waiting-list/offer-of.tsx';
import { MessagePage } from '../../parts/message-page.tsx';
import { useSession } from '../../parts/session/use-session.ts';
import { useEventAnswer } from '../../parts/shop/event-answer.ts';
import styles from './offer-page.module.css';

/** What becomes of it on another device or at its hour is seen without being asked for. */
const LOOK_AGAIN_MS = 30_000;
const UUID = /^[\da-f-]{36}$/i;

/** WAIT-02: where the letter of an offer leads. */
export default function OfferPage() {
  const { uuid = '' } = useParams();
  const { phase } = useSession();
  const isOne = UUID.test(uuid);
  const { data, error, isFetching, refetch } = useAnswer(
    getWaitingOffer,
    { uuid },
    { enabled: isOne && phase !== 'checking', refetchInterval: LOOK_AGAIN_MS, refetchOnMount: 'always' },
  );
  const { data: event } = useEventAnswer(data?.eventId);
  usePageTitle(words.toOffer);
  if (!isOne || isMissing(error)) return <MessagePage message={words.noOffer} status={404} />;
  return (
    <Page className={styles.page}>
      {data ? (
        <OfferOf offer={data} event={event ?? undefined} reread={() => void refetch()} />
      ) : error ? (
        <ErrorState titleLevel={1} onRetry={() => void refetch()} busy={isFetching}>
          {error.message}
        </ErrorState>
      ) : (
        <Skeleton shape="card" count={2} keeps="window" />
      )}
    </Page>
  );
}
