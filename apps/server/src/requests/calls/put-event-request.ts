import * as calls from '@stagedoor/contract/calls/shop/requests';
import type { InputOf, OutputOf } from '@stagedoor/contract/call';
import { customerActor } from '../../accounts/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { addEvent, eventIn } from '../add-event.ts';
import { deleteEventRequest } from '../delete-event-request.ts';
import { editEventRequest } from '../edit-event-request.ts';
import type { RequestNeeds, WritingContext } from '../request-needs.ts';
import { writing } from '../writing.ts';
import { eventIdOf } from '../named-event.ts';

type EventPut = InputOf<typeof calls.putEventRequest>;

type EventPutDone = OutputOf<typeof calls.putEventRequest>;

async function putEvent(tx: Tx, context: WritingContext, put: EventPut): Promise<EventPutDone> {
  const { id, lines = [] } = put;
  if (id === undefined) {
    const eventId = eventIdOf(put);
    const added = await addEvent(tx, context, { ...put, eventId, lines });
    const { gainedPlan } = added;
    return { ...eventIn(added, eventId), gainedPlan };
  }
  if (put.delete) {
    const { removed } = await deleteEventRequest(tx, context, id);
    return { ...removed, gainedPlan: false };
  }
  const { edited, gainedPlan } = await editEventRequest(tx, context, { id, lines });
  return { ...edited, gainedPlan };
}

const eventKey = ({ id }: EventPut) => (id === undefined ? undefined : { eventRequestId: id });

export const putEventRequestHandler = (needs: RequestNeeds): Handler<'requests'> =>
  handle(calls.putEventRequest, (put, caller) =>
    writing(needs, customerActor(caller), eventKey(put), (tx, context) => putEvent(tx, context, put)),
  );
