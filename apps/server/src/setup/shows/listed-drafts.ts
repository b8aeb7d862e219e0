import type { ListedShowDraft } from '@stagedoor/contract/calls/office/show-drafts';
import type { Programme } from '@stagedoor/descriptions/programme';
import { newSheet } from '@stagedoor/descriptions/shows/new-sheet';
import { findShow, sheetOf } from '@stagedoor/descriptions/shows/read-show';
import { sheetWith, titleIn } from '@stagedoor/descriptions/shows/show-fields';
import type { ShowSheet } from '@stagedoor/descriptions/shows/show-fields';
import { showsOfficeMessages } from '@stagedoor/rules/messages/shows-office';
import { recordOf } from '@stagedoor/rules/values/record-of';
import type { EventScope } from '../../catalogue/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { describe } from '../../programme/index.ts';
import { staffWords } from '../../staff/index.ts';
import { scopeOfShows } from './plan-shows.ts';
import { listDrafts, readShowFields } from './show-draft-store.ts';
import type { KeptShowField, ShowDraftRow } from './show-draft-store.ts';

const textOr = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

function venueName({ venues }: Programme, { venue }: ShowSheet): string | undefined {
  const known = venues.find(({ id }) => id === venue) ?? recordOf(venue);
  return textOr(recordOf(known)['name']);
}

function toldDraft(draft: ShowDraftRow, typed: readonly KeptShowField[], programme: Programme) {
  const { draftId, outletId, eventId, madeAt, madeBy } = draft;
  const found = eventId === null ? undefined : findShow(programme, { outletId, eventId });
  const sheet = sheetWith(found ? sheetOf(programme, found) : newSheet(), typed);
  const last = typed.toSorted((a, b) => b.typedAt.getTime() - a.typedAt.getTime())[0];
  return {
    draftId,
    outletId,
    eventId: eventId ?? undefined,
    name: titleIn(sheet) || showsOfficeMessages.newShow,
    day: textOr(sheet['day']),
    begins: textOr(sheet['begins']),
    venue: venueName(programme, sheet),
    changes: typed.length,
    typedBy: last?.typedBy ?? madeBy,
    at: last?.typedAt ?? madeAt,
  };
}

/** Of one's own outlets, the last one typed into first. */
export async function listedDrafts(db: Db, { sellerId, outletIds }: EventScope): Promise<ListedShowDraft[]> {
  const all = await listDrafts(db, sellerId);
  const own = all.filter(({ outletId }) => outletIds === 'all' || outletIds.includes(outletId));
  const scope = scopeOfShows(
    sellerId,
    own.map(({ outletId }) => outletId),
  );
  const programme = own.length === 0 ? null : await describe(db, scope);
  if (!programme) return [];
  const fields = await readShowFields(
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
