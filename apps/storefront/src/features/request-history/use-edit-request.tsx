import { useState } from 'react';
import type { ReactNode } from 'react';
import { editEventRequest } from '@stagedoor/contract/calls/shop/requests';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { EventRequest, SeriesRequest } from '@stagedoor/contract/entities/request';
import type { RequestWish } from '@stagedoor/contract/entities/request-input';
import { requestPickerMessages } from '@stagedoor/rules/messages/request-picker';
import { requestMessages as messages } from '@stagedoor/rules/messages/requests';
import { useToasts } from '@stagedoor/ui/toast';
import { useSend } from '@stagedoor/asking/use-send';
import { useNow } from '@stagedoor/screens/clock';
import type { ItemChoice } from '../../parts/request-item/request-choice.ts';
import { withQuantity } from '../../parts/requests/request-draft.ts';
import { useRequestProblem } from '../../parts/requests/use-request-problem.tsx';
import { useRereadRequests } from '../../parts/requests/use-series-request.ts';
import { useSession } from '../../parts/session/use-session.ts';
import { editedWishes, editProblems, linesOf, ticketMissing } from './edited-lines.ts';
import type { EditedLines } from './edited-lines.ts';
import { NothingLeft } from './nothing-left.tsx';
import { rightsOf } from './request-facts.ts';

/** The lines of an event request while they are edited. Nothing chosen is lost when the server says no. */
export function useEditRequest(
  request: SeriesRequest,
  eventRequest: EventRequest,
  event: OutletEvent,
  onSaved: (gainedPlan: boolean) => void,
) {
  const now = useNow();
  const [before] = useState(() => linesOf(eventRequest));
  const [lines, setLines] = useState(before);
  const [emptied, setEmptied] = useState(false);
  const { save, busy, problem } = useSaveLines(eventRequest, onSaved);
  const wishes = editedWishes(event, eventRequest, lines);
  const closed = !rightsOf(request, now).edit && requestPickerMessages.closedMeanwhile;

  function change(next: EditedLines) {
    setEmptied(false);
    setLines(next);
  }

  return {
    lines,
    wishes,
    changed: lines !== before,
    chooseItem: (itemId: number, choice: ItemChoice) =>
      change({ ...lines, choice: { ...lines.choice, [itemId]: choice } }),
    chooseAddon: (priceLevelId: number, quantity: number) =>
      change({ ...lines, addons: withQuantity(lines.addons, priceLevelId, quantity) }),
    /** Why it cannot be saved yet. */
    reason: closed || editProblems(event, lines).join(' ') || ticketMissing(event, lines) || undefined,
    busy,
    problem: emptied ? <NothingLeft request={request} eventRequest={eventRequest} /> : problem,
    save: () => (wishes.length === 0 ? setEmptied(true) : save(wishes)),
  };
}

interface SaveLines {
  save: (wishes: RequestWish[]) => void;
  busy: boolean;
  problem: ReactNode;
}

function useSaveLines({ id }: EventRequest, onSaved: (gainedPlan: boolean) => void): SaveLines {
  const { session } = useSession();
  const { mutateAsync: send, isPending } = useSend(editEventRequest);
  const { problem, tell, clear } = useRequestProblem(messages.notEdited);
  const reread = useRereadRequests();
  const toasts = useToasts();

  async function save(lines: RequestWish[]) {
    clear();
    try {
      const { gainedPlan } = await send({ id, userId: session?.userId, lines });
      toasts.success(messages.updated);
      onSaved(gainedPlan);
    } catch (error) {
      tell(error);
    }
    void reread();
  }

  return { save: (wishes) => void save(wishes), busy: isPending, problem };
}
