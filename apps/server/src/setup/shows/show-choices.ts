import type { ShowDraft } from '@stagedoor/contract/calls/office/show-drafts';
import type { Outlet, Programme } from '@stagedoor/descriptions/programme';
import { eventName } from '@stagedoor/rules/events/event-title';
import { seatsOfVersion } from '@stagedoor/rules/programme/seats-of-event';

const MOST_EARLIER = 200;

type Hall = Programme['halls'][number];

function hallLevels({ versions }: Hall) {
  const seats = versions.at(-1);
  const byLevel = Map.groupBy((seats && seatsOfVersion(seats)) ?? [], ({ level }) => level);
  return [...byLevel].flatMap(([name, all]) => (name === null ? [] : [{ name, seats: all.length }]));
}

/** Of the first that has any. */
function usualFees(latest: readonly Outlet['events'][number][]) {
  const levels = latest
    .flatMap(({ items }) => items.filter(({ addOn }) => !addOn))
    .flatMap((item) => item.levels);
  const fees = levels.find((level) => level.fees.length > 0)?.fees ?? [];
  return fees.map(({ description, ...fee }) => ({ ...fee, description: description ?? undefined }));
}

/** What a show can be made of, and like which one. */
export function showChoices(programme: Programme, outlet: Outlet): ShowDraft['choices'] {
  const shows = new Map(programme.shows.map((show) => [show.id, show]));
  const artists = new Map(programme.artists.map(({ id, name }) => [id, name]));
  const earlier = outlet.events.map((event) => {
    const show = shows.get(event.show);
    const name = show?.name ?? artists.get(show?.artist ?? 0) ?? '';
    return { id: event.id, name: eventName({ name, overrideName: event.name }), startsAt: show?.date, event };
  });
  const latest = earlier.toSorted((a, b) => (b.startsAt?.getTime() ?? 0) - (a.startsAt?.getTime() ?? 0));
  return {
    artists: [...artists.values()].toSorted(),
    venues: programme.venues.map(({ id, name, city, state, timeZone }) => ({
      id,
      name,
      city,
      state,
      zone: timeZone ?? programme.timeZone,
    })),
    series: outlet.series.map(({ id, name }) => ({ id, name })),
    halls: programme.halls.flatMap((hall) => {
      const version = hall.versions.at(-1)?.version;
      const { id, venue: venueId, name } = hall;
      return version === undefined ? [] : [{ id, venueId, name, version, levels: hallLevels(hall) }];
    }),
    earlier: latest.slice(0, MOST_EARLIER).map(({ event: _event, ...facts }) => facts),
    usualFees: usualFees(latest.map(({ event }) => event)),
  };
}
