import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { CalendarEvent } from '@stagedoor/rules/events/calendar-file';
import { eventFacts } from './event-facts.ts';
import type { Times } from '@stagedoor/rules/time/times-in';

interface Place {
  outletType: number;
  origin: string;
  now: Date;
  times: Times;
}

const MINUTE_MS = 60_000;

/** The event as a calendar entry. A file that is fetched later counts as the newer version. */
export function calendarEvent(
  event: OutletEvent,
  { outletType, origin, now, times }: Place,
): CalendarEvent | null {
  const { show } = event;
  if (!show.startsAt) return null;
  const facts = eventFacts(event, outletType, times);
  const place = [show.venue?.name, show.venue?.city, show.venue?.state].filter(Boolean).join(', ');
  return {
    uid: `event-${event.id}@${new URL(origin).hostname}`,
    sequence: Math.floor(now.getTime() / MINUTE_MS),
    writtenAt: now,
    startsAt: show.startsAt,
    wholeDay: show.displayShowTime ? null : times.dayOf(show.startsAt),
    title: [facts.title, facts.secondLine].filter(Boolean).join(': '),
    place,
    notes: facts.times.join('\n'),
    url: `${origin}/event/${event.id}`,
  };
}
