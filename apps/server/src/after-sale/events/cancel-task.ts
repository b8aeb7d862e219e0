// AFTER-04: the task that cancels an event for everybody. It decides about some orders at a time; whoever carries out
// decisions cancels their tickets, sends the money back and writes the letters, each once whatever dies.
import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { officeEvents } from '../../catalogue/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { Job } from '../../platform/jobs.ts';
import { defineTask } from '../../platform/tasks/define-task.ts';
import type { TaskFailure, TaskKind } from '../../platform/tasks/define-task.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { tellAsking } from '../letters/asking-letter.ts';
import { cancelOrders, ordersOf, whyLeft } from './cancel-orders.ts';
import type { EventOrders } from './cancel-orders.ts';
import { standOf } from './cancellation-stand.ts';
import type { CancellationStand } from './cancellation-stand.ts';

const AT_ONCE = 25;
const FANS_AT_ONCE = 50;
const LOOK_SECONDS = 2;
const SWEEP_SECONDS = 10;
/** A charge that is held may stay so for days: nobody watches a task for so long, and the job sees to it. */
const PATIENCE_MS = 30 * 60_000;

export interface EventTask {
  eventId: number;
  reason: string;
}

interface Cursor {
  after: number;
  /** Orders that were reported as done. */
  done: number;
  /** The request whose fan was told last, once the orders are through. */
  told?: number;
  /** What is left, in one text, and since when it is so. */
  stand: string;
  since: string;
}

/** What did not go, in words, once the task has nothing more to do. */
async function failuresOf(
  tx: Tx,
  needs: AfterSaleNeeds,
  event: EventOrders,
  { refused, asking }: CancellationStand,
): Promise<TaskFailure[]> {
  const left = await needs.changes.ordersOfEvents(tx, event, 0, AT_ONCE * 4);
  const facts = await needs.changes.refundFacts(tx, left);
  return [
    ...refused.map(({ number, message }) => ({ subject: number, message })),
    ...asking.map((subject) => ({ subject, message: afterSaleMessages.gatewaySilent })),
    ...facts.map((each) => ({ subject: orderNumber(each.order.unique_id), message: whyLeft(each) })),
  ];
}

export const cancelEventTask = (needs: AfterSaleNeeds): TaskKind<EventTask, Cursor> =>
  defineTask<EventTask, Cursor>({
    kind: 'events.cancel',
    permission: 'events.cancel',
    count: async (tx, { sellerId, details: { eventId } }) =>
      (await needs.changes.countOrdersOfEvents(tx, ordersOf(sellerId, eventId))).orders,
    step: async (tx, { sellerId, details }, before, now, { atMost }) => {
      const event = ordersOf(sellerId, details.eventId);
      const from = { after: before?.after ?? 0, most: atMost(AT_ONCE) };
      const swept = await cancelOrders(tx, needs, { ...event, reason: details.reason }, from, now);
      const stand = await standOf(tx, needs, event, now);
      const { left, inCarts, orders, refused, asking } = stand;
      // One that the gateway has refused, or not answered, is not done.
      const well = orders - new Set([...asking, ...refused.map(({ number }) => number)]).size;
      const done = Math.max(0, well - (before?.done ?? 0));
      const looks = `${left} ${inCarts} ${orders} ${asking.length}`;
      const since = before?.stand === looks ? before.since : now.toISOString();
      const isOver = left === 0 && inCarts === 0 && asking.length === 0;
      const isStuck = now.getTime() - Date.parse(since) > PATIENCE_MS;
      const cursor = { after: swept.after ?? 0, done: (before?.done ?? 0) + done, stand: looks, since };
      if (!isOver && !isStuck)
        return { cursor, done, ...(swept.after === undefined && { waitSeconds: LOOK_SECONDS }) };
      const fans = { after: before?.told ?? 0, most: atMost(FANS_AT_ONCE) };
      const told = await tellAsking(tx, needs, { ...event, reason: details.reason }, fans, now);
      if (told !== undefined) return { cursor: { ...cursor, told }, done };
      return { cursor: undefined, done, failures: await failuresOf(tx, needs, event, stand) };
    },
    finish: async (tx, { sellerId, details: { eventId } }, now) => {
      await officeEvents.markSwept(tx, { sellerId, eventId }, now);
      const { orders, returnedCents, comingCents, refusedCents } = await standOf(
        tx,
        needs,
        ordersOf(sellerId, eventId),
        now,
      );
      return { orders, returnedCents, comingCents, refusedCents };
    },
  });

/** What comes after the task is over: a charge that was under way, an award of a later walk. */
export const sweepCanceledEvents = (needs: AfterSaleNeeds): Job => ({
  name: 'cancel late orders of canceled events',
  everySeconds: SWEEP_SECONDS,
  run: async (now) => {
    for (const { seller_id, outlet_event_id, reason } of await officeEvents.listSwept(needs.db)) {
      const event = { ...ordersOf(seller_id, outlet_event_id), reason };
      const late = await needs.changes.ordersOfEvents(needs.db, event, 0, 1);
      if (late.length === 0) continue;
      try {
        await inTransaction(needs.db, (tx) =>
          cancelOrders(tx, needs, event, { after: 0, most: AT_ONCE }, now),
        );
      } catch (error) {
        needs.log.error({ err: error, event: outlet_event_id }, 'late orders could not be canceled');
      }
    }
  },
});
