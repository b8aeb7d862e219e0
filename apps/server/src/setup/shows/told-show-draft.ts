// A show as the page shows it: what is public, what was typed since, and what speaks against that.
import type { ShowDraft } from '@stagedoor/contract/calls/office/show-drafts';
import type { Programme } from '@stagedoor/descriptions/programme';
import { notesAbout, showProblems, strayProblems } from '@stagedoor/descriptions/shows/field-of-problem';
import { newSheet } from '@stagedoor/descriptions/shows/new-sheet';
import { findShow, sheetOf } from '@stagedoor/descriptions/shows/read-show';
import { titleIn } from '@stagedoor/descriptions/shows/show-fields';
import type { ShowSheet } from '@stagedoor/descriptions/shows/show-fields';
import type { WrittenShow } from '@stagedoor/descriptions/shows/write-show';
import type { ShowProblem } from '@stagedoor/descriptions/shows/write-times';
import { showsOfficeMessages } from '@stagedoor/rules/messages/shows-office';
import type { Problem } from '@stagedoor/rules/programme/problem';
import { isGuestList } from '@stagedoor/rules/shops/outlet-types';
import { officeStock } from '../../inventory/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { openings } from '../../sellers/index.ts';
import { staffWords } from '../../staff/index.ts';
import { inWords } from '../drafts/outlet-draft.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { planShows } from './plan-shows.ts';
import type { ReachedDraft } from './reach-draft.ts';
import { showChoices } from './show-choices.ts';
import { readShowFields } from './show-draft-store.ts';
import type { KeptShowField } from './show-draft-store.ts';
import { showStandings } from './show-standings.ts';

/** JSON has no moments: what the fields say must be compared with what was sent. */
export const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

export function publishedSheet(programme: Programme, { outletId, eventId }: ReachedDraft): ShowSheet {
  if (eventId === undefined) return newSheet();
  const found = findShow(programme, { outletId, eventId }) ?? refuse('NOT_FOUND');
  return sheetOf(programme, found);
}

async function taken(db: Db, sellerId: number, eventId: number | undefined, now: Date) {
  if (eventId === undefined) return [];
  const levels = await officeStock.ofEvents(db, sellerId, [eventId], now);
  return levels.map(({ levelId, sold, carts, capacity }) => ({
    level: String(levelId),
    sold,
    carts,
    seats: capacity,
  }));
}

async function toldFields(db: Db, sellerId: number, typed: readonly KeptShowField[], staffId: number) {
  const people = typed.map(({ typedBy }) => typedBy);
  const names = await staffWords(db, sellerId, people);
  return typed.map(({ field, value, typedBy, typedAt }) => ({
    field,
    value,
    by: names.get(typedBy) ?? '',
    isMine: typedBy === staffId,
    at: typedAt,
  }));
}

export async function toldShowDraft(
  needs: SetupNeeds,
  reached: ReachedDraft,
  { staffId, now }: { staffId: number; now: Date },
): Promise<ShowDraft> {
  const { db } = needs;
  const { sellerId, outletId, draftId, eventId } = reached;
  const typed = draftId === undefined ? [] : await readShowFields(db, sellerId, [draftId]);
  const { published, shows, plan } = await planShows(needs, { sellerId, now }, [
    { outletId, eventId, typed },
  ]);
  const [written] = shows;
  const outlet = published.outlets.find(({ id }) => id === outletId);
  const listed = (await openings.list(db, sellerId)).find(({ id }) => id === outletId);
  if (!written || !outlet || !listed) return refuse('NOT_FOUND');
  const standings = await showStandings(db, { sellerId, outletIds: [outletId] }, now);
  const isUntouched = eventId !== undefined && typed.length === 0;
  return {
    draftId,
    eventId,
    outletId,
    outlet: outlet.name,
    isGuestList: isGuestList(outlet.type),
    keptBy: listed.keptBy,
    name: titleIn(written.sheet) || showsOfficeMessages.newShow,
    state: eventId === undefined ? undefined : standings.get(eventId)?.state,
    currency: published.currency,
    taxesIncluded: published.taxes === 'included',
    zone: published.timeZone,
    published: publishedSheet(published, reached),
    typed: await toldFields(db, sellerId, typed, staffId),
    problems: isUntouched
      ? []
      : [...ownProblems(plan.problems, written), ...otherProblems(plan.problems, [written])],
    notes: isUntouched ? [] : ownNotes(plan.notes, [written]),
    taken: await taken(db, sellerId, eventId, now),
    choices: showChoices(published, outlet),
  };
}

const worded = (problems: readonly Problem[]): Problem[] =>
  problems.map((problem) => ({ ...problem, message: inWords(problem) }));

/** What is wrong with it, at its fields where it is about one. */
export const ownProblems = (problems: readonly Problem[], written: WrittenShow): ShowProblem[] =>
  showProblems(worded(problems), written);

/** What is wrong elsewhere, and stands in the way of these shows. */
export const otherProblems = (problems: readonly Problem[], shows: readonly WrittenShow[]): ShowProblem[] =>
  strayProblems(worded(problems), shows);

/** What deserves a look, in the words of the page. */
export const ownNotes = (notes: readonly Problem[], shows: readonly WrittenShow[]): string[] =>
  notesAbout(worded(notes), shows);
