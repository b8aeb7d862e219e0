import { cancelEvent } from '@stagedoor/contract/calls/office/cancel-event';
import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import { officeEvents } from '../../catalogue/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import type { AnyTaskKind } from '../../platform/tasks/define-task.ts';
import { startTask } from '../../platform/tasks/start-task.ts';
import { describeTask, staffActor } from '../../staff/index.ts';
import { refuseNow } from '../after-sale-needs.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { reasonOf } from '../reason.ts';
import { ordersOf } from '../events/cancel-orders.ts';
import { findEvent } from '../events/find-event.ts';

export const cancelEventHandler = (needs: AfterSaleNeeds, kind: AnyTaskKind): Handler<'after-sale'> =>
  handle(cancelEvent, async ({ eventId, name: typed, orders: shown, reason: given }, caller) => {
    const { sellerId, now } = caller;
    const reason = reasonOf(given);
    return caller.change(async ({ tx, record }) => {
      const { name, outletId } = await findEvent(tx, caller, eventId);
      requireValid({ name: typed.trim() === name ? undefined : afterSaleMessages.eventNameWrong(name) });
      const event = ordersOf(sellerId, eventId);
      const { orders, tickets } = await needs.changes.countOrdersOfEvents(tx, event);
      if (orders !== shown) refuseNow(afterSaleMessages.ordersChanged(orders));
      const wish = { subject: String(eventId), title: `Cancel ${name}`, details: { eventId, reason } };
      const { task } = await startTask(tx, kind, wish, staffActor(caller));
      const isNew = await officeEvents.cancel(tx, { sellerId, eventId, reason, taskId: task.task_id }, now);
      if (!isNew) refuseNow(afterSaleMessages.eventCanceled);
      const subject = { kind: 'event', id: eventId };
      record({ action: 'event.canceled', subject, outletId, after: { orders, tickets }, reason });
      return describeTask(task, { maySteer: true, parts: 0 });
    });
  });
