import { postponeEvent } from '@stagedoor/contract/calls/office/postpone-event';
import { mayPostpone } from '@stagedoor/rules/events/may-postpone';
import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import { officeEvents } from '../../catalogue/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import type { AnyTaskKind } from '../../platform/tasks/define-task.ts';
import { startTask } from '../../platform/tasks/start-task.ts';
import { describeTask, staffActor } from '../../staff/index.ts';
import { refuseNow } from '../after-sale-needs.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { reasonOf } from '../reason.ts';
import { findEvent } from '../events/find-event.ts';
import { countTouched } from '../events/count-touched.ts';

export const postponeEventHandler = (needs: AfterSaleNeeds, kind: AnyTaskKind): Handler<'after-sale'> =>
  handle(postponeEvent, async ({ eventId, startsAt, seenAt, orders: shown, reason: given }, caller) => {
    const { sellerId, now } = caller;
    const reason = reasonOf(given);
    const isGood = mayPostpone(startsAt, seenAt, now);
    requireValid({ startsAt: isGood ? undefined : afterSaleMessages.newDateNeeded });
    return caller.change(async ({ tx, record }) => {
      const { name, outletId, canceledAt } = await findEvent(tx, caller, eventId);
      if (canceledAt) refuseNow(afterSaleMessages.eventCanceled);
      const { eventIds, orders } = await countTouched(tx, needs, caller, eventId);
      if (orders !== shown) refuseNow(afterSaleMessages.ordersChanged(orders));
      const openText = afterSaleMessages.postponedWindow;
      const isMoved = await officeEvents.postpone(tx, { sellerId, eventId, startsAt, seenAt, openText }, now);
      if (!isMoved) refuse('CHANGED_MEANWHILE');
      const details = {
        eventIds,
        reason,
        startsAt: startsAt.toISOString(),
        ...(seenAt && { wasAt: seenAt.toISOString() }),
      };
      // A show may be moved twice: each move has its own letters.
      const wish = {
        subject: `${eventId} ${details.startsAt}`,
        title: `Letters: ${name} was moved`,
        details,
      };
      const { task } = await startTask(tx, kind, wish, staffActor(caller));
      record({
        action: 'event.postponed',
        subject: { kind: 'event', id: eventId },
        outletId,
        before: { startsAt: seenAt?.toISOString() },
        after: { startsAt: details.startsAt, orders },
        reason,
      });
      return describeTask(task, { maySteer: true, parts: 0 });
    });
  });
