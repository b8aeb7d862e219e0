import * as calls from '@stagedoor/contract/calls/shop/requests';
import { customerActor } from '../../accounts/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { eventIn } from '../add-event.ts';
import { createRequest } from '../create-request.ts';
import type { RequestNeeds } from '../request-needs.ts';
import { writing } from '../writing.ts';

export const createRequestHandler = (needs: RequestNeeds): Handler<'requests'> =>
  handle(calls.createRequest, (wish, caller) =>
    writing(needs, customerActor(caller), undefined, async (tx, context) => {
      const created = await createRequest(tx, context, wish);
      return { number: created.after.number, eventRequestUuid: eventIn(created, wish.eventId).uuid };
    }),
  );
