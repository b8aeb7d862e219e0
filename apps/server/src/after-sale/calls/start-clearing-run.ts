import { startClearingRun } from '@stagedoor/contract/calls/office/clear-event';
import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import { catalogueCache } from '../../catalogue/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { AnyTaskKind } from '../../platform/tasks/define-task.ts';
import { startTask } from '../../platform/tasks/start-task.ts';
import { describeTask, staffActor } from '../../staff/index.ts';
import { refuseNow } from '../after-sale-needs.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { findEvent } from '../events/find-event.ts';
import { planClearing } from '../events/plan-clearing.ts';

export const startClearingRunHandler = (needs: AfterSaleNeeds, kind: AnyTaskKind): Handler<'after-sale'> =>
  handle(startClearingRun, async ({ eventId, wholeSeries, ...shown }, caller) =>
    caller.change(async ({ tx, record }) => {
      const { sellerId, outletIds, staffId, now } = caller;
      const { outletId } = await findEvent(tx, caller, eventId);
      const within = { ...needs, catalogue: catalogueCache(tx) };
      const run = await planClearing(tx, within, { sellerId, outletIds, eventId, wholeSeries }, now);
      const { name, items, eventIds, moves, givesBackCents, chargesCents } = run;
      if (moves.length === 0) refuseNow(afterSaleMessages.nothingToClear);
      const isShown =
        moves.length === shown.moves &&
        givesBackCents === shown.givesBackCents &&
        chargesCents === shown.chargesCents;
      if (!isShown) refuseNow(afterSaleMessages.clearingChanged);
      const wish = {
        subject: String(eventId),
        title: `Clearing run: ${name}`,
        details: { eventIds, staffId, items },
      };
      const { task, isNew } = await startTask(tx, kind, wish, staffActor(caller));
      if (!isNew) refuseNow(afterSaleMessages.clearingUnderWay);
      const subject = { kind: 'event', id: eventId };
      const after = { moves: moves.length, givesBackCents, chargesCents };
      record({ action: 'event.cleared', subject, outletId, after });
      return describeTask(task, { maySteer: true, parts: 0 });
    }),
  );
