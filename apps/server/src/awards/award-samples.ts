import { letterSampleMessages } from '@stagedoor/rules/messages/letter-samples';
import { findSeriesTimes, findSoldEvents } from '../catalogue/index.ts';
import { letterheadOf, queueMail } from '../mail/index.ts';
import type { Letterhead } from '../mail/index.ts';
import { awarding, officeOrders, shipping } from '../orders/index.ts';
import type { OrderRow } from '../orders/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import type { LetterSamples, SamplePlace, WriteSample } from '../office/index.ts';
import type { AwardsNeeds } from './awards-needs.ts';
import { queueGraceExtended } from './charging/extended-letter.ts';
import { queueLetGo } from './charging/give-up.ts';
import { latestDraw } from './draw-store.ts';
import { queueFrozenLetter } from './letters-task.ts';
import { resultLetter } from './ordering/result-letter.ts';

/** In the place of a seal or of a line of the log that is not there. */
const NO_HASH = '0'.repeat(64);
const DAY_MS = 24 * 60 * 60 * 1000;

interface Sample {
  order: OrderRow;
  from: Letterhead;
  firstName: string;
  series: string;
  draw: { draw_key: string; attempt: number; entries: number; root: string };
}

async function find(needs: AwardsNeeds, tx: Tx, place: SamplePlace): Promise<Sample | undefined> {
  const { sellerId, outletId } = place;
  const order = await officeOrders.sample(tx, place);
  if (!order) return undefined;
  const draw = await latestDraw(tx, place);
  const times = draw && (await findSeriesTimes(tx, sellerId, draw.series_id));
  const { buyer, eventIds } = await shipping.partsOf(tx, order);
  const [show] = await findSoldEvents(tx, sellerId, eventIds);
  const outlet = await needs.outlets.get(outletId);
  return {
    order,
    from: letterheadOf(outlet, needs.publicAddress(outlet)),
    firstName: buyer.firstName,
    series: times?.name ?? show?.seriesName ?? show?.name ?? '',
    draw: {
      draw_key: draw?.draw_key ?? '',
      attempt: 1,
      entries: draw?.entries ?? 1,
      root: draw?.root ?? NO_HASH,
    },
  };
}

export function awardSamples(needs: AwardsNeeds): LetterSamples {
  const sample =
    (write: (tx: Tx, found: Sample, now: Date) => Promise<void>): WriteSample =>
    async (tx, place) => {
      const found = await find(needs, tx, place);
      if (found) await write(tx, found, place.now);
    };
  const result = (isWon: boolean, reached?: { changeId: null; newestHash: string }) =>
    sample(async (tx, { order, from, firstName, series, draw }, now) => {
      const bills = await awarding.awardBills(tx, order.seller_id, [order.order_id]);
      const bill = isWon ? bills.get(order.order_id) : undefined;
      const words = [letterSampleMessages.result];
      const told = { to: order.email, firstName, from, series, drawKey: draw.draw_key, words, bill, reached };
      await queueMail(tx, resultLetter(told), now);
    });
  const letGo = (isWhole: boolean) =>
    sample((tx, { order }, now) =>
      queueLetGo(tx, needs, { order, isWhole, hash: NO_HASH, waited: true }, now),
    );
  return {
    'draw-frozen': sample((tx, { order, firstName, series, from, draw }, now) =>
      queueFrozenLetter(tx, { draw, name: series, from }, { email: order.email, first_name: firstName }, now),
    ),
    'award-confirmed': result(true),
    'award-reached': result(true, { changeId: null, newestHash: NO_HASH }),
    'award-denied': result(false),
    'award-canceled': letGo(true),
    'award-change-canceled': letGo(false),
    'grace-extended': sample((tx, { order }, now) =>
      queueGraceExtended(tx, needs, { order, until: new Date(now.getTime() + DAY_MS) }, now),
    ),
  };
}
