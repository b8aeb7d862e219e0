import type { Draft, OutletDraft, ProgrammeDraft } from './draft.ts';
import type { Path, Problem } from './problem.ts';

/** A list may be long, and be named by each of another that is as long. */
type Ids = ReadonlySet<number | null | undefined> | undefined;
const idsOf = (all: readonly Draft[] | undefined): Ids => all && new Set(all.map(({ id }) => id));

/** Nobody is blamed for naming something whose list could not be read. */
function missing(kind: string, ids: Ids, id: number | null | undefined, path: Path): Problem[] {
  if (!ids || id === undefined || id === null || ids.has(id)) return [];
  return [{ path, message: `There is no ${kind} ${id}.` }];
}

interface Known {
  tours: Ids;
  shows: Ids;
}

function ofOutlet(outlet: OutletDraft, { tours, shows }: Known, path: Path): Problem[] {
  const [methods, ownSeries] = [idsOf(outlet.delivery), idsOf(outlet.series)];
  const ofSeries = (outlet.series ?? []).flatMap((series, index) => {
    const at = [...path, 'series', index];
    const method = (key: 'domesticDelivery' | 'internationalDelivery') =>
      missing('delivery method', methods, series[key], [...at, key]);
    return [
      ...missing('tour', tours, series.tour, [...at, 'tour']),
      ...method('domesticDelivery'),
      ...method('internationalDelivery'),
    ];
  });
  const ofEvents = (outlet.events ?? []).flatMap((event, index) => {
    const at = [...path, 'events', index];
    const levels = idsOf(event.items?.flatMap((item) => item.levels ?? []));
    const ofPaint = (event.plan?.paint ?? []).flatMap(({ level }, index) =>
      missing('price level', levels, level, [...at, 'plan', 'paint', index, 'level']),
    );
    const ofSeats = (event.plan ? [] : (event.seats ?? [])).flatMap(({ level }, seat) =>
      levels?.has(level) ? [] : missing('price level', levels, level, [...at, 'seats', seat, 'level']),
    );
    return [
      ...missing('show', shows, event.show, [...at, 'show']),
      ...missing('series', ownSeries, event.series, [...at, 'series']),
      ...ofPaint,
      ...ofSeats,
    ];
  });
  return [...ofSeries, ...ofEvents];
}

/** What a description names is there. */
export function judgeReferences(programme: ProgrammeDraft): Problem[] {
  const { halls, shows, outlets } = programme;
  const [artists, venues] = [idsOf(programme.artists), idsOf(programme.venues)];
  const known: Known = { tours: idsOf(programme.tours), shows: idsOf(shows) };
  return [
    ...(shows ?? []).flatMap(({ artist, venue }, index) => [
      ...missing('artist', artists, artist, ['shows', index, 'artist']),
      ...missing('venue', venues, venue, ['shows', index, 'venue']),
    ]),
    ...(halls ?? []).flatMap(({ venue }, index) =>
      missing('venue', venues, venue, ['halls', index, 'venue']),
    ),
    ...(outlets ?? []).flatMap((outlet, index) => ofOutlet(outlet, known, ['outlets', index])),
  ];
}
