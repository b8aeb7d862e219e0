// Dates as people write them: `2027-05-01 19:30`, or counted from the day of the import: `in 30 days at 19:30`.
import { daysAway, isPossible, isShown, momentAt } from './new-york-time.ts';
import type { WallTime } from './new-york-time.ts';

const ABSOLUTE = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;
const RELATIVE = /^(?:in (\d{1,4}) days?|(\d{1,4}) days? ago|(today))(?: at (\d{1,2}):(\d{2}))?$/;

interface Written {
  wall: WallTime;
  /** Set where the writer names an offset of his own. */
  exact?: Date;
}

function readAbsolute(written: string): Written | undefined {
  const match = ABSOLUTE.exec(written);
  if (!match) return undefined;
  const [year, month, day, hour, minute] = match.slice(1, 6).map((part) => Number(part ?? 0));
  const wall = { year: year!, month: month!, day: day!, hour: hour!, minute: minute! };
  return match[6] ? { wall, exact: new Date(written.replace(' ', 'T')) } : { wall };
}

function readRelative(written: string, now: Date): Written | undefined {
  const match = RELATIVE.exec(written);
  if (!match) return undefined;
  const [, ahead, ago, , hour, minute] = match;
  const day = daysAway(now, Number(ahead ?? 0) - Number(ago ?? 0));
  return { wall: { ...day, hour: Number(hour ?? 0), minute: Number(minute ?? 0) } };
}

const read = (source: string, now: Date): Written | undefined =>
  readAbsolute(source) ?? readRelative(source, now);

/** On the calendar, and on New York's clock unless the writer names another: in spring it leaves out an hour. */
const isThere = ({ wall, exact }: Written): boolean =>
  isPossible(wall) && (exact !== undefined || isShown(wall));

/** Written as a date that no calendar or clock has. */
export function isImpossible(source: string, now: Date): boolean {
  const date = read(source, now);
  return date !== undefined && !isThere(date);
}

function readPossible(source: string, now: Date): Written | undefined {
  const date = read(source, now);
  return date && isThere(date) ? date : undefined;
}

/** A point in time; a day alone means its midnight in New York. */
export function moment(source: string, now: Date): Date | undefined {
  const date = readPossible(source, now);
  return date && (date.exact ?? momentAt(date.wall));
}

/** A calendar day without a zone, `YYYY-MM-DD`. */
export function calendarDay(source: string, now: Date): string | undefined {
  const wall = readPossible(source, now)?.wall;
  return wall && new Date(Date.UTC(wall.year, wall.month - 1, wall.day)).toISOString().slice(0, 10);
}
