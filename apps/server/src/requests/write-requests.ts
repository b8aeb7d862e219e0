// The second generation of calls that write requests (CALL-37 to CALL-41), over the use cases.
import * as calls from '@stagedoor/contract/calls/requests';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Tx } from '../platform/db/tables.ts';
import type { Caller } from '../platform/http/caller.ts';
import { handle } from '../platform/http/handler.ts';
import type { Handler } from '../platform/http/handler.ts';
import { addEvent, eventIn } from './add-event.ts';
import { spellings } from './check-lines.ts';
import { createRequest } from './create-request.ts';
import { deleteEventRequest } from './delete-event-request.ts';
import { editEventRequest } from './edit-event-request.ts';
import { prepareToWrite } from './request-needs.ts';
import type { RequestNeeds, WritingScene } from './request-needs.ts';
import { updateSeriesRequest } from './update-series-request.ts';

/** One transaction, which also writes the mail that tells of it. */
export async function writing<T>(
  needs: RequestNeeds,
  caller: Caller,
  work: (tx: Tx, scene: WritingScene) => Promise<T>,
): Promise<T> {
  const scene = await prepareToWrite(needs, caller);
  return inTransaction(needs.db, (tx) => work(tx, scene));
}

export const writingHandlers = (needs: RequestNeeds): Handler[] => [
  handle(calls.createRequest, (wish, caller) =>
    writing(needs, caller, async (tx, scene) => {
      const created = await createRequest(tx, scene, wish, spellings.second);
      return { number: created.after.number, eventRequestUuid: eventIn(created, wish.eventId).uuid };
    }),
  ),
  handle(calls.addEventToRequest, (wish, caller) =>
    writing(needs, caller, async (tx, scene) => {
      const added = await addEvent(tx, scene, wish, spellings.second);
      return {
        number: added.after.number,
        eventRequestUuid: eventIn(added, wish.eventId).uuid,
        gainedPlan: added.gainedPlan,
      };
    }),
  ),
  handle(calls.editEventRequest, (edit, caller) =>
    writing(needs, caller, async (tx, scene) => {
      const { edited, gainedPlan } = await editEventRequest(tx, scene, edit, spellings.second);
      return { ...edited, gainedPlan };
    }),
  ),
  handle(calls.deleteEventRequest, ({ id }, caller) =>
    writing(needs, caller, async (tx, scene) => {
      await deleteEventRequest(tx, scene, id);
      return { id };
    }),
  ),
  handle(calls.updateSeriesRequest, (change, caller) =>
    writing(needs, caller, async (tx, scene) => {
      await updateSeriesRequest(tx, scene, change);
      return {};
    }),
  ),
];
