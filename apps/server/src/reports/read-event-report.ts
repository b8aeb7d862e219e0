// One show's report. What it says of tickets and dollars is what orders, the ledger and the door list say.
import type { EventReport } from '@stagedoor/contract/calls/office/event-report';
import { officeEvents } from '../catalogue/index.ts';
import type { ReportedEvent } from '../catalogue/index.ts';
import { officeStock } from '../inventory/index.ts';
import { officeOrders } from '../orders/index.ts';
import type { Db } from '../platform/db/tables.ts';
import { ofSeller } from '../sellers/index.ts';
import { doorOfShow } from './door-of-show.ts';
import type { ReportScope } from './reports-needs.ts';
import { requestsOfShow } from './requests-of-show.ts';
import { levelsOfShow, moneyOfShow, soldByDay, waysOfBuying } from './sales-of-show.ts';
import type { LevelOfShow } from './sales-of-show.ts';
import { curveOf, showBeside } from './show-beside.ts';
import { whatWeDid } from './what-we-did.ts';

export interface ReportAsked {
  /** The same show at all outlets, the one that is asked for first. */
  events: readonly [ReportedEvent, ...ReportedEvent[]];
  beside: number | undefined;
  /** Sums, and sums by level and way. */
  sees: { totals: boolean; lines: boolean };
  now: Date;
}

async function levelsOf(
  db: Db,
  sellerId: number,
  events: readonly ReportedEvent[],
  now: Date,
): Promise<LevelOfShow[]> {
  const ids = events.map(({ id }) => id);
  const stock = await officeStock.ofEvents(db, sellerId, ids, now);
  const ofLevel = new Map(stock.map((each) => [each.levelId, each]));
  const levels = await Promise.all(
    events.map(async ({ id, outletId }) =>
      (await officeEvents.levels(db, sellerId, id)).map((level) => ({ ...level, outletId })),
    ),
  );
  return levels.flat().map((level) => ({ ...level, stock: ofLevel.get(level.levelId) ?? officeStock.none }));
}

const seatsIn = (levels: readonly LevelOfShow[]): number =>
  levels.reduce((sum, { isAddOn, stock }) => sum + (isAddOn ? 0 : stock.capacity), 0);

/** What moved, and what belongs to whole orders. */
const movedOf = (db: Db, sellerId: number, eventIds: readonly number[]) =>
  Promise.all([
    officeOrders.report.movedForEvents(db, sellerId, eventIds),
    officeOrders.report.sharedMoney(db, sellerId, eventIds),
  ]);

export async function readEventReport(
  db: Db,
  scope: ReportScope,
  { events, beside, sees, now }: ReportAsked,
): Promise<EventReport> {
  const { sellerId } = scope;
  const [show] = events;
  const { id, name, startsAt, venue, place, canceledAt } = show;
  const eventIds = events.map((event) => event.id);
  const times = await ofSeller.times(db, sellerId);
  const [facts, levels, besides, codes, moved] = await Promise.all([
    officeOrders.report.salesFacts(db, sellerId, eventIds),
    levelsOf(db, sellerId, events, now),
    showBeside(db, scope, { show, beside, times, now }),
    officeOrders.report.codeFacts(db, sellerId, eventIds),
    sees.totals ? movedOf(db, sellerId, eventIds) : undefined,
  ]);
  const sales = soldByDay(facts);
  const curve = curveOf(startsAt, sales, times, now);
  const atDoor = facts.reduce((sum, fact) => sum + fact.tickets, 0);
  const [did, door, asked] = await Promise.all([
    whatWeDid(db, sellerId, { eventIds, startsAt, sales }, times),
    doorOfShow(db, sellerId, { show, eventIds, sold: atDoor }, now),
    requestsOfShow(db, sellerId, events, levels),
  ]);
  const about = { id, name, startsAt, venue, place, canceledAt, eventIds, curve };
  return {
    ...about,
    ...besides,
    isOver: startsAt !== undefined && startsAt <= now,
    seats: seatsIn(levels),
    sold: curve.at(-1)?.sold ?? 0,
    did,
    levels: levelsOfShow(levels, facts, sees.lines),
    ways: waysOfBuying(facts, sees.lines),
    codes: codes.map(({ cents, ...code }) => ({ ...code, cents: sees.lines ? cents : undefined })),
    money: moved && moneyOfShow(facts, ...moved),
    door,
    asked,
    at: now,
  };
}
