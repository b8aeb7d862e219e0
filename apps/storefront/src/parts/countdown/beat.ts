import { secondsToDeadline } from '@stagedoor/rules/checkout/cart-clock';
import type { Reading } from './clock.ts';

export interface Beat {
  seconds: number;
  /** The device slept, or somebody set its clock: only the server knows how late it is. */
  jumped: boolean;
}

const MOST_DRIFT_MS = 2000;

export function beatAt(deadline: Date, now: Reading, before?: Reading): Beat {
  const drift = before ? now.wall.getTime() - before.wall.getTime() - (now.steadyMs - before.steadyMs) : 0;
  return { seconds: secondsToDeadline(deadline, now.wall), jumped: Math.abs(drift) > MOST_DRIFT_MS };
}

/** When the shown second changes next. */
export const untilNextSecond = (deadline: Date, now: Reading): number =>
  Math.max(1, (deadline.getTime() - now.wall.getTime()) % 1000 || 1000);
