/** What a turn is worth, and how often a page may ask for it. */

export const TURN_MINUTES = 10;
const OFTEN = 3;
const USUALLY = 10;
const SOON = 20;

interface Asking {
  /** People before this one; none before the lot. */
  ahead: number | undefined;
  /** Until the opening. */
  secondsLeft: number | undefined;
}

/** Whoever is nearly there is told sooner; everybody else asks every ten seconds. */
export function askAgainSeconds({ ahead, secondsLeft }: Asking): number {
  if (ahead !== undefined) return ahead < SOON ? OFTEN : USUALLY;
  if (secondsLeft === undefined || secondsLeft <= 0) return OFTEN;
  return Math.max(OFTEN, Math.min(USUALLY, secondsLeft));
}
