// What the head of an event's page says, whatever of it is missing.
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { eventTitle } from '@stagedoor/rules/events/event-title';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { eventTagMessages } from '@stagedoor/rules/messages/event-tags';
import { VENUE_OUTLET } from '@stagedoor/rules/shops/outlet-types';
import { doorTime } from '@stagedoor/rules/events/show-times';
import type { Times } from '@stagedoor/rules/time/times-in';

export interface EventFacts {
  title: string;
  secondLine: string | null;
  /** The artist where the venue is the title. */
  artist: string | null;
  place: string;
  date: string;
  /** The date that was announced first. */
  postponed: string | undefined;
  /** Show and doors; none where the hour is not to be shown. */
  times: string[];
}

export function eventFacts(event: OutletEvent, outletType: number, times: Times): EventFacts {
  const { show } = event;
  const { formatDate } = times;
  const [artist = '', venue = ''] = [show.artist?.name, show.venue?.name];
  const titled = eventTitle(
    { name: show.name ?? '', overrideName: event.overrideName, artistName: artist, venueName: venue },
    outletType,
    'detail',
  );
  const title = titled.title || show.name || artist || venue;
  const city = [show.venue?.city, show.venue?.state].filter(Boolean).join(' ');
  return {
    title,
    secondLine: titled.secondLine,
    artist: outletType === VENUE_OUTLET && artist !== title ? artist : null,
    place: [venue !== title && venue, city].filter(Boolean).join(', '),
    date: show.startsAt ? formatDate(show.startsAt) : eventTagMessages.dateToCome,
    postponed: show.movedFrom && eventTagMessages.postponedFrom(formatDate(show.movedFrom)),
    times: hoursOf(event, times),
  };
}

function hoursOf(event: OutletEvent, { formatTime }: Times): string[] {
  const { show } = event;
  const { venue } = show;
  if (!show.displayShowTime || !show.startsAt) return [];
  const doors = doorTime({
    doorTime: show.doorsAt,
    outletDoorTime: event.doorTimeOverride,
    outletDoorTimeOn: event.useDoorTimeOverride,
  });
  const starts = eventMessages.showStarts(formatTime(show.startsAt, venue));
  return doors ? [eventMessages.doorsOpen(formatTime(doors, venue)), starts] : [starts];
}
