// The same entries in three languages: for calendars, for feed readers, for programs and the widget.
import { calendarOf } from '@stagedoor/rules/events/calendar-file';
import { dayInZone } from '@stagedoor/rules/time/day-in-zone';
import { escapeHtml } from '../html.ts';
import type { FeedEntry } from './feed-entries.ts';

export interface Feed {
  /** The outlet's name. */
  title: string;
  origin: string;
  now: Date;
  /** By whose clock a day is told. */
  zone: string;
  entries: readonly FeedEntry[];
}

const wordsOf = ({ when, place, offer }: FeedEntry): string =>
  [when, place, offer].filter(Boolean).join(' · ');

export const calendarFeed = ({ title, origin, now, zone, entries }: Feed): string =>
  calendarOf(
    entries.flatMap(({ id, startsAt, isDayOnly, ...entry }) =>
      startsAt
        ? {
            uid: `event-${id}@${new URL(origin).hostname}`,
            // The time of writing grows: what is read again replaces what was there.
            sequence: Math.floor(now.getTime() / 1000),
            writtenAt: now,
            startsAt,
            wholeDay: isDayOnly ? dayInZone(startsAt, zone) : undefined,
            title: entry.title,
            place: entry.place,
            notes: entry.offer,
            url: entry.url,
            isCanceled: entry.availability === 'canceled',
          }
        : [],
    ),
    title,
  );

export function rssFeed({ title, origin, entries }: Feed): string {
  const items = entries.map(
    (entry) =>
      `<item><title>${escapeHtml(entry.title)}</title><link>${escapeHtml(entry.url)}</link>` +
      `<guid>${escapeHtml(entry.url)}</guid><description>${escapeHtml(wordsOf(entry))}</description></item>`,
  );
  const self = `<atom:link href="${escapeHtml(origin)}/events.rss" rel="self" type="application/rss+xml"/>`;
  return (
    '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>' +
    `<title>${escapeHtml(title)}</title><link>${escapeHtml(origin)}/</link>` +
    `<description>${escapeHtml(title)}</description>${self}${items.join('')}</channel></rss>`
  );
}

/** JSON Feed 1.1; what only tickets have stands under a name of its own. */
export const jsonFeed = ({ title, origin, entries }: Feed): object => ({
  version: 'https://jsonfeed.org/version/1.1',
  title,
  home_page_url: `${origin}/`,
  feed_url: `${origin}/events.json`,
  items: entries.map((entry) => ({
    id: entry.url,
    url: entry.url,
    title: entry.title,
    content_text: wordsOf(entry),
    image: entry.image,
    _event: {
      id: entry.id,
      startsAt: entry.startsAt?.toISOString(),
      when: entry.when,
      place: entry.place,
      availability: entry.availability,
      offer: entry.offer,
    },
  })),
});
