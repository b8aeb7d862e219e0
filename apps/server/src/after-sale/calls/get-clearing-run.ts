import { getClearingRun } from '@stagedoor/contract/calls/office/clear-event';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { findEvent } from '../events/find-event.ts';
import { planClearing } from '../events/plan-clearing.ts';

export const getClearingRunHandler = (needs: AfterSaleNeeds): Handler<'after-sale'> =>
  handle(getClearingRun, async ({ id: eventId, wholeSeries = false }, caller) => {
    await findEvent(needs.db, caller, eventId);
    const { sellerId, outletIds, now } = caller;
    const scope = { sellerId, outletIds, eventId, wholeSeries };
    const { items: _items, eventIds: _eventIds, ...run } = await planClearing(needs.db, needs, scope, now);
    return run;
  });
