/** Everything that is wrong with a description as a whole, whoever wrote it. */
import type { OutletDraft, ProgrammeDraft, ShowDraft } from './draft.ts';
import { judgeDelivery } from './judge-delivery.ts';
import { judgeEvent } from './judge-event.ts';
import { judgeHalls, judgePlan } from './judge-halls.ts';
import { judgeIds } from './judge-ids.ts';
import { judgePolicies } from './judge-policies.ts';
import { judgeReferences } from './judge-references.ts';
import { judgeSellable } from './judge-sellable.ts';
import { judgeSeries } from './judge-series.ts';
import { withSeatsOfPlans } from './seats-of-event.ts';
import { plainWords } from './problem.ts';
import type { Path, Problem, Words } from './problem.ts';

const doorsMessage = 'The doors open after the show begins.';

/** What can only be said about an event beside its show. */
type ShowsById = ReadonlyMap<number | undefined, ShowDraft>;

function judgeAgainstShows({ events }: OutletDraft, shows: ShowsById, path: Path): Problem[] {
  return (events ?? []).flatMap((event, index): Problem[] => {
    const at = [...path, 'events', index];
    const show = typeof event.show === 'number' ? shows.get(event.show) : undefined;
    if (!show) return [];
    const late = event.doors && show.date && event.doors > show.date;
    const nowhere = event.sale === 'external' && show.externalSalesUrl === null;
    const message = 'The show has no "externalSalesUrl": there is nowhere to send anybody yet.';
    return [
      ...(late ? [{ path: [...at, 'doors'], message: doorsMessage }] : []),
      ...(nowhere ? [{ path: [...at, 'sale'], message, note: true as const }] : []),
    ];
  });
}

function judgeOutlet(outlet: OutletDraft, shows: ShowsById, path: Path, words: Words): Problem[] {
  return [
    ...judgePolicies(outlet.policies ?? [], [...path, 'policies']),
    ...judgeDelivery(outlet, path, words),
    ...(outlet.series ?? []).flatMap((series, index) => judgeSeries(series, [...path, 'series', index])),
    ...(outlet.events ?? []).flatMap((event, index) => judgeEvent(event, [...path, 'events', index], words)),
    ...judgeAgainstShows(outlet, shows, path),
    ...judgeSellable(outlet, path),
  ];
}

/** The plans of halls, and what events make of them. */
const judgePlans = ({ halls, outlets }: ProgrammeDraft): Problem[] => [
  ...judgeHalls(halls ?? []),
  ...(outlets ?? []).flatMap(({ events }, outlet) =>
    (events ?? []).flatMap((event, index) =>
      halls ? judgePlan(event, halls, ['outlets', outlet, 'events', index]) : [],
    ),
  ),
];

export function judgeProgramme(given: ProgrammeDraft, words: Words = plainWords): Problem[] {
  const programme = withSeatsOfPlans(given);
  const shows = programme.shows ?? [];
  // Of two with one id the first counts, as it always did; that there are two is told.
  const byId: ShowsById = new Map(shows.toReversed().map((show) => [show.id, show]));
  return [
    ...judgeIds(programme, words),
    ...judgeReferences(programme),
    ...judgePlans(given),
    ...shows.flatMap(({ date, doors }, index) =>
      date && doors && doors > date ? [{ path: ['shows', index, 'doors'], message: doorsMessage }] : [],
    ),
    ...(programme.outlets ?? []).flatMap((outlet, index) =>
      judgeOutlet(outlet, byId, ['outlets', index], words),
    ),
  ];
}
