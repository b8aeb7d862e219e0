// REPORT-04: how often a report looks again: while people come in it is live; one of last week does not move.
const LIVE_MS = 10_000;
const CALM_MS = 60_000;
const NIGHT_MS = 8 * 3_600_000;

interface ReportOfShow {
  /** The doors are open, or were. */
  door?: unknown;
  startsAt?: Date | undefined;
  /** When it was told. */
  at: Date;
}

/** In so many milliseconds. */
export function looksAgainAfter(report: ReportOfShow | undefined): number {
  const { door, startsAt, at } = report ?? {};
  const isNight = door !== undefined && startsAt && at && at.getTime() - startsAt.getTime() < NIGHT_MS;
  return isNight ? LIVE_MS : CALM_MS;
}
