import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { EventSearch, FindableEvent } from '@stagedoor/rules/events/find-events';
import { locale } from '@stagedoor/rules/language/locale';
import { keysOf } from '@stagedoor/rules/values/keys-of';
import type { Times } from '@stagedoor/rules/time/times-in';

/** As the address has them; `artist` was there before the others. */
export const searchNames = {
  words: 'q',
  city: 'city',
  artistId: 'artist',
  from: 'from',
  until: 'until',
} as const satisfies Record<keyof EventSearch, string>;

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);
/** Nobody looks for more; what is longer was pasted by mistake. */
const LONGEST = 100;

export function searchIn(address: URLSearchParams): EventSearch {
  const named = (name: keyof EventSearch): string => (address.get(searchNames[name]) ?? '').slice(0, LONGEST);
  const day = (name: 'from' | 'until'): string => (isDay(named(name)) ? named(name) : '');
  return {
    words: named('words'),
    city: named('city'),
    artistId: named('artistId'),
    from: day('from'),
    until: day('until'),
  };
}

/** What else the address says, such as the language, stays. */
export function addressWith(address: URLSearchParams, part: Partial<EventSearch>): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of keysOf(part)) {
    const value = part[name];
    if (value) next.set(searchNames[name], value);
    else next.delete(searchNames[name]);
  }
  return next;
}

const cityOf = ({ show: { venue } }: OutletEvent): string =>
  [venue?.city, venue?.state].filter(Boolean).join(' ');

/** Where the listed events are, each city once, by name. */
export const citiesOf = (events: readonly OutletEvent[]): string[] =>
  [...new Set(events.map(cityOf).filter(Boolean))].sort((one, other) => one.localeCompare(other, locale()));

export const findableBy =
  ({ dayOf }: Times) =>
  (event: OutletEvent): FindableEvent => {
    const { artist, venue, name, startsAt } = event.show;
    return {
      texts: [name, event.overrideName, artist?.name, venue?.name, venue?.city, event.series?.name],
      city: cityOf(event),
      artistId: artist ? String(artist.id) : '',
      day: startsAt && dayOf(startsAt),
    };
  };
