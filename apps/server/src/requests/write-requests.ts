// The second generation of calls that write requests (CALL-37 to CALL-41), over the use cases.
import * as calls from '@stagedoor/contract/calls/shop/requests';
import { customerActor } from '../accounts/index.ts';
import type { Actor } from '../platform/actor.ts';
import { inTransaction } from '../platform/db/in-transaction.ts';
import type { Tx } from '../platform/db/tables.ts';
import { handle } from '../platform/http/handler.ts';
import type { Handler } from '../platform/http/handler.ts';
import { addEvent, eventIn } from './add-event.ts';
import { createRequest } from './create-request.ts';
import { deleteEventRequest } from './delete-event-request.ts';
import { editEventRequest } from './edit-event-request.ts';
import { prepareToWrite } from './request-needs.ts';
import type { RequestNeeds, WritingContext } from './request-needs.ts';
import type { RequestKey } from './request-store.ts';
import { updateSeriesRequest } from './update-series-request.ts';

/** One transaction, which also writes the mail that tells of it. Without a key it is about a request to be made. */
export async function writing<T>(
  needs: RequestNeeds,
  actor: Actor,
  key: RequestKey | undefined,
  work: (tx: Tx, context: WritingContext) => Promise<T>,
): Promise<T> {
  const context = await prepareToWrite(needs, actor, key);
  return inTransaction(needs.db, (tx) => work(tx, context));
}

export const writingHandlers = (needs: RequestNeeds): Handler[] => [
  handle(calls.createRequest, (wish, caller) =>
    writing(needs, customerActor(caller), undefined, async (tx, context) => {
      const created = await createRequest(tx, context, wish);
      return { number: created.after.number, eventRequestUuid: eventIn(created, wish.eventId).uuid };
    }),
  ),
  handle(calls.addEventToRequest, (wish, caller) =>
    writing(needs, customerActor(caller), undefined, async (tx, context) => {
      const added = await addEvent(tx, context, wish);
      return {
        number: added.after.number,
        eventRequestUuid: eventIn(added, wish.eventId).uuid,
        gainedPlan: added.gainedPlan,
      };
    }),
  ),
  handle(calls.editEventRequest, (edit, caller) =>
    writing(needs, customerActor(caller), { eventRequestId: edit.id }, async (tx, context) => {
      const { edited, gainedPlan } = await editEventRequest(tx, context, edit);
      return { ...edited, gainedPlan };
    }),
  ),
  handle(calls.deleteEventRequest, ({ id }, caller) =>
    writing(needs, customerActor(caller), { eventRequestId: id }, async (tx, context) => {
      await deleteEventRequest(tx, context, id);
      return { id };
    }),
  ),
  handle(calls.updateSeriesRequest, (change, caller) =>
    writing(needs, customerActor(caller), { requestId: change.id }, async (tx, context) => {
      await updateSeriesRequest(tx, context, change);
      return {};
    }),
  ),
];
