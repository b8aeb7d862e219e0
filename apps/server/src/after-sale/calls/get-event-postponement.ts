import { getEventPostponement } from '@stagedoor/contract/calls/office/postpone-event';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { findEvent } from '../events/find-event.ts';
import { countTouched } from '../events/count-touched.ts';

export const getEventPostponementHandler = (needs: AfterSaleNeeds): Handler<'after-sale'> =>
  handle(getEventPostponement, async ({ id }, caller) => {
    const { name, startsAt } = await findEvent(needs.db, caller, id);
    const { eventIds, ...counts } = await countTouched(needs.db, needs, caller, id);
    return { eventId: id, name, startsAt, events: eventIds.length, ...counts };
  });
