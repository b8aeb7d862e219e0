/** How often a due payment is tried by itself: three times over seven days, then a person decides. */
const DAY_MS = 86_400_000;
/** After the first failed try, and after the second. */
const PAUSES_DAYS = [3, 4] as const;

export const MOST_TRIES = PAUSES_DAYS.length + 1;

/** When it is tried next, should the try that begins now fail; null when it was the last one. */
export function nextTryAt(triesBefore: number, now: Date): Date | null {
  const days = PAUSES_DAYS[triesBefore];
  return days === undefined ? null : new Date(now.getTime() + days * DAY_MS);
}
