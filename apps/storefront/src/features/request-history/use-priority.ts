import { useState } from 'react';
import { updatePriority } from '@stagedoor/contract/calls/shop/requests';
import type { EventRequest, SeriesRequest } from '@stagedoor/contract/entities/request';
import { requestMessages } from '@stagedoor/rules/messages/requests';
import { nextPriority } from '@stagedoor/rules/requests/request-rights';
import { useToasts } from '@stagedoor/ui/toast';
import { useSend } from '@stagedoor/asking/use-send';
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
  const { mutateAsync } = useSend(updatePriority);
  const reread = useRereadRequests();
  const toasts = useToasts();
  /** The last choice shows at once, until the server's own word has been read. */
  const [hoped, setHoped] = useState<{ uuid: string | null }>();
  const stored = requests.find(({ priorityUuid }) => priorityUuid)?.priorityUuid ?? null;
  const chosen = hoped ? hoped.uuid : stored;

  async function send(request: SeriesRequest, priorityUuid: string | null) {
    const mine = { uuid: priorityUuid };
    setHoped(mine);
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
    setHoped((last) => (last === mine ? undefined : last));
  }

  return {
    chosen,
    choose: (request, { uuid }) => void send(request, nextPriority(chosen, uuid)),
  };
}
