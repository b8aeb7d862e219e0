// Everybody who has tickets of an event that was moved, or asks for some, gets one letter: some at a time, with the place
// in the list saved in the same transaction.
import { officeEvents } from '../../catalogue/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { defineTask } from '../../platform/tasks/define-task.ts';
import type { TaskKind } from '../../platform/tasks/define-task.ts';
import { askingForEvent } from '../../requests/index.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { queuePostponedLetter, queuePostponedRequestLetter } from '../letters/postponed-letter.ts';
import type { NewDate } from '../letters/postponed-letter.ts';

const AT_ONCE = 50;

interface PostponeTask {
  eventIds: number[];
  wasAt: string | undefined;
  startsAt: string;
  reason: string;
}

/** Which event of the list, whether its orders or its requests, and after which of them. */
interface Cursor {
  event: number;
  kind: 'orders' | 'requests';
  after: number;
}

const FIRST: Cursor = { event: 0, kind: 'orders', after: 0 };
const author = 'letters about a new date';

async function writeToBuyers(
  tx: Tx,
  needs: AfterSaleNeeds,
  key: { sellerId: number; eventId: number },
  date: NewDate,
  { after, now }: { after: number; now: Date },
): Promise<number[]> {
  const orders = await needs.changes.ordersOfEvent(tx, { ...key, author }, after, AT_ONCE);
  for (const order of orders) await queuePostponedLetter(tx, needs, order, date, now);
  return orders.map(({ order_id }) => order_id);
}

async function writeToFans(
  tx: Tx,
  needs: AfterSaleNeeds,
  key: { sellerId: number; eventId: number },
  date: NewDate,
  { after, now }: { after: number; now: Date },
): Promise<number[]> {
  const fans = await askingForEvent.page(tx, key, after, AT_ONCE);
  const { sellerId } = key;
  for (const fan of fans) await queuePostponedRequestLetter(tx, needs, { ...fan, sellerId }, date, now);
  return fans.map(({ requestId }) => requestId);
}

const nextOf = ({ event, kind }: Cursor, events: number): Cursor | undefined => {
  if (kind === 'orders') return { event, kind: 'requests', after: 0 };
  return event + 1 < events ? { event: event + 1, kind: 'orders', after: 0 } : undefined;
};

export const postponeTask = (needs: AfterSaleNeeds): TaskKind<PostponeTask, Cursor> =>
  defineTask<PostponeTask, Cursor>({
    kind: 'events.postpone',
    permission: 'events.cancel',
    count: async (tx, { sellerId, details: { eventIds } }) => {
      let many = 0;
      for (const eventId of eventIds) {
        const { orders } = await needs.changes.countOrdersOfEvent(tx, { sellerId, eventId });
        many += orders + (await askingForEvent.count(tx, { sellerId, eventId }));
      }
      return many;
    },
    step: async (tx, { sellerId, details }, at = FIRST, now) => {
      const { eventIds, reason, wasAt, startsAt } = details;
      const eventId = eventIds[at.event]!;
      const { name = '', venueState } = (await officeEvents.find(tx, sellerId, eventId)) ?? {};
      const date: NewDate = {
        show: name,
        wasAt: wasAt === undefined ? undefined : new Date(wasAt),
        startsAt: new Date(startsAt),
        venueState,
        reason,
      };
      const write = at.kind === 'orders' ? writeToBuyers : writeToFans;
      const written = await write(tx, needs, { sellerId, eventId }, date, { after: at.after, now });
      await needs.checkpoint('event letters written');
      const last = written.at(-1);
      const cursor = last === undefined ? nextOf(at, eventIds.length) : { ...at, after: last };
      return { cursor, done: written.length };
    },
  });
