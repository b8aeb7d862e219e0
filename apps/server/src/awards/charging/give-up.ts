// AWARD-04: nobody has paid in time, or somebody lets go. The tickets are canceled, the fan is told, and the seats wait
// for the next walk, all in one transaction.
import { waitingLines } from '@stagedoor/rules/draw/waiting-lines';
import { drawResultMessages } from '@stagedoor/rules/messages/draw-results';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { customerNames, greeting, speakToBuyer } from '../../accounts/index.ts';
import { letterheadOf, letterParts, queueMail, said } from '../../mail/index.ts';
import { awarding } from '../../orders/index.ts';
import type { OrderRow } from '../../orders/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { outletCache } from '../../sellers/index.ts';
import type { AwardsNeeds } from '../awards-needs.ts';
import { findDraw } from '../draw-store.ts';
import type { DrawRow } from '../draw-store.ts';
import type { EntryRow } from '../entry-store.ts';
import { awardsOfEntries, findEntryOfOrder, markLapsed } from '../ordering/award-store.ts';
import { readResults } from '../override-draw.ts';
import { seatsOfDraw } from '../ordering/run-terms.ts';
import { newestHash } from '../walking/log-store.ts';
import { restateEntries } from './restate-entries.ts';

const { paragraph, button, facts } = letterParts;

async function writeLetGo(
  tx: Tx,
  { publicAddress }: Pick<AwardsNeeds, 'publicAddress'>,
  { order, isWhole, hash, waited }: { order: OrderRow; isWhole: boolean; hash: string; waited: boolean },
  now: Date,
): Promise<void> {
  const outlet = await outletCache(tx).get(order.outlet_id);
  const from = letterheadOf(outlet, publicAddress(outlet));
  const people = await customerNames(tx, order.seller_id, order.user_id === null ? [] : [order.user_id]);
  const number = orderNumber(order.unique_id);
  await queueMail(
    tx,
    {
      kind: isWhole ? 'award-canceled' : 'award-change-canceled',
      about: `order ${number}`,
      from,
      to: order.email,
      subject: isWhole
        ? said`Your order ${number} was canceled`
        : said`Your later award with order ${number} was canceled`,
      headline: said`These tickets go to the next in line`,
      preview: isWhole
        ? said`Your order ${number} was not paid in time. Nothing was charged.`
        : said`What you were awarded later, with your order ${number}, was not paid in time. Nothing was charged.`,
      parts: [
        greeting(people.get(order.user_id ?? 0)?.firstName ?? ''),
        isWhole
          ? paragraph`Your order ${number} was not paid in time and is canceled. Nothing was charged. The tickets go to the next fans in the order of the draw.`
          : paragraph`What you were awarded later, with your order ${number}, was not paid in time and is canceled. Nothing was charged. The tickets go to the next fans in the order of the draw.`,
        ...(waited ? [paragraph`${drawResultMessages.passedLetter}`] : []),
        facts([
          ['Order', number],
          ['Newest line of the public log', hash],
        ]),
        button('See your order', `${from.origin}/user/history/orders/${number}/summary`),
      ],
    },
    now,
  );
}

export interface LettingGo {
  sellerId: number;
  paymentId: number;
  run: string;
  author: { kind: 'staff' | 'job'; id: string };
  reason: string;
  isEarly: boolean;
}

/** Whether the entry would take part in the next walk. */
async function stillWaits(tx: Tx, draw: DrawRow, { entry_id, standing }: EntryRow): Promise<boolean> {
  const awards = await awardsOfEntries(tx, draw, [entry_id]);
  if (awards.some(({ lapsed_at }) => lapsed_at !== null)) return false;
  return waitingLines(readResults(standing!), new Set(awards.map(({ line }) => line))).length > 0;
}

/** Undefined when there was nothing to give up any more. */
export async function giveUp(
  tx: Tx,
  needs: Pick<AwardsNeeds, 'publicAddress' | 'checkpoint'>,
  { run, ...wish }: LettingGo,
  now: Date,
): Promise<OrderRow | undefined> {
  const draw = await findDraw(tx, wish.sellerId, run);
  if (!draw) return undefined;
  const given = await awarding.giveUpUnpaid(tx, { ...wish, seats: seatsOfDraw(draw) }, now);
  if (!given) return undefined;
  await needs.checkpoint('unpaid award canceled');
  const entry = await findEntryOfOrder(tx, draw, given.order.order_id);
  // Before it is marked: of an entry that let one lapse before, nothing waits any more.
  const waited = entry ? await stillWaits(tx, draw, entry) : false;
  await markLapsed(tx, draw, { orderId: given.order.order_id, changeId: given.changeId }, now);
  if (entry) await restateEntries(tx, draw, [entry], now);
  const letter = { order: given.order, isWhole: given.changeId === null, hash: await newestHash(tx, draw) };
  await queueLetGo(tx, needs, { ...letter, waited }, now);
  await needs.checkpoint('unpaid award told');
  return given.order;
}

export const queueLetGo: typeof writeLetGo = (tx, ...told) =>
  speakToBuyer(tx, told[1].order, () => writeLetGo(tx, ...told));
