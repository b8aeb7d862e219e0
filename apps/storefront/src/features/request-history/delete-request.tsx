import { deleteEventRequest } from '@stagedoor/contract/calls/shop/requests';
import type { EventRequest, SeriesRequest } from '@stagedoor/contract/entities/request';
import { requestHistoryMessages } from '@stagedoor/rules/messages/history-requests';
import { labels } from '@stagedoor/rules/messages/labels';
import { requestMessages as messages } from '@stagedoor/rules/messages/requests';
import { ConfirmDialog } from '@stagedoor/ui/confirm-dialog';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { useSend } from '@stagedoor/asking/use-send';
import { useRequestProblem } from '../../parts/requests/use-request-problem.tsx';
import { useRereadRequests } from '../../parts/requests/use-series-request.ts';
import { useSession } from '../../parts/session/use-session.ts';
import { EventFacts } from './event-facts.tsx';

interface DeleteRequestProps {
  request: SeriesRequest;
  eventRequest: EventRequest;
  onClose: () => void;
}

/** DIALOG-08: asks first. With its last event the whole request goes, which is said too (HIST-REQ-21). */
export function DeleteRequest({ request, eventRequest, onClose }: DeleteRequestProps) {
  const { session } = useSession();
  const { mutateAsync: send, isPending } = useSend(deleteEventRequest);
  const { problem, tell, clear } = useRequestProblem(messages.notEdited);
  const reread = useRereadRequests();
  const toasts = useToasts();

  async function remove() {
    clear();
    try {
      await send({ id: eventRequest.id, userId: session?.userId });
      toasts.success(messages.deleted);
      onClose();
    } catch (error) {
      tell(error);
    }
    void reread();
  }

  return (
    <ConfirmDialog
      open
      title={labels.deleteRequest}
      description={messages.deleteQuestion}
      confirmLabel={labels.deleteRequest}
      cancelLabel={labels.cancel}
      prefer="cancel"
      busy={isPending}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      <Stack>
        {problem}
        <EventFacts event={eventRequest.event} />
        {request.eventRequests.length === 1 && <p>{requestHistoryMessages.onlyEvent(request.number)}</p>}
      </Stack>
    </ConfirmDialog>
  );
}
