// Dates as people write them: `2027-05-01 19:30`, or counted from the day of the import: `in 30 days at 19:30`.
import { daysAway, isPossible, isShown, momentAt } from './wall-time.ts';
import type { WallTime } from './wall-time.ts';

const ABSOLUTE = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;
const RELATIVE = /^(?:in (\d{1,4}) days?|(\d{1,4}) days? ago|(today))(?: at (\d{1,2}):(\d{2}))?$/;

/** When a file is read, and by whose clock it was written. */
export interface ReadAt {
  now: Date;
  zone: string;
}

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

function readRelative(written: string, { now, zone }: ReadAt): Written | undefined {
  const match = RELATIVE.exec(written);
  if (!match) return undefined;
  const [, ahead, ago, , hour, minute] = match;
  const day = daysAway(now, Number(ahead ?? 0) - Number(ago ?? 0), zone);
  return { wall: { ...day, hour: Number(hour ?? 0), minute: Number(minute ?? 0) } };
}

const read = (source: string, at: ReadAt): Written | undefined =>
  readAbsolute(source) ?? readRelative(source, at);

/** On the calendar, and on the seller's clock unless the writer names another: in spring it leaves out an hour. */
const isThere = ({ wall, exact }: Written, { zone }: ReadAt): boolean =>
  isPossible(wall) && (exact !== undefined || isShown(wall, zone));

/** Written as a date that no calendar or clock has. */
export function isImpossible(source: string, at: ReadAt): boolean {
  const date = read(source, at);
  return date !== undefined && !isThere(date, at);
}

function readPossible(source: string, at: ReadAt): Written | undefined {
  const date = read(source, at);
  return date && isThere(date, at) ? date : undefined;
}

/** A point in time; a day alone means its midnight there. */
export function moment(source: string, at: ReadAt): Date | undefined {
  const date = readPossible(source, at);
  return date && (date.exact ?? momentAt(date.wall, at.zone));
}

/** A calendar day without a zone, `YYYY-MM-DD`. */
export function calendarDay(source: string, at: ReadAt): string | undefined {
  const wall = readPossible(source, at)?.wall;
  return wall && new Date(Date.UTC(wall.year, wall.month - 1, wall.day)).toISOString().slice(0, 10);
}
