// What a row says about an event, whatever of it is missing.
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { eventTitle } from '@stagedoor/rules/events/event-title';
import { eventEmptyMessages } from '@stagedoor/rules/messages/event-empty';
import { eventTagMessages } from '@stagedoor/rules/messages/event-tags';
import { VENUE_OUTLET } from '@stagedoor/rules/shops/outlet-types';
import { doorTime } from '@stagedoor/rules/events/show-times';
import type { DateParts, Times } from '@stagedoor/rules/time/times-in';

export interface EventRowFacts {
  title: string;
  secondLine: string | null;
  /** Place and times, in one line. */
  details: string[];
  /** The date that was announced first. */
  postponed: string | undefined;
  date: DateParts | undefined;
  /** The date in words, for the button's name. */
  dateText: string | undefined;
  image: string | undefined;
}

export function eventRowFacts(event: OutletEvent, outletType: number, times: Times): EventRowFacts {
  const { show } = event;
  const { formatDate, dateParts } = times;
  const [artist = '', venue = ''] = [show.artist?.name, show.venue?.name];
  const titled = eventTitle(
    { name: show.name ?? '', overrideName: event.overrideName, artistName: artist, venueName: venue },
    outletType,
    'list',
  );
  const title = titled.title || show.name || artist || venue || eventEmptyMessages.noEventInformation;
  const named = outletType === VENUE_OUTLET ? artist : venue;
  const city = [show.venue?.city, show.venue?.state].filter(Boolean).join(' ');
  return {
    title,
    secondLine: titled.secondLine,
    details: [[named !== title && named, city].filter(Boolean).join(', '), ...hoursOf(event, times)].filter(
      Boolean,
    ),
    postponed: show.movedFrom && eventTagMessages.postponedFrom(formatDate(show.movedFrom)),
    date: show.startsAt && dateParts(show.startsAt),
    dateText: show.startsAt && formatDate(show.startsAt),
    image: event.imageOverrideUrl ?? show.imageUrl,
  };
}

function hoursOf(event: OutletEvent, { formatTime }: Times): string[] {
  const { show } = event;
  const { venue } = show;
  const doors = doorTime({
    doorTime: show.doorsAt,
    outletDoorTime: event.doorTimeOverride,
    outletDoorTimeOn: event.useDoorTimeOverride,
  });
  if (!show.displayShowTime || !show.startsAt) return [];
  const starts = formatTime(show.startsAt, venue);
  return doors ? [starts, eventTagMessages.doors(formatTime(doors, venue))] : [starts];
}
