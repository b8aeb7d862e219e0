import * as calls from '@stagedoor/contract/calls/shop/requests';
import { customerActor } from '../../accounts/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { deleteEventRequest } from '../delete-event-request.ts';
import type { RequestNeeds } from '../request-needs.ts';
import { writing } from '../writing.ts';

export const deleteEventRequestHandler = (needs: RequestNeeds): Handler<'requests'> =>
  handle(calls.deleteEventRequest, ({ id }, caller) =>
    writing(needs, customerActor(caller), { eventRequestId: id }, async (tx, context) => {
      await deleteEventRequest(tx, context, id);
      return { id };
    }),
  );
