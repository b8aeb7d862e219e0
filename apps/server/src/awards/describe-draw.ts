// One draw as its room shows it.
import type { DrawDetail, LevelDemand } from '@stagedoor/contract/entities/draw';
import type { Rules } from '@stagedoor/draw/rules';
import type { SeriesTimes } from '../catalogue/index.ts';
import { drawStock, leftByLevel } from '../inventory/index.ts';
import type { Db } from '../platform/db/tables.ts';
import { describeWithoutSeats } from '../programme/index.ts';
import { demandOf } from '../requests/index.ts';
import { canBeAbandoned } from '@stagedoor/rules/draw/next-source';
import { drawRulesOf } from '@stagedoor/rules/draw/draw-rules';
import type { AwardsNeeds } from './awards-needs.ts';
import { findDrawsBeside } from './draw-store.ts';
import type { DrawAndTasks } from './draw-and-tasks.ts';
import type { DrawRow } from './draw-store.ts';
import { readEntries } from './entry-store.ts';
import { readOverrides } from './file-store.ts';
import { chargesOfDraw } from './ordering/charges-of-draw.ts';
import { reviewOf } from './review.ts';
import type { Review } from './review.ts';
import { inventoryOf, rulesOf } from './stored-draw.ts';
import { readLog } from './walking/log-store.ts';

type Named = NonNullable<Awaited<ReturnType<typeof namesIn>>>;

/** What things are called in the shop, and the rules that would follow from it. */
export async function namesIn(db: Db, sellerId: number, outletId: number, seriesId: number) {
  const programme = await describeWithoutSeats(db, { of: 'seller', sellerId, outletIds: [outletId] });
  if (!programme) return undefined;
  const showOf = new Map(programme.shows.map((show) => [show.id, show]));
  const artistOf = new Map(programme.artists.map(({ id, name }) => [id, name]));
  const venueOf = new Map(programme.venues.map((venue) => [venue.id, venue]));
  const events = programme.outlets.flatMap((outlet) => outlet.events);
  const nameOf = (event: (typeof events)[number]): string => {
    const show = showOf.get(event.show);
    const venue = show && venueOf.get(show.venue);
    const name = event.name ?? show?.name ?? (show && artistOf.get(show.artist)) ?? '';
    return venue && !name.includes(venue.city) ? `${name}, ${venue.city}` : name;
  };
  return {
    rules: drawRulesOf(programme, seriesId, String(seriesId)),
    eventNames: new Map(events.map((event) => [event.id, nameOf(event)])),
    levelNames: new Map(
      events.flatMap(({ items }) =>
        items.flatMap(({ levels }) => levels.map(({ id, name }) => [id, name] as const)),
      ),
    ),
  };
}

/** What can be drawn: after the freezing what was set aside, before it what is free. */
export async function stockFor(
  db: Db,
  { sellerId, outletId, now }: { sellerId: number; outletId: number; now: Date },
  draw: DrawRow | undefined,
): Promise<ReadonlyMap<number, number>> {
  if (draw && draw.inventory !== null)
    return new Map(inventoryOf(draw).map(({ level, count }) => [level, count]));
  return leftByLevel(db, sellerId, outletId, now);
}

/** What came or went of each level since the freezing; nothing before it. What is set aside for others does not count. */
export async function movedSince(
  db: Db,
  { sellerId, outletId, now }: { sellerId: number; outletId: number; now: Date },
  draw: DrawRow,
): Promise<ReadonlyMap<number, number> | undefined> {
  if (draw.inventory === null) return undefined;
  const kept = await drawStock.left(db, sellerId, draw.draw_key);
  const free = await leftByLevel(db, sellerId, outletId, now);
  return new Map(
    inventoryOf(draw).map(({ level, count }) => [
      level,
      (kept.get(level) ?? 0) + (free.get(level) ?? 0) - count,
    ]),
  );
}

function demandRows(
  rules: Rules,
  names: Named,
  demand: Awaited<ReturnType<typeof demandOf>>,
  stock: ReadonlyMap<number, number>,
  review: Review | undefined,
): LevelDemand[] {
  const awarded = new Map(review?.levels.map(({ level, awarded: many }) => [level, many]));
  return rules.events.flatMap(({ id: eventId, startsAt, items }) =>
    items.flatMap(({ addOn, levels }) =>
      levels.map(({ id: levelId, unitCents }) => ({
        eventId,
        eventName: names.eventNames.get(eventId) ?? '',
        startsAt: new Date(startsAt * 1000),
        levelId,
        levelName: names.levelNames.get(levelId) ?? '',
        unitCents,
        isAddOn: addOn,
        stock: stock.get(levelId) ?? 0,
        lines: demand.get(levelId)?.lines ?? 0,
        wanted: demand.get(levelId)?.wanted ?? 0,
        onlyThis: demand.get(levelId)?.onlyThis ?? 0,
        awarded: review && (awarded.get(levelId) ?? 0),
      })),
    ),
  );
}

