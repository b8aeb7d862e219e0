import { useEffect, useRef } from 'react';
import { useParams } from 'react-router';
import { useSend } from '@stagedoor/asking/use-send';
import { leaveWaitingList } from '@stagedoor/contract/calls/shop/waiting-list';
import { waitingListMessages as words } from '@stagedoor/rules/messages/waiting-list';
import { Link } from '@stagedoor/screens/link';
import { MessagePage as Message } from '@stagedoor/screens/message-page';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Page } from '@stagedoor/ui/page';
import { Skeleton } from '@stagedoor/ui/skeleton';

const UUID = /^[\da-f-]{36}$/i;

/** WAIT-07: the click was in the letter; a program that only looks at its links leaves nothing. */
export default function LeaveListPage() {
  const { link = '' } = useParams();
  const { mutate, data, error, isPending } = useSend(leaveWaitingList);
  const asked = useRef(false);
  usePageTitle(words.youLeft);
  useEffect(() => {
    if (asked.current || !UUID.test(link)) return;
    asked.current = true;
    mutate({ link });
  }, [link, mutate]);
  if (!UUID.test(link))
    return <Message message={words.off} way={{ to: '/events', label: words.toEvents }} status={404} />;
  return (
    <Page narrow>
      {data ? (
        <EmptyState
          icon="check"
          title={words.youLeft}
          titleLevel={1}
          action={
            <ButtonLink look="lined" render={<Link to={`/waitinglist/${data.eventId}`} />}>
              {words.join}
            </ButtonLink>
          }
        >
          {words.youLeftMeans}
        </EmptyState>
      ) : error ? (
        <ErrorState titleLevel={1} onRetry={() => mutate({ link })} busy={isPending}>
          {error.message}
        </ErrorState>
      ) : (
        <Skeleton shape="card" keeps="window" />
      )}
    </Page>
  );
}
