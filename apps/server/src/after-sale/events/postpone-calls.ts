import { getEventPostponement, postponeEvent } from '@stagedoor/contract/calls/office/postpone-event';
import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import { officeEvents } from '../../catalogue/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Callers } from '../../platform/http/caller.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import type { AnyTaskKind } from '../../platform/tasks/define-task.ts';
import { startTask } from '../../platform/tasks/start-task.ts';
import { askingForEvents } from '../../requests/index.ts';
import { describeTask, staffActor } from '../../staff/index.ts';
import { refuseNow } from '../after-sale-needs.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { reasonOf } from '../reason.ts';
import { findEvent } from './find-event.ts';

/** Everybody whom another date touches, at all the outlets that sell the show. */
async function countTouched(db: Db, { changes }: AfterSaleNeeds, caller: Callers['office'], eventId: number) {
  const { sellerId } = caller;
  const events = await officeEvents.ofShow(db, { sellerId, eventId });
  for (const event of events) caller.requireOutlet(event.outletId);
  const key = { sellerId, eventIds: events.map((event) => event.eventId) };
  const { orders, people } = await changes.countOrdersOfEvents(db, key);
  return { eventIds: key.eventIds, orders, people, requests: await askingForEvents.count(db, key) };
}

const getHandler = (needs: AfterSaleNeeds): Handler =>
  handle(getEventPostponement, async ({ id }, caller) => {
    const { name, startsAt } = await findEvent(needs.db, caller, id);
    const { eventIds, ...counts } = await countTouched(needs.db, needs, caller, id);
    return { eventId: id, name, startsAt, events: eventIds.length, ...counts };
  });

const postponeHandler = (needs: AfterSaleNeeds, kind: AnyTaskKind): Handler =>
  handle(postponeEvent, async ({ eventId, startsAt, seenAt, orders: shown, reason: given }, caller) => {
    const { sellerId, now } = caller;
    const reason = reasonOf(given);
    const isGood = startsAt > now && startsAt.getTime() !== seenAt?.getTime();
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

export const postponeHandlers = (needs: AfterSaleNeeds, kind: AnyTaskKind): Handler[] => [
  getHandler(needs),
  postponeHandler(needs, kind),
];
