/** When a waiting room is put before an event, and taken away, without anybody saying so. */

interface Crowd {
  /** Carts of this event that were asked for in the last ten seconds. */
  carts: number;
  /** How long the slow ones of them took. */
  slowMs: number;
}

const FEWEST_CARTS = 50;
const QUIET_MS = 5 * 60_000;

/** `aboveMs` is 0 where it shall never happen. */
export const needsWaitingRoom = ({ carts, slowMs }: Crowd, aboveMs: number): boolean =>
  aboveMs > 0 && carts >= FEWEST_CARTS && slowMs > aboveMs;

/** A room that opened by itself goes when nobody has waited for five minutes. */
export const needsNoWaitingRoom = (emptySince: Date | null, now: Date): boolean =>
  emptySince !== null && now.getTime() - emptySince.getTime() >= QUIET_MS;
