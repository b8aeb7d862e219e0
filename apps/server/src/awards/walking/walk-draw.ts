// DRAW-12: the day's walk down the published order, in one transaction with all that follows from it.
import type { LogStep } from '@stagedoor/draw/log-step';
import type { Insertable } from 'kysely';
import { readAsOfOneMoment } from '../../platform/db/read-as-of-one-moment.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { AnyTaskKind } from '../../platform/tasks/define-task.ts';
import { startTask } from '../../platform/tasks/start-task.ts';
import { drawOfficeMessages } from '@stagedoor/rules/messages/draw-office';
import { valueOf } from '@stagedoor/rules/values/value-of';
import type { AwardsNeeds } from '../awards-needs.ts';
import { restateEntries } from '../charging/restate-entries.ts';
import { materialOf } from '../draw-task.ts';
import { walkOnThread } from '../draw-thread.ts';
import { lockPublished } from '../draw-store.ts';
import type { DrawRow } from '../draw-store.ts';
import { findEntries, forgetTold } from '../entry-store.ts';
import type { EntryRow } from '../entry-store.ts';
import { countUnordered, insertAwards, lapsedEntries } from '../ordering/award-store.ts';
import { overridesOf, readResults } from '../override-draw.ts';
import { unixSeconds } from '../stored-draw.ts';
import type { DrawAwardsTable } from '../tables.ts';
import type { LogLine } from './compute-walk.ts';
import { findComebacks } from './find-returns.ts';
import { appendLog, markReturned, readLog } from './log-store.ts';

interface Reached {
  number: number;
  entry: string;
  line: number;
  level: number;
  quantity: number;
}

const reachedIn = (lines: readonly LogLine[]): Reached[] =>
  lines.flatMap(({ line }) => {
    const read = JSON.parse(line) as LogStep | (Reached & { type: 'runner-up' });
    return read.type === 'runner-up' ? [read] : [];
  });

const awardOf = (
  { seller_id, draw_key }: DrawRow,
  { entry_id, place, standing }: EntryRow,
  { number, line, level, quantity }: Reached,
): Insertable<DrawAwardsTable> => ({
  seller_id,
  draw_key,
  entry_id,
  line,
  number,
  place: place!,
  outlet_event_id: readResults(standing!)[line]!.event,
  price_level_id: level,
  quantity,
});

async function award(
  tx: Tx,
  draw: DrawRow,
  reached: readonly Reached[],
  orders: AnyTaskKind,
  now: Date,
): Promise<void> {
  if (reached.length === 0) return;
  const entries = await findEntries(tx, draw, [...new Set(reached.map(({ entry }) => entry))]);
  const byId = new Map(entries.map((entry) => [entry.entry_id, entry]));
  await insertAwards(
    tx,
    reached.map((each) => awardOf(draw, valueOf(byId, each.entry), each)),
  );
  await restateEntries(tx, draw, entries, now);
  // They are told again, when their order is there.
  await forgetTold(tx, draw, [...byId.keys()]);
  const { seller_id: sellerId, draw_key: drawKey } = draw;
  const wish = { subject: drawKey, title: drawOfficeMessages.ordersOfAwards, details: { drawKey } };
  await startTask(tx, orders, wish, { kind: 'job', name: 'walk', sellerId, now });
}

/** Answers how many were reached; undefined when there was nothing to walk with, or not yet. */
export async function walkDraw(
  tx: Tx,
  needs: AwardsNeeds,
  key: Pick<DrawRow, 'seller_id' | 'draw_key'>,
  orders: AnyTaskKind,
  now: Date,
): Promise<number | undefined> {
  // Awards, tickets and seats are read as of one moment, whoever cancels something meanwhile.
  await readAsOfOneMoment(tx);
  const draw = await lockPublished(tx, key);
  if (!draw || draw.walks_ended_at !== null || (await countUnordered(tx, draw)) > 0) return undefined;
  const log = await readLog(tx, draw);
  const at = unixSeconds(now);
  const comebacks = await findComebacks(tx, draw, log, at);
  if (comebacks.length === 0) return undefined;
  const lines = await walkOnThread({
    ...(await materialOf(tx, needs, draw)),
    overrides: await overridesOf(tx, draw),
    log: log.map(({ line }) => line),
    lapsed: await lapsedEntries(tx, draw),
    at,
    steps: [...comebacks, { type: 'walk', at }],
  });
  await appendLog(tx, draw, lines, now);
  await needs.checkpoint('log written');
  await markReturned(
    tx,
    draw,
    comebacks.filter(({ type }) => type === 'return') as Extract<LogStep, { type: 'return' }>[],
  );
  const reached = reachedIn(lines);
  await award(tx, draw, reached, orders, now);
  await needs.checkpoint('walk done');
  return reached.length;
}
