// schema.org/Event data, so that search engines and assistants show dates, places and honest availability.
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { plainMoney } from '@stagedoor/rules/money/plain-money';
import { eventName } from '@stagedoor/rules/events/event-title';

const availabilities: Record<OutletEvent['availability'], string> = {
  'on-sale': 'https://schema.org/InStock',
  'before-sale': 'https://schema.org/PreOrder',
  'sold-out': 'https://schema.org/SoldOut',
  none: 'https://schema.org/OutOfStock',
};

function placeOf(venue: NonNullable<OutletEvent['show']['venue']>): object {
  return {
    '@type': 'Place',
    name: venue.name,
    address: { '@type': 'PostalAddress', addressLocality: venue.city, addressRegion: venue.state },
  };
}

/** AFTER-04: as planned, on another date, or not at all. */
function statusOf({ canceled, show: { movedFrom } }: OutletEvent): object {
  if (canceled) return { eventStatus: 'https://schema.org/EventCancelled' };
  if (!movedFrom) return { eventStatus: 'https://schema.org/EventScheduled' };
  return {
    eventStatus: 'https://schema.org/EventRescheduled',
    previousStartDate: movedFrom.toISOString(),
  };
}

/** Undefined for an event without a date: the vocabulary has no such thing. */
export function eventData(
  event: OutletEvent,
  { origin, currency }: { origin: string; currency: Currency },
): object | undefined {
  const { show } = event;
  if (!show.startsAt) return undefined;
  const name = eventName({
    name: show.name ?? show.artist?.name ?? '',
    overrideName: event.overrideName ?? null,
  });
  const url = `${origin}/event/${event.id}`;
  const image = event.imageOverrideUrl ?? show.imageUrl;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name,
    startDate: show.startsAt.toISOString(),
    ...(show.doorsAt && { doorTime: show.doorsAt.toISOString() }),
    ...statusOf(event),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(show.venue && { location: placeOf(show.venue) }),
    ...(show.artist && { performer: { '@type': 'PerformingGroup', name: show.artist.name } }),
    ...(image && { image: new URL(image, origin).href }),
    url,
    ...(event.fromPriceCents !== undefined &&
      !event.canceled && {
        offers: {
          '@type': 'Offer',
          url,
          price: plainMoney(event.fromPriceCents, currency),
          priceCurrency: currency,
          availability: availabilities[event.availability],
        },
      }),
  };
}
