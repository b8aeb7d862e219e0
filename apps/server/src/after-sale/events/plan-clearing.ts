// AFTER-06: what a clearing run would do, by the rules that decide about each order by itself.
import type { ClearingMove, ClearingRun } from '@stagedoor/contract/calls/office/clear-event';
import { chooseUpgrades } from '@stagedoor/rules/after-sale/choose-upgrades';
import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { findSoldEvents, officeEvents } from '../../catalogue/index.ts';
import { leftByLevel } from '../../inventory/index.ts';
import type { OrderRow, RefundFacts } from '../../orders/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { askedOf, decideRefund } from '../refunds/decide.ts';
import type { RefundWish } from '../refunds/decide.ts';
import { upgradePlans, whyNoUpgrade } from '../upgrades/decide-upgrade.ts';

/** What the task does, with what was shown of it. */
export type ClearingItem =
  | { kind: 'refund'; orderId: number; number: string; cents: number }
  | {
      kind: 'upgrade';
      orderId: number;
      number: string;
      eventId: number;
      lineId: number;
      levelId: number;
      cents: number;
    };

export interface PlannedClearing extends ClearingRun {
  items: ClearingItem[];
  eventIds: number[];
}

export interface ClearingScope {
  sellerId: number;
  outletIds: 'all' | readonly number[];
  eventId: number;
  wholeSeries: boolean;
}

/** What an order asks back of these events. */
export function askedOfEvents(facts: RefundFacts, eventIds: readonly number[]): RefundWish {
  const wish = askedOf(facts);
  const isTheirs = (lineId: number): boolean =>
    facts.lines.some((line) => line.lineId === lineId && eventIds.includes(line.row.outlet_event_id));
  return { ...wish, lines: wish.lines.filter(({ lineId }) => isTheirs(lineId)) };
}

type Part = Pick<PlannedClearing, 'moves' | 'items' | 'stays'>;
type Shows = Awaited<ReturnType<typeof findSoldEvents>>;
const nameOf = (shows: Shows, eventId: number): string =>
  shows.find((show) => show.eventId === eventId)?.name ?? '';
const who = ({ unique_id, email }: OrderRow) => ({ number: orderNumber(unique_id), email });

const AT_ONCE = 200;

/** Some at a time, in their order. */
async function factsOf(
  db: Db,
  { changes }: AfterSaleNeeds,
  orders: readonly OrderRow[],
): Promise<RefundFacts[]> {
  const facts: RefundFacts[] = [];
  for (let from = 0; from < orders.length; from += AT_ONCE)
    facts.push(...(await changes.refundFacts(db, orders.slice(from, from + AT_ONCE))));
  return facts;
}

async function planRefunds(
  db: Db,
  needs: AfterSaleNeeds,
  scope: ClearingScope,
  eventIds: readonly number[],
  shows: Shows,
): Promise<Part> {
  const part: Part = { moves: [], items: [], stays: [] };
  const asking = await needs.changes.ordersAskingRefund(db, scope, undefined, eventIds);
  for (const facts of await factsOf(db, needs, asking)) {
    const wish = askedOfEvents(facts, eventIds);
    const decision = decideRefund(facts, wish);
    if (typeof decision === 'string') {
      part.stays.push({ ...who(facts.order), why: decision });
      continue;
    }
    const lines = facts.lines.filter(({ lineId }) => wish.lines.some((line) => line.lineId === lineId));
    const { totalCents } = decision.sum;
    const from = decision.sum.lines
      .map(({ lineId, tickets }) => {
        const level = lines.find((line) => line.lineId === lineId)!.row.level_name;
        return `${level} × ${tickets}`;
      })
      .join(', ');
    const show = nameOf(shows, firstOf(lines).row.outlet_event_id);
    part.moves.push({ kind: 'refund', ...who(facts.order), show, from, cents: 0 - totalCents });
    const { number } = who(facts.order);
    part.items.push({ kind: 'refund', orderId: facts.order.order_id, number, cents: totalCents });
  }
  return part;
}

async function planUpgrades(
  db: Db,
  needs: AfterSaleNeeds,
  scope: ClearingScope,
  eventIds: readonly number[],
  { shows, now }: { shows: Shows; now: Date },
): Promise<Part> {
  const part: Part = { moves: [], items: [], stays: [] };
  const asking = await needs.changes.ordersAskingUpgrade(db, scope, eventIds);
  const free = new Map<number, number>();
  for (const outletId of new Set(asking.map(({ outlet_id }) => outlet_id)))
    for (const [level, left] of await leftByLevel(db, scope.sellerId, outletId, now)) free.set(level, left);
  const facts = await factsOf(db, needs, asking);
  const wishes = [];
  for (const [index, order] of asking.entries()) {
    const why = whyNoUpgrade(facts[index]!);
    const plans = why ? [] : await upgradePlans(db, needs.catalogue, facts[index]!, order.item_id);
    const ways = plans.map((plan) => ({
      plan,
      levelId: plan.buys.priceLevelId,
      tickets: plan.goes.ticketIds.length,
    }));
    wishes.push({ order, why, ways });
  }
  for (const [index, way] of chooseUpgrades(wishes, free).entries()) {
    const { order, why } = wishes[index]!;
    if (!way) {
      part.stays.push({ ...who(order), why: why ?? afterSaleMessages.noBetterSeats });
      continue;
    }
    const { line, buys, differenceCents: cents } = way.plan;
    const show = nameOf(shows, order.event_id);
    const from = `${line.row.level_name} × ${way.tickets}`;
    const move: ClearingMove = {
      kind: 'upgrade',
      ...who(order),
      show,
      from,
      to: buys.levelName,
      cents,
    };
    part.moves.push(move);
    part.items.push({
      kind: 'upgrade',
      orderId: order.order_id,
      number: move.number,
      eventId: order.event_id,
      lineId: line.lineId,
      levelId: way.levelId,
      cents,
    });
  }
  return part;
}

/** Refunds first, then upgrades out of what is free before the run: what it frees waits for the day's walk, or for sale. */
export async function planClearing(
  db: Db,
  needs: AfterSaleNeeds,
  scope: ClearingScope,
  now: Date,
): Promise<PlannedClearing> {
  const { sellerId, eventId, wholeSeries } = scope;
  const eventIds = wholeSeries ? await officeEvents.ofSeries(db, { sellerId, eventId }) : [eventId];
  const shows = await findSoldEvents(db, sellerId, eventIds);
  const refunds = await planRefunds(db, needs, scope, eventIds, shows);
  const upgrades = await planUpgrades(db, needs, scope, eventIds, { shows, now });
  const moves = [...refunds.moves, ...upgrades.moves];
  const sum = (cents: readonly number[]): number => cents.reduce((all, each) => all + each, 0);
  return {
    name: nameOf(shows, eventId),
    events: eventIds.length,
    eventIds,
    moves,
    items: [...refunds.items, ...upgrades.items],
    stays: [...refunds.stays, ...upgrades.stays],
    givesBackCents: sum(moves.map(({ cents }) => Math.max(0, -cents))),
    chargesCents: sum(moves.map(({ cents }) => Math.max(0, cents))),
  };
}
