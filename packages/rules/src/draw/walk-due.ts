/** When what came back is walked down the order: once a day at the announced hour, in the shop's zone. */
import { newYorkDay, newYorkMoment } from '../dates.ts';

const DAY_MS = 86_400_000;
const LEAST_SECONDS_BETWEEN = 72_000;

/** The last announced hour that has come. */
export function lastWalkHour(walkAt: string, now: Date): Date {
  const today = newYorkMoment(newYorkDay(now), walkAt);
  return today <= now ? today : newYorkMoment(newYorkDay(new Date(now.getTime() - DAY_MS)), walkAt);
}

/** Its hour has come since the last walk, or since the publishing, and the last one is long enough ago. */
export function isWalkDue(
  { walkAt, publishedAt, walkedAt }: { walkAt: string; publishedAt: Date; walkedAt: Date | null },
  now: Date,
): boolean {
  const hour = lastWalkHour(walkAt, now);
  if (hour <= publishedAt) return false;
  if (!walkedAt) return true;
  return hour > walkedAt && now.getTime() - walkedAt.getTime() >= LEAST_SECONDS_BETWEEN * 1000;
}
