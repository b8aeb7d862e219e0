/** When what came back is walked down the order: once a day at the announced hour, in the shop's zone. */
import type { Times } from '../time/times-in.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const LEAST_SECONDS_BETWEEN = 72_000;

/** The last announced hour that has come. */
export function lastWalkHour(walkAt: string, now: Date, { dayOf, momentAt }: Times): Date {
  const today = momentAt(dayOf(now), walkAt);
  return today <= now ? today : momentAt(dayOf(new Date(now.getTime() - DAY_MS)), walkAt);
}

/**
 * Its hour has come since the last walk, or since the publishing, and the last one is long enough ago. It is walked within
 * that hour or not that day: whatever was missed is walked together at the next one, so that no stop of a server chooses a
 * moment that was never announced.
 */
export function isWalkDue(
  { walkAt, publishedAt, walkedAt }: { walkAt: string; publishedAt: Date; walkedAt: Date | null },
  now: Date,
  times: Times,
): boolean {
  const hour = lastWalkHour(walkAt, now, times);
  if (hour <= publishedAt || now.getTime() - hour.getTime() >= HOUR_MS) return false;
  if (!walkedAt) return true;
  return hour > walkedAt && now.getTime() - walkedAt.getTime() >= LEAST_SECONDS_BETWEEN * 1000;
}
