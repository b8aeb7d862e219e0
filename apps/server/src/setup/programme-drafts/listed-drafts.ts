import { sheetWith } from '@stagedoor/descriptions/drafts/sheet';
import type { Sheet } from '@stagedoor/descriptions/drafts/sheet';
import type { ListedShowDraft } from '@stagedoor/contract/calls/office/show-drafts';
import type { Programme } from '@stagedoor/descriptions/programme';
import { titleIn } from '@stagedoor/descriptions/shows/show-fields';
import { seriesOfficeMessages } from '@stagedoor/rules/messages/series-office';
import { showsOfficeMessages } from '@stagedoor/rules/messages/shows-office';
import { recordOf } from '@stagedoor/rules/values/record-of';
import type { EventScope } from '../../catalogue/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { describe } from '../../programme/index.ts';
import { staffWords } from '../../staff/index.ts';
import { publicSeriesSheet } from '../series/told-series-draft.ts';
import { publicShowSheet } from '../shows/told-show-draft.ts';
import { scopeOfDrafts } from './plan-drafts.ts';
import { listDrafts, readTyped } from './programme-draft-store.ts';
import type { DraftRow, KeptField } from './programme-draft-store.ts';

const textOr = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function venueName({ venues }: Programme, { venue }: Sheet): string | undefined {
  const known = venues.find(({ id }) => id === venue) ?? recordOf(venue);
  return textOr(recordOf(known)['name']);
}

const newest = (typed: readonly KeptField[]): KeptField | undefined =>
  typed.toSorted((a, b) => b.typedAt.getTime() - a.typedAt.getTime())[0];

function showFacts({ outletId, publicId }: DraftRow, typed: readonly KeptField[], programme: Programme) {
  const sheet = sheetWith(publicShowSheet(programme, { outletId, publicId }), typed);
  return {
    eventId: publicId,
    name: titleIn(sheet) || showsOfficeMessages.newShow,
    day: textOr(sheet['day']),
    begins: textOr(sheet['begins']),
    venue: venueName(programme, sheet),
  };
}

function seriesFacts({ outletId, publicId }: DraftRow, typed: readonly KeptField[], programme: Programme) {
  const sheet = sheetWith(publicSeriesSheet(programme, { outletId, publicId }), typed);
  const [day, begins] = (textOr(sheet['opens']) ?? '').split(' ');
  return {
    seriesId: publicId,
    name: textOr(sheet['name']) ?? seriesOfficeMessages.newSeries,
    day: textOr(day),
    begins: textOr(begins),
  };
}

function toldDraft(draft: DraftRow, typed: readonly KeptField[], programme: Programme) {
  const { draftId, kind, outletId, madeAt, madeBy } = draft;
  const last = newest(typed);
  return {
    draftId,
    kind,
    outletId,
    ...(kind === 'show' ? showFacts : seriesFacts)(draft, typed, programme),
    changes: typed.length,
    typedBy: last?.typedBy ?? madeBy,
    at: last?.typedAt ?? madeAt,
  };
}

/** Of one's own outlets, the last one typed into first. */
export async function listedDrafts(db: Db, { sellerId, outletIds }: EventScope): Promise<ListedShowDraft[]> {
  const all = await listDrafts(db, sellerId);
  const own = all.filter(({ outletId }) => outletIds === 'all' || outletIds.includes(outletId));
  const programme = own.length === 0 ? null : await describe(db, scopeOfDrafts(sellerId, own));
  if (!programme) return [];
  const fields = await readTyped(
    db,
    sellerId,
    own.map(({ draftId }) => draftId),
  );
  const byDraft = Map.groupBy(fields, ({ draftId }) => draftId);
  const told = own.map((draft) => toldDraft(draft, byDraft.get(draft.draftId) ?? [], programme));
  const names = await staffWords(
    db,
    sellerId,
    told.map(({ typedBy }) => typedBy),
  );
  return told
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ typedBy, ...draft }) => ({ ...draft, by: names.get(typedBy) ?? '' }));
}
