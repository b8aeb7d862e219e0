// Artists and venues are typed by name: whoever is known is meant, whoever is not is new.
import { textIn } from '../drafts/sheet.ts';
import { recordOf } from '@stagedoor/rules/values/record-of';
import type { Programme } from '../programme.ts';
import type { NewId } from './write-levels.ts';

interface Settled<Id> {
  programme: Programme;
  id: Id;
}

const plain = (name: string): string => name.trim().toLowerCase();

export function settledArtist(programme: Programme, typed: unknown, newId: NewId): Settled<number> {
  const called = typeof typed === 'string' ? typed : '';
  const known = programme.artists.find(({ name }) => plain(name) === plain(called));
  if (known) return { programme, id: known.id };
  const id = newId();
  const artist = { id, name: called };
  return { programme: { ...programme, artists: [...programme.artists, artist] }, id };
}

/** By its id, or as a new one with name, city and state. */
export function settledVenue(programme: Programme, typed: unknown, newId: NewId): Settled<unknown> {
  if (typeof typed !== 'object' || typed === null) return { programme, id: typed ?? null };
  const held = recordOf(typed);
  const [name, city, state] = [textIn(held, 'name'), textIn(held, 'city'), textIn(held, 'state')];
  const known = programme.venues.find(
    (venue) => plain(venue.name) === plain(name) && plain(venue.city) === plain(city),
  );
  if (known) return { programme, id: known.id };
  const id = newId();
  const venue = { id, name, city, state, timeZone: textIn(held, 'timeZone') || null };
  return { programme: { ...programme, venues: [...programme.venues, venue] }, id };
}
