import { PLAIN_LOCALE } from '../language/locale.ts';
import { epochOf, type Moment } from './moment.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat(PLAIN_LOCALE, {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}

/** `2026-12-31`, the day that a clock in this zone shows. */
export function dayInZone(moment: Moment, timeZone: string): string {
  const parts = formatOf(timeZone).formatToParts(epochOf(moment));
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
