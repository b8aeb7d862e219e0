import * as calls from '@stagedoor/contract/calls/shop/requests';
import { customerActor } from '../../accounts/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { editEventRequest } from '../edit-event-request.ts';
import type { RequestNeeds } from '../request-needs.ts';
import { writing } from '../writing.ts';

export const editEventRequestHandler = (needs: RequestNeeds): Handler<'requests'> =>
  handle(calls.editEventRequest, (edit, caller) =>
    writing(needs, customerActor(caller), { eventRequestId: edit.id }, async (tx, context) => {
      const { edited, gainedPlan } = await editEventRequest(tx, context, edit);
      return { ...edited, gainedPlan };
    }),
  );
