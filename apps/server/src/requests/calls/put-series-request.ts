import * as calls from '@stagedoor/contract/calls/shop/requests';
import type { InputOf, OutputOf } from '@stagedoor/contract/call';
import { customerActor } from '../../accounts/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { createRequest } from '../create-request.ts';
import { deleteSeriesRequest } from '../delete-event-request.ts';
import type { RequestNeeds, WritingContext } from '../request-needs.ts';
import { updateSeriesRequest } from '../update-series-request.ts';
import { writing } from '../writing.ts';
import { eventIdOf } from '../named-event.ts';

type SeriesPut = InputOf<typeof calls.putSeriesRequest>;

type SeriesPutDone = OutputOf<typeof calls.putSeriesRequest>;

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

const seriesKey = ({ id }: SeriesPut) => (id === undefined ? undefined : { requestId: id });

export const putSeriesRequestHandler = (needs: RequestNeeds): Handler<'requests'> =>
  handle(calls.putSeriesRequest, (put, caller) =>
    writing(needs, customerActor(caller), seriesKey(put), (tx, context) => putSeries(tx, context, put)),
  );