const inputFacts = ({ publicInput }: Rules) => ({
  inputKind: publicInput.kind,
  inputSource: publicInput.kind === 'digits' ? publicInput.source : undefined,
  inputDigits: publicInput.kind === 'digits' ? publicInput.count : undefined,
  inputRound: publicInput.kind === 'drand' ? publicInput.round : undefined,
});

const rowFacts = (draw: DrawRow | undefined, { opensAt }: SeriesTimes) => ({
  state: draw?.state,
  drawKey: draw?.draw_key,
  commitment: draw?.commitment,
  committedAt: draw?.committed_at,
  isLate: draw !== undefined && opensAt !== null && draw.committed_at > opensAt,
  rulesHash: draw?.rules_hash,
  frozenAt: draw?.frozen_at ?? undefined,
  root: draw?.root ?? undefined,
  entries: draw?.entries ?? undefined,
  publicNumber: draw?.public_number ?? undefined,
  drawnAt: draw?.drawn_at ?? undefined,
  publishedAt: draw?.published_at ?? undefined,
  walksEndedAt: draw?.walks_ended_at ?? undefined,
  fileHash: draw?.file_hash ?? undefined,
});

async function keptBy(db: Db, { seller_id, draw_key }: DrawRow): Promise<number> {
  const kept = await drawStock.left(db, seller_id, draw_key);
  return [...kept.values()].reduce((sum, many) => sum + many, 0);
}

async function reviewWithCharges(db: Db, draw: DrawRow, now: Date) {
  const entries = await readEntries(db, draw);
  return { ...reviewOf(entries), ...(await chargesOfDraw(db, draw, entries, now)) };
}

export async function describeDraw(
  needs: AwardsNeeds,
  key: { sellerId: number; seriesId: number; now: Date },
  series: SeriesTimes,
  { draw, tasks }: DrawAndTasks,
  requests: number,
): Promise<DrawDetail> {
  const { db } = needs;
  const { outletId } = series;
  const names = await namesIn(db, key.sellerId, outletId, key.seriesId);
  const rules = draw ? rulesOf(draw) : (names?.rules as Rules | null | undefined);
  const isDrawn = draw?.state === 'drawn' || draw?.state === 'published';
  const review = isDrawn ? await reviewWithCharges(db, draw, key.now) : undefined;
  const stock = await stockFor(db, { ...key, outletId }, draw);
  const overrides = draw ? await readOverrides(db, draw) : [];
  const beside = await findDrawsBeside(db, key.sellerId, key.seriesId);
  const origin = needs.publicAddress(await needs.outlets.get(outletId));
  const addressOf = (drawKey: string): string => `${origin}/draws/${drawKey}`;
  return {
    ...rowFacts(draw, series),
    seriesId: key.seriesId,
    name: series.name,
    outletId,
    opensAt: series.opensAt ?? undefined,
    closesAt: series.closesAt ?? undefined,
    isClosed: series.closesAt !== null && series.closesAt <= key.now,
    requests,
    partial: rules?.partial ?? false,
    households: rules?.households ?? false,
    mostEvents: rules?.caps.events ?? undefined,
    mostTickets: rules?.caps.tickets ?? undefined,
    ...(rules ? inputFacts(rules) : {}),
    publicAddress: addressOf(draw?.draw_key ?? String(key.seriesId)),
    mayAbandon:
      draw !== undefined && canBeAbandoned({ state: draw.state, isLocked: draw.locked_at !== null }),
    abandoned: beside.flatMap(({ draw_key, abandoned_at }) =>
      abandoned_at ? [{ drawKey: draw_key, at: abandoned_at, publicAddress: addressOf(draw_key) }] : [],
    ),
    demand: rules && names ? demandRows(rules, names, await demandOf(db, key), stock, review) : [],
    ...tasks,
    log: draw ? (await readLog(db, draw)).map(({ line }) => line) : [],
    walkAt: series.draw?.walkAt,
    kept: draw ? await keptBy(db, draw) : 0,
    review,
    overrides: overrides.map(({ number, entry_id, code, at }) => ({ number, entryId: entry_id, code, at })),
  };
}
