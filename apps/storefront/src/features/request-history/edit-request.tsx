import { useState } from 'react';
import type { EventRequest, SeriesRequest } from '@stagedoor/contract/entities/request';
import { eventEmptyMessages } from '@stagedoor/rules/messages/event-empty';
import { labels } from '@stagedoor/rules/messages/labels';
import { Dialog } from '@stagedoor/ui/dialog';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { useEventAnswer } from '../../parts/shop/event-answer.ts';
import { EditForm } from './edit-form.tsx';
import { PlanGained } from './plan-gained.tsx';
import { offeredTo } from './edited-lines.ts';
import { eventName } from './request-facts.ts';
import { useTimes } from '../../parts/shop/use-times.ts';

interface EditRequestProps {
  request: SeriesRequest;
  eventRequest: EventRequest;
  onClose: () => void;
}

/** Edit Request: the items of the event as they are offered now, with what was asked for. */
export function EditRequest({ request, eventRequest: newest, onClose }: EditRequestProps) {
  // Read again meanwhile, the lines could be others than those that stand here for editing.
  const times = useTimes();
  const [eventRequest] = useState(newest);
  const { data: event, error, isFetching, refetch } = useEventAnswer(eventRequest.eventId);
  const [gainedPlan, setGainedPlan] = useState(false);
  if (gainedPlan) return <PlanGained request={request} onClose={onClose} />;
  if (event) {
    return (
      <EditForm
        request={request}
        eventRequest={eventRequest}
        event={offeredTo(event, eventRequest)}
        onClose={onClose}
        onSaved={(gained) => (gained ? setGainedPlan(true) : onClose())}
      />
    );
  }
  return (
    <Dialog open onClose={onClose} title={labels.editRequest} description={eventName(eventRequest, times)}>
      {event === null && <EmptyState title={eventEmptyMessages.noEventInformation} titleLevel={3} />}
      {event === undefined && error && (
        <ErrorState titleLevel={3} busy={isFetching} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {event === undefined && !error && <Skeleton shape="card" count={2} />}
    </Dialog>
  );
}
