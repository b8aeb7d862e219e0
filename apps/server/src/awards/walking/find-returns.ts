// What has come back since the log was written last: tickets of awards that were canceled, and whose seats wait for the
// draw. What waits there besides was never in the inventory, and is told as such.
import type { LogStep } from '@stagedoor/draw/log-step';
import { valueOf } from '@stagedoor/rules/values/value-of';
import { drawStock } from '../../inventory/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { liveOfAwards } from '../charging/restate-entries.ts';
import type { DrawRow } from '../draw-store.ts';
import { allAwards } from '../ordering/award-store.ts';
import type { AwardRow } from '../ordering/award-store.ts';
import { inventoryOf } from '../stored-draw.ts';
import type { LoggedLine } from './log-store.ts';

type Return = Extract<LogStep, { type: 'return' }>;
export type Comeback = Exclude<LogStep, { type: 'pass' | 'walk' }>;

/** By the log: what is left of each level after everything that was awarded and that came back. */
function leftByLog(
  draw: DrawRow,
  awards: readonly AwardRow[],
  log: readonly LoggedLine[],
): Map<number, number> {
  const left = new Map(inventoryOf(draw).map(({ level, count }) => [level, count]));
  const add = (level: number, count: number) => left.set(level, (left.get(level) ?? 0) + count);
  for (const { price_level_id, quantity, returned } of awards) add(price_level_id, returned - quantity);
  for (const { line } of log) {
    const step = JSON.parse(line) as LogStep;
    if (step.type === 'added') add(step.level, step.count);
  }
  return left;
}

/** The seats that wait must be those that the log will know of, level by level. */
class SeatsMissing extends Error {}

export async function findComebacks(
  tx: Tx,
  draw: DrawRow,
  log: readonly LoggedLine[],
  at: number,
): Promise<Comeback[]> {
  const { seller_id: sellerId } = draw;
  const awards = await allAwards(tx, draw);
  const live = await liveOfAwards(tx, sellerId, awards);
  const left = leftByLog(draw, awards, log);
  const seats = await drawStock.left(tx, sellerId, draw.draw_key);
  const back = new Map([...left].map(([level, count]) => [level, (seats.get(level) ?? 0) - count]));
  const short = [...back].find(([, count]) => count < 0);
  if (short) throw new SeatsMissing(`${-short[1]} seats of level ${short[0]} are not where the log has them`);
  const returns = awards.flatMap((award): Return[] => {
    const { entry_id: entry, line, price_level_id: level } = award;
    const gone = award.quantity - award.returned - (live.get(award) ?? 0);
    // Seats that went elsewhere, as a refund may decide, did not come back to the draw.
    const quantity = Math.min(gone, back.get(level) ?? 0);
    if (quantity <= 0) return [];
    back.set(level, valueOf(back, level) - quantity);
    return [{ type: 'return', at, entry, line, quantity }];
  });
  const added = [...back]
    .filter(([, count]) => count > 0)
    .toSorted(([a], [b]) => a - b)
    .map(([level, count]) => ({ type: 'added', at, level, count }) as const);
  return [...returns, ...added];
}
