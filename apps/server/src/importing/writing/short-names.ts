// Short names are not kept: an export makes them anew of what things are called.
import type { Programme } from '@stagedoor/descriptions/programme';
import { writtenMoment } from './written-date.ts';

export type ShortNames = ReadonlyMap<number, string>;

const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');

/** A name that is taken already gets the id behind it. */
export function shortNames(things: readonly { id: number; name: string }[]): ShortNames {
  const taken = new Set<string>();
  return new Map(
    things.map(({ id, name }) => {
      const plain = slug(name) || `no-${id}`;
      let free = plain;
      while (taken.has(free)) free = `${free}-${id}`;
      taken.add(free);
      return [id, free] as const;
    }),
  );
}

/** A show is known by who plays and when. */
export function namesOfShows({ shows, artists, timeZone }: Programme): ShortNames {
  const artistNames = new Map(artists.map(({ id, name }) => [id, name]));
  return shortNames(
    shows.map(({ id, artist, date }) => ({
      id,
      name: `${artistNames.get(artist) ?? ''} ${writtenMoment(date, timeZone).slice(0, 10)}`,
    })),
  );
}
