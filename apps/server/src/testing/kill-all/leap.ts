// Days go by: everything is settled first, because what was under way would be too old to be sent again, and would wait
// for a person.
import { settleEverything } from '../harness/settle-everything.ts';
import type { Dice } from '../order-proof/dice.ts';
import { advance } from '../order-proof/stage.ts';
import type { Stage } from '../order-proof/stage.ts';
import { hoursToNoon } from '../small-draw.ts';

/** Whoever has not paid for an award by then loses it. */
const GRACE_HOURS = 73;
const HOUR_SECONDS = 3600;

/** By then every charge has settled, and a part of it can go back. */
const SETTLED_HOURS = 49;

/** At which parts of a round: first the grace of the draws ends, then noon comes, when they are walked down. */
const leaps: readonly { at: number; hours: (now: Date) => number }[] = [
  { at: 0.4, hours: () => GRACE_HOURS },
  { at: 0.7, hours: hoursToNoon },
];

/** Whether it was time for it. */
export async function leapBefore(death: number, deaths: number, stage: Stage, dice: Dice): Promise<boolean> {
  const leap = leaps.find(({ at }) => death > 0 && Math.floor(deaths * at) === death);
  if (!leap) return false;
  await settleEverything(stage, dice);
  advance(stage, leap.hours(stage.clock.now()) * HOUR_SECONDS);
  return true;
}

/** Until nothing is left to be done. */
export async function settleToTheEnd(stage: Stage, dice: Dice): Promise<void> {
  await settleEverything(stage, dice);
  advance(stage, SETTLED_HOURS * HOUR_SECONDS);
  await settleEverything(stage, dice);
}
