import { getOutletEvents } from '@stagedoor/contract/calls/shop/outlet';
import { listQuestion } from '@stagedoor/contract/first-questions';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { Queries } from '../../parts/calls/queries.tsx';
import { useAnswer } from '@stagedoor/asking/use-answer';
import { EventList } from './event-list.tsx';

/** The list for whoever comes to it later, or to an outlet that wrote nothing of it into the page. */
export default function AskEvents() {
  return (
    <Queries>
      <Ask />
    </Queries>
  );
}

function Ask() {
  const { data, error, isFetching, refetch } = useAnswer(getOutletEvents, listQuestion);
  if (data) return <EventList events={data.events} />;
  if (!error) return <Skeleton shape="row" count={6} />;
  return (
    <ErrorState titleLevel={1} busy={isFetching} onRetry={() => void refetch()}>
      {error.message}
    </ErrorState>
  );
}
