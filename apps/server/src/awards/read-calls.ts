// What staff look at before they decide.
import { getDraw, listDrawEntries, listDraws, rehearseDraw } from '@stagedoor/contract/calls/office/draws';
import type { DrawEntry } from '@stagedoor/contract/entities/draw';
import { drawOfficeMessages } from '@stagedoor/rules/messages/draw-office';
import { planOf } from '@stagedoor/draw/plan';
import { customerNames } from '../accounts/index.ts';
import { drawnSeries } from '../catalogue/index.ts';
import { keysetSlice } from '../platform/db/keyset.ts';
import { handle } from '../platform/http/handler.ts';
import type { Handler } from '../platform/http/handler.ts';
import { countRequests, requestNumbers } from '../requests/index.ts';
import { refuseDraw } from './awards-needs.ts';
import type { AwardsNeeds } from './awards-needs.ts';
import { describeDraw, movedSince, stockFor } from './describe-draw.ts';
import { newDrawSecrets } from './draw-secrets.ts';
import { readDrawAndTasks } from './draw-and-tasks.ts';
import { findLiveDraws } from './draw-store.ts';
import { rehearseOnThread } from './draw-thread.ts';
import { eligibleEntrants } from './eligible-entrants.ts';
import type { EligibleEntrant } from './eligible-entrants.ts';
import { entriesOf, strangeLevels } from './entries-of.ts';
import { readEntries } from './entry-store.ts';
import type { EntryRow } from './entry-store.ts';
import { reachDraw, reachSeries } from './open-draw.ts';
import { readResults } from './override-draw.ts';
import { statusOfResults } from './review.ts';
import { rulesOf } from './stored-draw.ts';

const REHEARSALS = 200;
/** So many entries are drawn at all in a rehearsal: a large series is rehearsed fewer times. */
const MOST_DRAWN = 400_000;

const listHandler = ({ db }: AwardsNeeds): Handler =>
  handle(listDraws, async (_nothing, { sellerId, outletIds, now }) => {
    const series = await drawnSeries.list(db, sellerId);
    const states = new Map((await findLiveDraws(db, sellerId)).map((draw) => [draw.series_id, draw.state]));
    const requests = await countRequests(db, sellerId);
    const seen = series.filter(({ outletId }) => outletIds === 'all' || outletIds.includes(outletId));
    return {
      draws: seen.map(({ seriesId, name, outletId, opensAt, closesAt }) => ({
        seriesId,
        name,
        outletId,
        opensAt: opensAt ?? undefined,
        closesAt: closesAt ?? undefined,
        isClosed: closesAt !== null && closesAt <= now,
        state: states.get(seriesId),
        requests: requests.get(seriesId) ?? 0,
      })),
    };
  });

const getHandler = (needs: AwardsNeeds): Handler =>
  handle(getDraw, async ({ seriesId }, caller) => {
    const { sellerId, now } = caller;
    const series = await reachSeries(needs.db, caller, seriesId);
    const found = await readDrawAndTasks(needs.db, sellerId, seriesId);
    const requests = (await countRequests(needs.db, sellerId)).get(seriesId) ?? 0;
    return describeDraw(needs, { sellerId, seriesId, now }, series, found, requests);
  });

const entryOf = (row: EntryRow, number: string, name: string): DrawEntry => {
  const results = readResults(row.standing!);
  return {
    entryId: row.entry_id,
    place: row.place!,
    number,
    name,
    status: statusOfResults(results),
    isEligible: row.ineligible === null,
    isOverridden: row.standing !== row.results,
    lines: results.map(({ event, level, quantity, asked, result, reason }) => ({
      eventId: event,
      level,
      quantity,
      askedLevel: asked.level,
      askedQuantity: asked.quantity,
      result,
      reason: reason ?? undefined,
    })),
  };
};

const entriesHandler = ({ db }: AwardsNeeds): Handler =>
  handle(listDrawEntries, async ({ seriesId, status, entryId, ...asked }, caller) => {
    const draw = await reachDraw(db, caller, seriesId);
    const matching = (await readEntries(db, draw)).filter(
      (row) =>
        row.place !== null &&
        (status === undefined || statusOfResults(readResults(row.standing!)) === status) &&
        (entryId === undefined || row.entry_id === entryId),
    );
    const { rows: page, ...around } = keysetSlice(matching, ({ place }) => place!, asked);
    const names = await customerNames(
      db,
      caller.sellerId,
      page.map(({ user_id }) => user_id),
    );
    const numbers = await requestNumbers(
      db,
      caller.sellerId,
      page.map(({ request_id }) => request_id),
    );
    const rows = page.map((row) =>
      entryOf(row, numbers.get(row.request_id) ?? '', names.get(row.user_id)?.name ?? ''),
    );
    return { ...around, rows, isExact: true };
  });

const rehearseHandler = ({ db }: AwardsNeeds): Handler =>
  handle(rehearseDraw, async ({ seriesId, mostEvents, partial, withMoved }, caller) => {
    const { sellerId, now } = caller;
    const draw = await reachDraw(db, caller, seriesId);
    const published = rulesOf(draw);
    const rules = {
      ...published,
      partial: partial ?? published.partial,
      caps: { ...published.caps, events: mostEvents ?? published.caps.events },
    };
    const entrants: EligibleEntrant[] = [];
    for await (const page of eligibleEntrants(db, { sellerId, seriesId }, now)) entrants.push(...page);
    if (entrants.length === 0) refuseDraw(drawOfficeMessages.noEntries);
    const strange = strangeLevels(rules, entrants);
    if (strange.length > 0) refuseDraw(drawOfficeMessages.strangeLevels(strange.join(', ')));
    // A seed of this moment: what is drawn here can never be what is drawn in earnest.
    const sealed = entriesOf(rules, entrants, newDrawSecrets().seed);
    const at = { sellerId, outletId: draw.outlet_id, now };
    const stock = await stockFor(db, at, draw);
    const moved = await movedSince(db, at, draw);
    const countOf = (id: number): number => (stock.get(id) ?? 0) + (withMoved ? (moved?.get(id) ?? 0) : 0);
    const inventory = planOf(rules)
      .levels.map(({ id }) => ({ level: id, count: countOf(id) }))
      .toSorted((a, b) => a.level - b.level);
    const times = Math.max(5, Math.min(REHEARSALS, Math.floor(MOST_DRAWN / entrants.length)));
    const entries = sealed.map(({ salt, entry }) => ({ salt, entry: JSON.parse(entry) as unknown }));
    const { levels, ...rest } = await rehearseOnThread({ rules, inventory, entries, times });
    return {
      ...rest,
      entries: entries.length,
      levels: levels.map(({ level, ...each }) => ({
        levelId: level,
        ...each,
        moved: moved && (moved.get(level) ?? 0),
      })),
    };
  });

export const readingHandlers = (needs: AwardsNeeds): Handler[] => [
  listHandler(needs),
  getHandler(needs),
  entriesHandler(needs),
  rehearseHandler(needs),
];
