const DAY_MS = 86_400_000;

/** A year and a day of leap at most: what nobody looks after ends by itself. */
const MOST_KEY_DAYS = 366;
/** How long a key lives on beside the one that takes its place. */
const RENEWED_KEY_DAYS = 7;
export const KEY_CALLS_PER_MINUTE = 600;
export const MOST_KEYS = 50;
export const MOST_KEY_NETWORKS = 20;
/** Owners are told so many days before a key ends. */
export const keyTellingDays = [14, 3] as const;

export const isKeyEndAllowed = (endsAt: Date, now: Date): boolean =>
  endsAt > now && endsAt.getTime() - now.getTime() <= MOST_KEY_DAYS * DAY_MS;

/** Of how many days an owner is to hear now: the nearest that has come and was not told yet. */
export function daysToTell(endsAt: Date, toldDays: number | null, now: Date): number | undefined {
  const left = (endsAt.getTime() - now.getTime()) / DAY_MS;
  const due = keyTellingDays.filter((days) => left > 0 && left <= days);
  const nearest = due.length === 0 ? undefined : Math.min(...due);
  return nearest !== undefined && (toldDays === null || nearest < toldDays) ? nearest : undefined;
}

/** The end of a key that is renewed: soon, or its own if that is sooner. */
export const endOfRenewed = (endsAt: Date, now: Date): Date =>
  new Date(Math.min(endsAt.getTime(), now.getTime() + RENEWED_KEY_DAYS * DAY_MS));
