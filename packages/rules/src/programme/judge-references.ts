import type { Draft, OutletDraft, ProgrammeDraft } from './draft.ts';
import type { Path, Problem } from './problem.ts';

/** Nobody is blamed for naming something whose list could not be read. */
function missing(
  kind: string,
  all: readonly Draft[] | undefined,
  id: number | null | undefined,
  path: Path,
): Problem[] {
  if (!all || id === undefined || id === null || all.some((each) => each.id === id)) return [];
  return [{ path, message: `There is no ${kind} ${id}.` }];
}

function ofOutlet(outlet: OutletDraft, { tours, shows }: ProgrammeDraft, path: Path): Problem[] {
  const ofSeries = (outlet.series ?? []).flatMap((series, index) => {
    const at = [...path, 'series', index];
    const method = (key: 'domesticDelivery' | 'internationalDelivery') =>
      missing('delivery method', outlet.delivery, series[key], [...at, key]);
    return [
      ...missing('tour', tours, series.tour, [...at, 'tour']),
      ...method('domesticDelivery'),
      ...method('internationalDelivery'),
    ];
  });
  const ofEvents = (outlet.events ?? []).flatMap((event, index) => {
    const at = [...path, 'events', index];
    const levels = event.items?.flatMap((item) => item.levels ?? []);
    const known = levels && new Set(levels.map(({ id }) => id));
    const ofPaint = (event.plan?.paint ?? []).flatMap(({ level }, index) =>
      missing('price level', levels, level, [...at, 'plan', 'paint', index, 'level']),
    );
    const ofSeats = (event.plan ? [] : (event.seats ?? [])).flatMap(({ level }, seat) =>
      level === undefined || !known || known.has(level)
        ? []
        : missing('price level', levels, level, [...at, 'seats', seat, 'level']),
    );
    return [
      ...missing('show', shows, event.show, [...at, 'show']),
      ...missing('series', outlet.series, event.series, [...at, 'series']),
      ...ofPaint,
      ...ofSeats,
    ];
  });
  return [...ofSeries, ...ofEvents];
}

/** What a description names is there. */
export function judgeReferences(programme: ProgrammeDraft): Problem[] {
  const { artists, venues, halls, shows, outlets } = programme;
  return [
    ...(shows ?? []).flatMap(({ artist, venue }, index) => [
      ...missing('artist', artists, artist, ['shows', index, 'artist']),
      ...missing('venue', venues, venue, ['shows', index, 'venue']),
    ]),
    ...(halls ?? []).flatMap(({ venue }, index) =>
      missing('venue', venues, venue, ['halls', index, 'venue']),
    ),
    ...(outlets ?? []).flatMap((outlet, index) => ofOutlet(outlet, programme, ['outlets', index])),
  ];
}
