// Add to calendar: the shows of some tickets.
import { calendarFile } from '@stagedoor/rules/events/calendar-file';
import type { Times } from '@stagedoor/rules/time/times-in';
import type { SoldEvent } from '../../catalogue/index.ts';

/** Undefined where the date is not known yet. */
export function showCalendar(
  show: SoldEvent,
  { number, url, now, times }: { number: string; url: string; now: Date; times: Times },
): string | undefined {
  if (!show.startsAt) return undefined;
  return calendarFile({
    // As the confirmation's: a newer file replaces the older entry.
    uid: `event-${show.eventId}@${new URL(url).hostname}`,
    sequence: Math.floor(now.getTime() / 60_000),
    writtenAt: now,
    startsAt: show.startsAt,
    wholeDay: show.displayShowTime ? null : times.dayOf(show.startsAt),
    title: [show.artistName, show.name].filter(Boolean).join(': '),
    place: show.venue && [show.venue.name, show.venue.city, show.venue.state].filter(Boolean).join(', '),
    notes: `Order ${number}`,
    url,
  });
}
