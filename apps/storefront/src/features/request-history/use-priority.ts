import { updatePriority } from '@stagedoor/contract/calls/requests';
import type { EventRequest, SeriesRequest } from '@stagedoor/contract/entities/request';
import { requestMessages } from '@stagedoor/rules/messages/requests';
import { nextPriority } from '@stagedoor/rules/request-rights';
import { useToasts } from '@stagedoor/ui/toast';
import { useSend } from '../../parts/calls/use-send.ts';
import { useRereadRequests } from '../../parts/requests/use-series-request.ts';
import { useSession } from '../../parts/session/use-session.ts';

export interface Priority {
  /** The event request that comes first within the tour. */
  chosen: string | null;
  choose: (request: SeriesRequest, eventRequest: EventRequest) => void;
}

/** HIST-REQ-18: one event of a tour may come first; choosing it again takes that back. */
export function usePriority(requests: readonly SeriesRequest[]): Priority {
  const { session } = useSession();
  const { mutateAsync, isPending, variables } = useSend(updatePriority);
  const reread = useRereadRequests();
  const toasts = useToasts();
  const stored = requests.find(({ priorityUuid }) => priorityUuid)?.priorityUuid ?? null;
  // The choice shows at once, before the server has said yes.
  const chosen = isPending ? (variables.priorityUuid ?? null) : stored;

  async function send(request: SeriesRequest, priorityUuid: string | null) {
    try {
      await mutateAsync({
        userId: session?.userId,
        complete: true,
        seriesRequestUuid: request.uuid,
        priorityUuid: priorityUuid ?? undefined,
        seriesId: request.series.id,
        tourId: request.series.tourId,
      });
      toasts.success(requestMessages.updated);
    } catch (error) {
      toasts.error(requestMessages.failed, error instanceof Error ? error.message : undefined);
    }
    await reread();
  }

  return {
    chosen,
    choose(request, { uuid }) {
      if (!isPending) void send(request, nextPriority(chosen, uuid));
    },
  };
}
