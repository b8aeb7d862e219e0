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

/** At which parts of a round: first the grace of the draws ends, then noon comes, when they are walked down. */
const leaps: readonly { at: number; hours: (now: Date) => number }[] = [
  { at: 0.5, hours: () => GRACE_HOURS },
  { at: 0.75, hours: hoursToNoon },
];

/** Does nothing where it is not time for it. */
export async function leapBefore(death: number, deaths: number, stage: Stage, dice: Dice): Promise<void> {
  for (const { at, hours } of leaps) {
    if (Math.floor(deaths * at) !== death || death === 0) continue;
    await settleEverything(stage, dice);
    advance(stage, hours(stage.clock.now()) * HOUR_SECONDS);
  }
}
