import { useState } from 'react';
import { addEventToRequest } from '@stagedoor/contract/calls/requests';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import type { RequestWish } from '@stagedoor/contract/entities/request-input';
import { fanCheckoutMessages } from '@stagedoor/rules/messages/fan-checkout';
import { labels } from '@stagedoor/rules/messages/labels';
import { requestPickerMessages as messages } from '@stagedoor/rules/messages/request-picker';
import { formatUsd } from '@stagedoor/rules/money';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Stack } from '@stagedoor/ui/stack';
import { AddonItem } from '../../../parts/addons/addon-item.tsx';
import { addonsOf } from '../../../parts/addons/addons-of.ts';
import { useSend } from '../../../parts/calls/use-send.ts';
import { withQuantity } from '../../../parts/requests/request-draft.ts';
import { useRequestProblem } from '../../../parts/requests/use-request-problem.tsx';
import { useRereadRequests } from '../../../parts/requests/use-series-request.ts';
import { useSummary } from '../../../parts/requests/use-summary.ts';
import { useSession } from '../../../parts/session/use-session.ts';
import type { Added } from './added-dialog.tsx';
import { NewTotal } from './new-total.tsx';

interface ConfirmAddDialogProps {
  event: OutletEvent;
  request: SeriesRequest;
  asked: readonly RequestWish[];
  onClose: () => void;
  onAdded: (added: Added) => void;
}

/** Extras where there are any, and the most that the request can cost with this event in it. */
export function ConfirmAddDialog({ event, request, asked, onClose, onAdded }: ConfirmAddDialogProps) {
  const [lines, setLines] = useState<readonly RequestWish[]>(asked);
  const { session } = useSession();
  const summary = useSummary({ eventId: event.id, seriesId: request.series.id, lines });
  const { mutateAsync: send, isPending } = useSend(addEventToRequest);
  const { problem, tell, clear } = useRequestProblem();
  const reread = useRereadRequests();
  const total = summary.data?.totals.totalCents;

  async function add() {
    clear();
    try {
      const { number, gainedPlan } = await send({
        userId: session?.userId,
        seriesRequestId: request.id,
        seriesId: request.series.id,
        eventId: event.id,
        lines: [...lines],
      });
      onAdded({ number, gainedPlan });
      void reread();
    } catch (error) {
      tell(error);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={fanCheckoutMessages.addonsHeading}
      description={messages.keepsRest(request.number)}
      actions={
        <>
          <Button look="lined" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button busy={isPending || summary.isFetching} disabled={!total} onClick={() => void add()}>
            {messages.addAtMost(formatUsd(total ?? 0))}
          </Button>
        </>
      }
    >
      <Stack gap={24}>
        {problem}
        {addonsOf(event).map((item) => (
          <AddonItem
            key={item.id}
            item={item}
            lines={lines}
            headingLevel={3}
            onChoose={(priceLevelId, quantity) => setLines(withQuantity(lines, priceLevelId, quantity))}
          />
        ))}
        <NewTotal eventId={event.id} before={request} answer={summary} />
      </Stack>
    </Dialog>
  );
}
