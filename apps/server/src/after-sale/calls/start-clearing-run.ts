import { startClearingRun } from '@stagedoor/contract/calls/office/clear-event';
import type { ClearingRun } from '@stagedoor/contract/calls/office/clear-event';
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

type Shown = Pick<ClearingRun, 'givesBackCents' | 'chargesCents'> & { moves: number };

const isAsShown = (
  run: Pick<ClearingRun, 'moves' | 'givesBackCents' | 'chargesCents'>,
  shown: Shown,
): boolean =>
  run.moves.length === shown.moves &&
  run.givesBackCents === shown.givesBackCents &&
  run.chargesCents === shown.chargesCents;

export const startClearingRunHandler = (needs: AfterSaleNeeds, kind: AnyTaskKind): Handler<'after-sale'> =>
  handle(startClearingRun, async ({ eventId, wholeSeries, ...shown }, caller) =>
    caller.change(async ({ tx, record }) => {
      const { sellerId, outletIds, staffId, now } = caller;
      const { outletId } = await findEvent(tx, caller, eventId);
      const within = { ...needs, catalogue: catalogueCache(tx) };
      const asked = { sellerId, outletIds, eventId, wholeSeries };
      const plan = () => planClearing(tx, within, asked, now);
      const run = await plan();
      const { name, items, eventIds, moves, givesBackCents, chargesCents } = run;
      if (moves.length === 0) refuseNow(afterSaleMessages.nothingToClear);
      if (!isAsShown(run, shown)) refuseNow(afterSaleMessages.clearingChanged);
      const wish = {
        subject: String(eventId),
        title: `Clearing run: ${name}`,
        details: { eventIds, staffId, items },
      };
      const { task, isNew } = await startTask(tx, kind, wish, staffActor(caller));
      if (!isNew) refuseNow(afterSaleMessages.clearingUnderWay);
      // One that somebody else began may have come to its end since we looked.
      if (!isAsShown(await plan(), shown)) refuseNow(afterSaleMessages.clearingChanged);
      const subject = { kind: 'event', id: eventId };
      const after = { moves: moves.length, givesBackCents, chargesCents };
      record({ action: 'event.cleared', subject, outletId, after });
      return describeTask(task, { maySteer: true, parts: 0 });
    }),
  );
