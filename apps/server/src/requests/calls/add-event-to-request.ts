import * as calls from '@stagedoor/contract/calls/shop/requests';
import { customerActor } from '../../accounts/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { addEvent, eventIn } from '../add-event.ts';
import type { RequestNeeds } from '../request-needs.ts';
import { writing } from '../writing.ts';

export const addEventToRequestHandler = (needs: RequestNeeds): Handler<'requests'> =>
  handle(calls.addEventToRequest, (wish, caller) =>
    writing(needs, customerActor(caller), undefined, async (tx, context) => {
      const added = await addEvent(tx, context, wish);
      return {
        number: added.after.number,
        eventRequestUuid: eventIn(added, wish.eventId).uuid,
        gainedPlan: added.gainedPlan,
      };
    }),
  );
