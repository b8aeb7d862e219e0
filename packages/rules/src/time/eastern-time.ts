/** What a venue's own clock has to do with New York's, which every time is shown in. */
import { epochOf, type Moment } from './moment.ts';

export interface Place {
  state?: string | null | undefined;
  /** The name of its zone, such as `America/Chicago`, where it is known. */
  timeZone?: string | null | undefined;
}

/** States and provinces that lie, wholly or for the most part, in the Eastern time zone. */
const EASTERN = new Set(
  'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV ON QC NU'.split(' '),
);

/** What tells New York's time from the venue's where only its state is known. */
export const easternSuffix = (state?: string | null): '' | ' ET' =>
  !state?.trim() || EASTERN.has(state.trim().toUpperCase()) ? '' : ' ET';

const clock = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;
const clocks = new Map<string, Intl.DateTimeFormat | undefined>();

/** None for a zone that this machine does not know: New York's time stands alone then. */
function clockOf(timeZone: string): Intl.DateTimeFormat | undefined {
  if (!clocks.has(timeZone)) {
    let made: Intl.DateTimeFormat | undefined;
    try {
      made = new Intl.DateTimeFormat('en-US', { ...clock, timeZone });
    } catch {}
    clocks.set(timeZone, made);
  }
  return clocks.get(timeZone);
}

/** A region's name; an offset or `EST` would not know of summer time. */
export const isTimeZone = (name: string): boolean => name.includes('/') && clockOf(name) !== undefined;

function shownAt(moment: Moment, timeZone: string): { day: string; time: string } | undefined {
  const parts = clockOf(timeZone)?.formatToParts(epochOf(moment));
  if (!parts) return undefined;
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return { day: part('weekday'), time: `${part('hour')}:${part('minute')} ${part('dayPeriod')}` };
}

/**
 * What follows a time in New York: nothing where the venue's clock shows the same, ` ET` in a state outside the zone,
 * ` ET (6:30 PM local)` where its own zone is known, with the day where that differs too.
 */
export function afterNewYorkTime(moment: Moment, { state, timeZone }: Place = {}): string {
  const local = timeZone ? shownAt(moment, timeZone) : undefined;
  const here = local && shownAt(moment, 'America/New_York');
  if (!local || !here) return easternSuffix(state);
  if (local.day === here.day && local.time === here.time) return '';
  return ` ET (${local.day === here.day ? '' : `${local.day} `}${local.time} local)`;
}
