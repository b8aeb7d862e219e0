import type { ShowInSeries } from '@stagedoor/contract/calls/office/series';
import type { Event, Outlet, Programme } from '@stagedoor/descriptions/programme';
import { eventName } from '@stagedoor/rules/events/event-title';

/** The dearest level is what a fan has to be ready for. */
function dearest({ items }: Event): number | undefined {
  const prices = items
    .filter(({ addOn }) => !addOn)
    .flatMap(({ levels }) => levels)
    .map(({ price, fees }) => price + fees.reduce((sum, { value }) => sum + value, 0));
  return prices.length === 0 ? undefined : Math.max(...prices);
}

/** The next one first. */
export function showsInSeries(
  programme: Programme,
  outlet: Outlet,
  seriesId: number,
  standings: ReadonlyMap<number, { capacity: number }>,
): ShowInSeries[] {
  const artists = new Map(programme.artists.map(({ id, name }) => [id, name]));
  return outlet.events
    .filter(({ series }) => series === seriesId)
    .flatMap((event) => {
      const show = programme.shows.find(({ id }) => id === event.show);
      if (!show) return [];
      const venue = programme.venues.find(({ id }) => id === show.venue);
      const name = show.name ?? artists.get(show.artist) ?? '';
      return [
        {
          eventId: event.id,
          name: eventName({ name, overrideName: event.name }),
          venue: venue?.city ?? '',
          startsAt: show.date,
          tickets: standings.get(event.id)?.capacity ?? 0,
          taxPercent: show.taxPercent,
          price: dearest(event),
        },
      ];
    })
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}
