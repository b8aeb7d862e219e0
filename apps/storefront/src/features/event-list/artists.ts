import { locale } from '@stagedoor/rules/language/locale';
import type { OutletEvent } from '@stagedoor/contract/entities/event';

interface Artist {
  id: number;
  name: string;
}

/** The artists of the listed events, each once, by name. */
export function artistsOf(events: readonly OutletEvent[]): Artist[] {
  const known = new Map<number, Artist>();
  for (const { show } of events) if (show.artist) known.set(show.artist.id, show.artist);
  return [...known.values()].sort((one, other) => one.name.localeCompare(other.name, locale()));
}

export const byArtist = (events: readonly OutletEvent[], artistId: string): readonly OutletEvent[] =>
  artistId ? events.filter(({ show }) => String(show.artist?.id) === artistId) : events;
