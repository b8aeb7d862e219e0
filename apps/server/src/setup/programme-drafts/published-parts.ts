// What a publish changed in the seller's description, thing by thing, and the description with it put back.
import type { WrittenDraft } from '@stagedoor/descriptions/drafts/problems-of-draft';
import type { Programme } from '@stagedoor/descriptions/programme';
import { receivedPart } from '@stagedoor/descriptions/on-the-wire';
import { isSameValue } from '@stagedoor/rules/setup/draft-fields';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { programme as schema } from '../../programme/index.ts';
import type { PublishedPart } from '../tables.ts';
import { asSent } from './as-sent.ts';
import { scopeOfDrafts } from './plan-drafts.ts';
import type { DraftScope } from './plan-drafts.ts';
import type { GoingDraft, SortedDraft } from './publish-plan.ts';

type Place = Pick<PublishedPart, 'kind' | 'outletId' | 'publicId'>;

const byId = <T extends { id: number }>(all: readonly T[], id: number | null | undefined): T | undefined =>
  all.find((each) => each.id === id);

/** A show with its event, or a series with its tour; nothing where it is not there. */
export function partAt(
  programme: Programme,
  { kind, outletId, publicId }: Place,
): Record<string, unknown> | null {
  const outlet = byId(programme.outlets, outletId);
  if (kind === 'show') {
    const event = byId(outlet?.events ?? [], publicId);
    return event ? { event, show: byId(programme.shows, event.show) } : null;
  }
  const series = byId(outlet?.series ?? [], publicId);
  return series ? { series, tour: byId(programme.tours, series.tour) ?? null } : null;
}

/** With the series that its shows were in before. */
export function scopeOfParts(sellerId: number, parts: readonly PublishedPart[]): DraftScope {
  const { only, ...scope } = scopeOfDrafts(sellerId, parts);
  const former = parts.flatMap(({ before }) => {
    const { series } = recordOf(before?.['event']);
    return typeof series === 'number' ? [series] : [];
  });
  return { ...scope, only: { ...only, seriesIds: [...only.seriesIds, ...former] } };
}

export const publishedParts = (
  { before, after }: { before: Programme; after: Programme },
  going: readonly GoingDraft[],
  sorted: readonly SortedDraft[],
  written: readonly WrittenDraft[],
): PublishedPart[] =>
  going.flatMap(({ draftId, kind, outletId }, index) => {
    const each = written[index];
    if (!each) return [];
    const place = { kind, outletId, publicId: each.kind === 'show' ? each.eventId : each.seriesId };
    const is = partAt(after, place);
    const typed = sorted.find(({ draft }) => draft.draftId === draftId)?.right ?? [];
    const fields = typed.map(({ field, value }) => ({ field, value }));
    return is ? [{ ...place, typed: fields, before: partAt(before, place), after: is }] : [];
  });

/** Whether it says what was published: a moment is text where it was kept. */
export const isAsPublished = (programme: Programme, part: PublishedPart): boolean =>
  isSameValue(asSent(partAt(programme, part)), part.after);

const listIn = (held: unknown): unknown[] => (Array.isArray(held) ? held : []);
const idIn = (held: unknown): unknown => recordOf(held)['id'];

/** In its place, at the end, or gone. */
function put(all: unknown, id: unknown, one: unknown): unknown[] {
  const list = listIn(all);
  if (!one) return list.filter((each) => idIn(each) !== id);
  return list.some((each) => idIn(each) === id)
    ? list.map((each) => (idIn(each) === id ? one : each))
    : [...list, one];
}

type Plain = Readonly<Record<string, unknown>>;

function putBack(whole: Plain, { kind, outletId, publicId, before, after }: PublishedPart): Plain {
  const isShow = kind === 'show';
  const [list, one] = isShow ? ['events', before?.['event']] : ['series', before?.['series']];
  const outlets = listIn(whole['outlets']).map((outlet) =>
    idIn(outlet) === outletId
      ? { ...recordOf(outlet), [list]: put(recordOf(outlet)[list], publicId, one) }
      : outlet,
  );
  const [shared, key] = isShow ? ['shows', 'show'] : ['tours', 'tour'];
  // A tour that others may be of by now stays; a show belongs to its event.
  if (!isShow && !before?.[key]) return { ...whole, outlets };
  const id = idIn(before?.[key] ?? after[key]);
  return { ...whole, outlets, [shared]: put(whole[shared], id, before?.[key]) };
}

/** The description as it would be without them; the last one first, as they were laid over each other. */
export const withoutParts = (programme: Programme, parts: readonly PublishedPart[]): unknown =>
  receivedPart(schema, 'seller', parts.toReversed().reduce(putBack, recordOf(asSent(programme))));
