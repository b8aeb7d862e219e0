// An outlet's events as other pages and programs show them: no more than a visitor of the shop sees.
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { eventName } from '@stagedoor/rules/events/event-title';
import { eventMessages } from '@stagedoor/rules/messages/event';
import { eventTagMessages } from '@stagedoor/rules/messages/event-tags';
import { feedMessages } from '@stagedoor/rules/messages/feeds';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { safeImage } from '@stagedoor/rules/shops/safe-link';
import type { Times } from '@stagedoor/rules/time/times-in';

export interface FeedEntry {
  id: number;
  url: string;
  title: string;
  startsAt: Date | undefined;
  /** `Tuesday, December 15, 2026, 7:30 PM`; none while there is no date. */
  when: string | undefined;
  /** The hour is not told. */
  isDayOnly: boolean;
  place: string | undefined;
  image: string | undefined;
  availability: OutletEvent['availability'] | 'canceled';
  /** What it costs, or why nobody buys it. */
  offer: string;
}

const unavailable = {
  'before-sale': () => eventMessages.notOnSaleYet,
  'sold-out': () => eventTagMessages.soldOut,
  none: () => feedMessages.notNow,
  canceled: () => eventTagMessages.canceled,
} as const;

function offerOf(availability: FeedEntry['availability'], fromCents: number | undefined, currency: Currency) {
  if (availability !== 'on-sale') return unavailable[availability]();
  return fromCents === undefined ? '' : feedMessages.from(formatMoney(fromCents, currency));
}

export function feedEntry(
  event: OutletEvent,
  { origin, currency, times }: { origin: string; currency: Currency; times: Times },
): FeedEntry {
  const { show, canceled, fromPriceCents } = event;
  const { venue, startsAt, displayShowTime } = show;
  const name = show.name ?? show.artist?.name ?? '';
  const availability = canceled ? 'canceled' : event.availability;
  const image = safeImage(event.imageOverrideUrl ?? show.imageUrl);
  return {
    id: event.id,
    url: `${origin}/event/${event.id}`,
    title: eventName({ name, overrideName: event.overrideName ?? null }),
    startsAt,
    when: startsAt && (displayShowTime ? times.formatDateTime(startsAt, venue) : times.formatDate(startsAt)),
    isDayOnly: !displayShowTime,
    place: venue && [venue.name, venue.city, venue.state].filter(Boolean).join(', '),
    image: image ? new URL(image, origin).href : undefined,
    availability,
    offer: offerOf(availability, fromPriceCents, currency),
  };
}
