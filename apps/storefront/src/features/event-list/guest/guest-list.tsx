import { Queries } from '../../../parts/calls/queries.tsx';
import { CallError } from '@stagedoor/client/call-error';
import { eventEmptyMessages } from '@stagedoor/rules/messages/event-empty';
import { guestListMessages } from '@stagedoor/rules/messages/guest-list';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { useInvitationProblem } from '../../../parts/invitation/use-invitation-problem.ts';
import { useInvitation } from '../../../parts/invitation/use-invitation.ts';
import { InvitedEvents } from './invited-events.tsx';

/** PROD-03: the events of a guest list come with the invitation, and only with it. */
export default function GuestList() {
  return (
    <Queries>
      <Invited />
    </Queries>
  );
}

const isRefusal = (error: Error): boolean => error instanceof CallError && !error.isFault;

function Invited() {
  const { data, error, isFetching, refetch } = useInvitation();
  useInvitationProblem(error);
  if (data === null || (error && isRefusal(error))) {
    return (
      <EmptyState title={eventEmptyMessages.noEventInformation} titleLevel={1}>
        {error ? guestListMessages.refusedHint(error.message) : guestListMessages.noInvitationHint}
      </EmptyState>
    );
  }
  if (error && !data) {
    return (
      <ErrorState titleLevel={1} busy={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  }
  return data ? <InvitedEvents invitation={data} /> : <Skeleton shape="row" count={3} keeps="window" />;
}
