// HOOK-04: when an address that did not take a message is tried again, and when nobody hopes any more.
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const firstMinutes = [1, 5, 15, 30];
/** After so long without taking anything, an address is told of to the owners; after so long, it is paused. */
const TELL_AFTER_MS = 24 * HOUR_MS;
const PAUSE_AFTER_MS = 72 * HOUR_MS;
/** How long an old secret signs beside the new one. */
export const OLD_SECRET_HOURS = 24;
/** How long an address may take to answer. */
export const ANSWER_SECONDS = 10;
export const MOST_ADDRESSES = 20;

/** When it is tried again after so many tries. */
export function nextTry(tries: number, now: Date): Date {
  const minutes = firstMinutes[tries - 1];
  return new Date(now.getTime() + (minutes === undefined ? HOUR_MS : minutes * MINUTE_MS));
}

export type Hope = 'goes on' | 'tell' | 'pause';

/** What is to be done about an address that has taken nothing since. */
export function hopeFor(failingSince: Date, toldAt: Date | null, now: Date): Hope {
  const failing = now.getTime() - failingSince.getTime();
  if (failing >= PAUSE_AFTER_MS) return 'pause';
  return failing >= TELL_AFTER_MS && toldAt === null ? 'tell' : 'goes on';
}
