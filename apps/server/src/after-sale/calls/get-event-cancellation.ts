import { getEventCancellation } from '@stagedoor/contract/calls/office/cancel-event';
import type { EventCancellation } from '@stagedoor/contract/calls/office/cancel-event';
import { creditPlan } from '@stagedoor/rules/after-sale/credit-plan';
import { lastOf } from '@stagedoor/rules/values/last-of';
import { officeEvents } from '../../catalogue/index.ts';
import type { RefundFacts } from '../../orders/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { askingForEvents } from '../../requests/index.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { decideForEvent, ordersOf } from '../events/cancel-orders.ts';
import type { EventOrders } from '../events/cancel-orders.ts';
import { findEvent } from '../events/find-event.ts';
import { standOf, ticketsInCarts } from '../events/cancellation-stand.ts';

const AT_ONCE = 500;

const MOST_REFUSED = 100;

interface Sums {
  returnsCents: number;
  loweredCents: number;
  unpaid: number;
  charging: number;
}

/** By the very rules that carry it out. */
function addOrder(sums: Sums, facts: RefundFacts, eventId: number): void {
  if (facts.isCharging) sums.charging += 1;
  if (facts.order.paid_cents === 0) sums.unpaid += 1;
  const decision = decideForEvent({ ...facts, isCharging: false }, eventId);
  if (typeof decision === 'string') return;
  const open = facts.open.map(({ payment_id, sort, amount_cents }) => ({
    id: payment_id,
    sort,
    amountCents: amount_cents,
  }));
  const captures = facts.captured.map((payment) => ({
    paymentId: payment.payment_id,
    amountCents: payment.amount_cents,
    returningCents: payment.returning_cents,
    capturedAt: payment.captured_at,
  }));
  const { returns } = creditPlan(open, captures, decision.sum.totalCents);
  const back = returns.reduce((sum, { amountCents }) => sum + amountCents, 0);
  sums.returnsCents += back;
  sums.loweredCents += decision.sum.totalCents - back;
}

async function sumOrders(db: Db, { changes }: AfterSaleNeeds, event: EventOrders): Promise<Sums> {
  const sums: Sums = { returnsCents: 0, loweredCents: 0, unpaid: 0, charging: 0 };
  for (let after = 0; ;) {
    const orders = await changes.ordersOfEvents(db, event, after, AT_ONCE);
    if (orders.length > 0)
      // What is only proposed is closed by the task, and stands in nobody's way.
      for (const facts of await changes.refundFacts(db, orders, 'agreed'))
        addOrder(sums, facts, event.eventId);
    if (orders.length < AT_ONCE) return sums;
    after = lastOf(orders).order_id;
  }
}

async function outcomeOf(
  db: Db,
  needs: AfterSaleNeeds,
  event: EventOrders,
  now: Date,
): Promise<EventCancellation['outcome']> {
  const canceled = await officeEvents.findCanceled(db, event);
  if (!canceled) return undefined;
  const stand = await standOf(db, needs, event, now);
  const { orders, returnedCents, comingCents, refusedCents } = stand;
  return {
    at: canceled.canceled_at,
    reason: canceled.reason,
    taskId: canceled.task_id,
    orders,
    returnedCents,
    comingCents,
    refusedCents,
    refused: stand.refused.slice(0, MOST_REFUSED),
  };
}

export const getEventCancellationHandler = (needs: AfterSaleNeeds): Handler<'after-sale'> =>
  handle(getEventCancellation, async ({ id }, caller) => {
    const { db, changes } = needs;
    const { name } = await findEvent(db, caller, id);
    const event = ordersOf(caller.sellerId, id);
    return {
      eventId: id,
      name,
      ...(await changes.countOrdersOfEvents(db, event)),
      ...(await sumOrders(db, needs, event)),
      inCarts: await ticketsInCarts(db, event, caller.now),
      requests: await askingForEvents.count(db, event),
      outcome: await outcomeOf(db, needs, event, caller.now),
    };
  });
