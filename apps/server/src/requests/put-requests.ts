// The first generation of calls that write requests (CALL-34, CALL-35), over the same use cases.
import * as calls from '@stagedoor/contract/calls/shop/requests';
import type { InputOf, OutputOf } from '@stagedoor/contract/call';
import { customerActor } from '../accounts/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import { handle } from '../platform/http/handler.ts';
import type { Handler } from '../platform/http/handler.ts';
import { refuse } from '../platform/http/refusal.ts';
import { addEvent, eventIn } from './add-event.ts';
import { createRequest } from './create-request.ts';
import { deleteEventRequest, deleteSeriesRequest } from './delete-event-request.ts';
import { editEventRequest } from './edit-event-request.ts';
import type { RequestNeeds, WritingContext } from './request-needs.ts';
import { updateSeriesRequest } from './update-series-request.ts';
import { writing } from './write-requests.ts';

type EventPut = InputOf<typeof calls.putEventRequest>;
type EventPutDone = OutputOf<typeof calls.putEventRequest>;
type SeriesPut = InputOf<typeof calls.putSeriesRequest>;
type SeriesPutDone = OutputOf<typeof calls.putSeriesRequest>;

const eventIdOf = ({ eventId }: { eventId?: number | undefined }): number =>
  eventId ?? refuse('INVALID_INPUT', { fields: { eventId: 'Which event?' } });

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

async function putSeries(tx: Tx, context: WritingContext, put: SeriesPut): Promise<SeriesPutDone> {
  const { id } = put;
  if (id !== undefined) {
    return put.delete
      ? deleteSeriesRequest(tx, context, id)
      : updateSeriesRequest(tx, context, { ...put, id });
  }
  const wish = { ...put, eventId: eventIdOf(put), lines: put.lines ?? [] };
  return (await createRequest(tx, context, wish)).after;
}

const eventKey = ({ id }: EventPut) => (id === undefined ? undefined : { eventRequestId: id });
const seriesKey = ({ id }: SeriesPut) => (id === undefined ? undefined : { requestId: id });

export const puttingHandlers = (needs: RequestNeeds): Handler[] => [
  handle(calls.putEventRequest, (put, caller) =>
    writing(needs, customerActor(caller), eventKey(put), (tx, context) => putEvent(tx, context, put)),
  ),
  handle(calls.putSeriesRequest, (put, caller) =>
    writing(needs, customerActor(caller), seriesKey(put), (tx, context) => putSeries(tx, context, put)),
  ),
];
