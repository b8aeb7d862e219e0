/** What a venue's own clock has to do with the seller's, which every time is shown in. */
import { PLAIN_LOCALE } from '../language/locale.ts';
import { timeMessages } from '../messages/times.ts';
import { formatBy, plainly } from './format-by.ts';
import { epochOf, type Moment } from './moment.ts';
import { zoneWord } from './zone-words.ts';

export interface Place {
  state?: string | null | undefined;
  /** The name of its zone, such as `America/Chicago`, where it is known. */
  timeZone?: string | null | undefined;
}

/** States and provinces that lie, wholly or for the most part, in the Eastern time zone. */
const EASTERN = new Set(
  'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV ON QC NU'.split(' '),
);

/** What tells the seller's time from the venue's where only its state is known: states tell something of New York alone. */
export const stateSuffix = (state: string | null | undefined, zone: string): string =>
  zone !== 'America/New_York' || !state?.trim() || EASTERN.has(state.trim().toUpperCase())
    ? ''
    : ` ${timeMessages.eastern}`;

interface VenueClock {
  day: () => Intl.DateTimeFormat;
  time: () => Intl.DateTimeFormat;
}

const clocks = new Map<string, VenueClock | undefined>();

function isKnown(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat(PLAIN_LOCALE, { timeZone }));
  } catch {
    return false;
  }
}

/** None for a zone that this machine does not know: the seller's time stands alone then. */
function clockOf(timeZone: string): VenueClock | undefined {
  if (!clocks.has(timeZone))
    clocks.set(
      timeZone,
      isKnown(timeZone)
        ? {
            day: formatBy({ weekday: 'short', timeZone }),
            time: formatBy({ hour: 'numeric', minute: '2-digit', timeZone }),
          }
        : undefined,
    );
  return clocks.get(timeZone);
}

/** A region's name; an offset or `EST` would not know of summer time. */
export const isTimeZone = (name: string): boolean => name.includes('/') && clockOf(name) !== undefined;

/** By whose clock times are typed at a venue: the seller's where its own zone is none that there is, until that is mended. */
export const typingZone = (venues: string | null | undefined, sellers: string): string =>
  venues && isTimeZone(venues) ? venues : sellers;

function shownAt(moment: Moment, timeZone: string): { day: string; time: string } | undefined {
  const clock = clockOf(timeZone);
  const epoch = epochOf(moment);
  return clock && { day: clock.day().format(epoch), time: plainly(clock.time().format(epoch)) };
}

/**
 * What follows a time of the seller's: nothing where the venue's clock shows the same, ` ET` in a state outside of New
 * York's zone, ` ET (6:30 PM local)` where its own zone is known, with the day where that differs too.
 */
export function afterSellersTime(moment: Moment, zone: string, { state, timeZone }: Place = {}): string {
  const local = timeZone ? shownAt(moment, timeZone) : undefined;
  const here = local && shownAt(moment, zone);
  if (!local || !here) return stateSuffix(state, zone);
  if (local.day === here.day && local.time === here.time) return '';
  const time = local.day === here.day ? local.time : `${local.day} ${local.time}`;
  return ` ${zoneWord(zone)} ${timeMessages.local(time)}`;
}
