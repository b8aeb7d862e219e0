import { useParams } from 'react-router';
import { eventEmptyMessages } from '@stagedoor/rules/messages/event-empty';
import { waitingListMessages as words } from '@stagedoor/rules/messages/waiting-list';
import { MessagePage as Message } from '@stagedoor/screens/message-page';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Page } from '@stagedoor/ui/page';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { EventHead } from '../../features/event/event-head.tsx';
import { WaitingListOf } from '../../features/waiting-list/waiting-list-of.tsx';
import { MessagePage } from '../../parts/message-page.tsx';
import { useEventAnswer } from '../../parts/shop/event-answer.ts';
import styles from './waiting-list-page.module.css';

const DIGITS = /^\d{1,9}$/;

/** WAIT-01: who wants what is sold out says so here, and sees the place they have. */
export default function WaitingListPage() {
  const { eventId = '' } = useParams();
  const id = DIGITS.test(eventId) ? Number(eventId) : undefined;
  const { data: event, error, isFetching, refetch } = useEventAnswer(id);
  usePageTitle(words.join);
  if (id === undefined || event === null)
    return <MessagePage message={eventEmptyMessages.noEvent} status={404} />;
  if (event?.canceled)
    return <Message message={words.noList} way={{ to: `/event/${id}`, label: words.toEvent }} />;
  return (
    <Page className={styles.page}>
      {event ? (
        <>
          <EventHead event={event} />
          <WaitingListOf event={event} />
        </>
      ) : error ? (
        <ErrorState titleLevel={1} onRetry={() => void refetch()} busy={isFetching}>
          {error.message}
        </ErrorState>
      ) : (
        <Skeleton shape="card" count={3} keeps="window" />
      )}
    </Page>
  );
}
