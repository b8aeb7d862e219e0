/** Everything that is wrong with a description as a whole, whoever wrote it. */
import type { OutletDraft, ProgrammeDraft, ShowDraft } from './draft.ts';
import { judgeDelivery } from './judge-delivery.ts';
import { judgeEvent } from './judge-event.ts';
import { judgeIds } from './judge-ids.ts';
import { judgePolicies } from './judge-policies.ts';
import { judgeReferences } from './judge-references.ts';
import { judgeSellable } from './judge-sellable.ts';
import { judgeSeries } from './judge-series.ts';
import { plainWords } from './problem.ts';
import type { Path, Problem, Words } from './problem.ts';

const doorsMessage = 'The doors open after the show begins.';

/** What can only be said about an event beside its show. */
function judgeAgainstShows({ events }: OutletDraft, shows: readonly ShowDraft[], path: Path): Problem[] {
  return (events ?? []).flatMap((event, index): Problem[] => {
    const at = [...path, 'events', index];
    const show = shows.find(({ id }) => id !== undefined && id === event.show);
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

function judgeOutlet(outlet: OutletDraft, shows: readonly ShowDraft[], path: Path, words: Words): Problem[] {
  return [
    ...judgePolicies(outlet.policies ?? [], [...path, 'policies']),
    ...judgeDelivery(outlet, path, words),
    ...(outlet.series ?? []).flatMap((series, index) => judgeSeries(series, [...path, 'series', index])),
    ...(outlet.events ?? []).flatMap((event, index) => judgeEvent(event, [...path, 'events', index], words)),
    ...judgeAgainstShows(outlet, shows, path),
    ...judgeSellable(outlet, path),
  ];
}

export function judgeProgramme(programme: ProgrammeDraft, words: Words = plainWords): Problem[] {
  const shows = programme.shows ?? [];
  return [
    ...judgeIds(programme, words),
    ...judgeReferences(programme),
    ...shows.flatMap(({ date, doors }, index) =>
      date && doors && doors > date ? [{ path: ['shows', index, 'doors'], message: doorsMessage }] : [],
    ),
    ...(programme.outlets ?? []).flatMap((outlet, index) =>
      judgeOutlet(outlet, shows, ['outlets', index], words),
    ),
  ];
}
