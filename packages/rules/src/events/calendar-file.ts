/** An event as a calendar file (RFC 5545), for mails and for the browser's own download. */
import { epochOf, type Moment } from '../time/moment.ts';

export interface CalendarEvent {
  /** The same for the same event for ever: a newer file replaces the older entry. */
  uid: string;
  /** Grows with every newer version. */
  sequence: number;
  writtenAt: Moment;
  startsAt: Moment;
  /** The hour is not settled: the entry takes the whole day, by this calendar (`YYYY-MM-DD`). */
  wholeDay?: string | null | undefined;
  title: string;
  place?: string | null | undefined;
  notes?: string | null | undefined;
  url?: string | null | undefined;
  isCanceled?: boolean | undefined;
}

/** How long an evening is taken to be: nobody tells. */
const HOURS = 3;
const MOST_OCTETS = 75;

const utc = (moment: Moment): string => new Date(epochOf(moment)).toISOString().replaceAll(/[-:]|\.\d+/g, '');

const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    // oxlint-disable-next-line no-control-regex -- they mean nothing in a calendar, and may break its lines
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

const octets = (character: string): number => {
  const code = character.codePointAt(0)!;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
};

/** No line is longer than 75 octets; the next one begins with a blank. A character is never cut in two. */
export function foldLine(line: string): string {
  let folded = '';
  let length = 0;
  for (const character of line) {
    const more = octets(character);
    if (length + more > MOST_OCTETS) {
      folded += '\r\n ';
      length = 1;
    }
    folded += character;
    length += more;
  }
  return folded;
}

function nextDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

const compact = (day: string): string => day.replaceAll('-', '');

function when({ startsAt, wholeDay }: CalendarEvent): string[] {
  return wholeDay
    ? [`DTSTART;VALUE=DATE:${compact(wholeDay)}`, `DTEND;VALUE=DATE:${compact(nextDay(wholeDay))}`]
    : [`DTSTART:${utc(startsAt)}`, `DURATION:PT${HOURS}H`];
}

function entryOf(event: CalendarEvent): string[] {
  const optional = [
    event.place && `LOCATION:${escaped(event.place)}`,
    event.notes && `DESCRIPTION:${escaped(event.notes)}`,
    event.url && `URL:${event.url}`,
    event.isCanceled && 'STATUS:CANCELLED',
  ].filter((line): line is string => Boolean(line));
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.writtenAt)}`,
    ...when(event),
    `SUMMARY:${escaped(event.title)}`,
    ...optional,
    'END:VEVENT',
  ];
}

/** Several events; with a name, a calendar that somebody subscribes to. */
export function calendarOf(events: readonly CalendarEvent[], name?: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Stagedoor//Storefront//EN',
    'METHOD:PUBLISH',
    ...(name === undefined ? [] : [`NAME:${escaped(name)}`, `X-WR-CALNAME:${escaped(name)}`]),
    ...events.flatMap(entryOf),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

export const calendarFile = (event: CalendarEvent): string => calendarOf([event]);
