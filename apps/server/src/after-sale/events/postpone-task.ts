// Everybody who has tickets of an event that was moved, or asks for some, gets one letter: some at a time, with the place
// in the list saved in the same transaction.
import { firstOf } from '@stagedoor/rules/values/first-of';
import { officeEvents } from '../../catalogue/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { defineTask } from '../../platform/tasks/define-task.ts';
import type { TaskKind } from '../../platform/tasks/define-task.ts';
import { askingForEvents } from '../../requests/index.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { queuePostponedLetter, queuePostponedRequestLetter } from '../letters/postponed-letter.ts';
import type { NewDate } from '../letters/postponed-letter.ts';

const AT_ONCE = 50;

interface PostponeTask {
  eventIds: number[];
  wasAt: string | undefined;
  startsAt: string;
  /** Where it was moved to another place. */
  venue?: { was: string; is: string } | undefined;
  /** What whoever moved it says to customers. */
  reason?: string | undefined;
}

/** Whether orders or requests, and after which of them: each once, whichever of the events it is for. */
interface Cursor {
  kind: 'orders' | 'requests';
  after: number;
}

const FIRST: Cursor = { kind: 'orders', after: 0 };
interface Touched {
  sellerId: number;
  eventIds: readonly number[];
}
/** Those of one batch. */
interface Letters {
  after: number;
  most: number;
  now: Date;
}
const author = 'letters about a new date';

async function writeToBuyers(
  tx: Tx,
  needs: AfterSaleNeeds,
  key: Touched,
  date: NewDate,
  { after, most, now }: Letters,
): Promise<number[]> {
  const orders = await needs.changes.ordersOfEvents(tx, { ...key, author }, after, most);
  for (const order of orders) await queuePostponedLetter(tx, needs, order, date, now);
  return orders.map(({ order_id }) => order_id);
}

async function writeToFans(
  tx: Tx,
  needs: AfterSaleNeeds,
  key: Touched,
  date: NewDate,
  { after, most, now }: Letters,
): Promise<number[]> {
  const fans = await askingForEvents.page(tx, key, after, most);
  const { sellerId } = key;
  for (const fan of fans) await queuePostponedRequestLetter(tx, needs, { ...fan, sellerId }, date, now);
  return fans.map(({ requestId }) => requestId);
}

const nextOf = ({ kind }: Cursor): Cursor | undefined =>
  kind === 'orders' ? { kind: 'requests', after: 0 } : undefined;

export const postponeTask = (needs: AfterSaleNeeds): TaskKind<PostponeTask, Cursor> =>
  defineTask<PostponeTask, Cursor>({
    kind: 'events.postpone',
    permission: 'events.cancel',
    count: async (tx, { sellerId, details: { eventIds } }) => {
      const { orders } = await needs.changes.countOrdersOfEvents(tx, { sellerId, eventIds });
      return orders + (await askingForEvents.count(tx, { sellerId, eventIds }));
    },
    step: async (tx, { sellerId, details }, at = FIRST, now, { atMost }) => {
      const { eventIds, reason, wasAt, startsAt, venue } = details;
      // They are events of one show.
      const { name = '', place } = (await officeEvents.find(tx, sellerId, firstOf(eventIds))) ?? {};
      const date: NewDate = {
        show: name,
        wasAt: wasAt === undefined ? undefined : new Date(wasAt),
        startsAt: new Date(startsAt),
        place,
        venue,
        reason,
      };
      const write = at.kind === 'orders' ? writeToBuyers : writeToFans;
      const written = await write(tx, needs, { sellerId, eventIds }, date, {
        after: at.after,
        most: atMost(AT_ONCE),
        now,
      });
      await needs.checkpoint('event letters written');
      const last = written.at(-1);
      const cursor = last === undefined ? nextOf(at) : { ...at, after: last };
      return { cursor, done: written.length };
    },
  });
