import type { ReactNode } from 'react';
import { addEventToRequest } from '@stagedoor/contract/calls/shop/requests';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import type { RequestWish } from '@stagedoor/contract/entities/request-input';
import { useSend } from '@stagedoor/asking/use-send';
import { useRequestProblem } from '../../../parts/requests/use-request-problem.tsx';
import { useRereadRequests } from '../../../parts/requests/use-series-request.ts';
import { useSession } from '../../../parts/session/use-session.ts';
import type { Added } from './added-dialog.tsx';

interface AddEvent {
  add: (lines: readonly RequestWish[]) => void;
  busy: boolean;
  problem: ReactNode;
}

/** FAN-10: puts the event into the request that there is already. */
export function useAddEvent(
  { id: eventId }: OutletEvent,
  { id: seriesRequestId, series }: SeriesRequest,
  onAdded: (added: Added) => void,
): AddEvent {
  const { session } = useSession();
  const { mutateAsync: send, isPending } = useSend(addEventToRequest);
  const { problem, tell, clear } = useRequestProblem();
  const reread = useRereadRequests();

  async function add(lines: readonly RequestWish[]) {
    clear();
    try {
      const { number, gainedPlan } = await send({
        userId: session?.userId,
        seriesRequestId,
        seriesId: series.id,
        eventId,
        lines: [...lines],
      });
      onAdded({ number, gainedPlan });
      void reread();
    } catch (error) {
      tell(error);
    }
  }

  return { add: (lines) => void add(lines), busy: isPending, problem };
}
