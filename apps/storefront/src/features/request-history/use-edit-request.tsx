import { useState } from 'react';
import { editEventRequest } from '@stagedoor/contract/calls/requests';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { EventRequest, SeriesRequest } from '@stagedoor/contract/entities/request';
import { labels } from '@stagedoor/rules/messages/labels';
import { requestPickerMessages } from '@stagedoor/rules/messages/request-picker';
import { requestMessages as messages } from '@stagedoor/rules/messages/requests';
import { Alert } from '@stagedoor/ui/alert';
import { useToasts } from '@stagedoor/ui/toast';
import { useSend } from '../../parts/calls/use-send.ts';
import { DialogLink } from '../../parts/history/history-link.tsx';
import { useNow } from '../../parts/page/clock.tsx';
import type { ItemChoice } from '../../parts/request-item/request-choice.ts';
import { withQuantity } from '../../parts/requests/request-draft.ts';
import { useRequestProblem } from '../../parts/requests/use-request-problem.tsx';
import { useRereadRequests } from '../../parts/requests/use-series-request.ts';
import { useSession } from '../../parts/session/use-session.ts';
import { editedWishes, editProblems, linesOf } from './edited-lines.ts';
import type { EditedLines } from './edited-lines.ts';
import { rightsOf } from './request-facts.ts';
import { detailsAddress } from './request-paths.ts';

/** The lines of an event request while they are edited. Nothing chosen is lost when the server says no. */
export function useEditRequest(
  request: SeriesRequest,
  eventRequest: EventRequest,
  event: OutletEvent,
  onSaved: (gainedPlan: boolean) => void,
) {
  const { session } = useSession();
  const now = useNow();
  const [before] = useState(() => linesOf(eventRequest));
  const [lines, setLines] = useState(before);
  const [emptied, setEmptied] = useState(false);
  const { mutateAsync: send, isPending } = useSend(editEventRequest);
  const { problem, tell, clear } = useRequestProblem(messages.notEdited);
  const reread = useRereadRequests();
  const toasts = useToasts();
  const wishes = editedWishes(event, eventRequest, lines);
  const closed = !rightsOf(request, now).edit && requestPickerMessages.closedMeanwhile;

  function change(next: EditedLines) {
    setEmptied(false);
    setLines(next);
  }

  async function save() {
    clear();
    try {
      const { gainedPlan } = await send({ id: eventRequest.id, userId: session?.userId, lines: wishes });
      toasts.success(messages.updated);
      onSaved(gainedPlan);
    } catch (error) {
      tell(error);
    }
    void reread();
  }

  return {
    lines,
    wishes,
    changed: lines !== before,
    chooseItem: (itemId: number, choice: ItemChoice) =>
      change({ ...lines, choice: { ...lines.choice, [itemId]: choice } }),
    chooseAddon: (priceLevelId: number, quantity: number) =>
      change({ ...lines, addons: withQuantity(lines.addons, priceLevelId, quantity) }),
    reason: closed || editProblems(event, lines).join(' ') || undefined,
    busy: isPending,
    problem: emptied ? (
      <Alert
        tone="warning"
        role="alert"
        title={messages.nothingLeft}
        actions={
          <DialogLink address={detailsAddress(request, eventRequest, 'delete')}>
            {labels.deleteRequest}
          </DialogLink>
        }
      />
    ) : (
      problem
    ),
    save: () => (wishes.length === 0 ? setEmptied(true) : void save()),
  };
}
