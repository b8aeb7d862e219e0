/** How many people a second are let in: carefully more while carts are served quickly, half as many when they are not. */

export const FIRST_PACE = 2;
const LEAST = 0.2;
const MOST = 200;
/** A call of a cart that takes longer than this is slow. */
const SLOW_MS = 500;

interface Served {
  /** How long the slow ones of the last seconds took, at the slowest node; none where nothing was served. */
  slowMs: number | undefined;
  /** Whether the pace, and nothing else, kept somebody out. */
  isHeldBack: boolean;
  seconds: number;
}

export function nextPace(pace: number, { slowMs, isHeldBack, seconds }: Served): number {
  if (slowMs !== undefined && slowMs > SLOW_MS) return Math.max(LEAST, pace / 2 ** seconds);
  if (!isHeldBack) return pace;
  return Math.min(MOST, pace * 1.05 ** seconds + 0.1 * seconds);
}

interface Door {
  pace: number;
  /** What was left of a person the last time. */
  owed: number;
  seconds: number;
  waiting: number;
  /** Tickets that nobody holds. */
  free: number;
  /** Let in, and nothing in a cart yet. */
  undecided: number;
}

/** Nobody is called in for tickets that somebody before them is about to take. */
export function howManyToLetIn({ pace, owed, seconds, waiting, free, undecided }: Door): {
  people: number;
  owed: number;
  isHeldBack: boolean;
} {
  const due = owed + pace * seconds;
  const room = Math.max(0, Math.min(waiting, free - undecided));
  const people = Math.min(room, Math.floor(due));
  return { people, owed: Math.min(due - people, 1), isHeldBack: room > people };
}

/** People a minute, remembered over some minutes: what estimates are made of. */
export function measuredPerMinute(before: number, people: number, seconds: number): number {
  if (seconds <= 0) return before;
  const now = (people / seconds) * 60;
  if (before === 0) return now;
  const share = 1 - Math.exp(-seconds / 120);
  return before + (now - before) * share;
}
