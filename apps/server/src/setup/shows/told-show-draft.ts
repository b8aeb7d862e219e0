// A show as the page shows it: what is public, what was typed since, and what speaks against that.
import type { ShowDraft } from '@stagedoor/contract/calls/office/show-drafts';
import type { Sheet } from '@stagedoor/descriptions/drafts/sheet';
import type { Programme } from '@stagedoor/descriptions/programme';
import { newSheet } from '@stagedoor/descriptions/shows/new-sheet';
import { findShow, sheetOf } from '@stagedoor/descriptions/shows/read-show';
import { titleIn } from '@stagedoor/descriptions/shows/show-fields';
import { showsOfficeMessages } from '@stagedoor/rules/messages/shows-office';
import { officeStock } from '../../inventory/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { DraftSubject } from '../programme-drafts/programme-draft-store.ts';
import type { ReachedDraft } from '../programme-drafts/reach-draft.ts';
import { toldDraft } from '../programme-drafts/told-draft.ts';
import type { Looking } from '../programme-drafts/told-draft.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { showChoices } from './show-choices.ts';
import { showStandings } from './show-standings.ts';

export function publicShowSheet(
  programme: Programme,
  { outletId, publicId }: Pick<DraftSubject, 'publicId'> & { outletId: number },
): Sheet {
  if (publicId === undefined) return newSheet();
  const found = findShow(programme, { outletId, eventId: publicId }) ?? refuse('NOT_FOUND');
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

export async function toldShowDraft(
  needs: SetupNeeds,
  reached: ReachedDraft,
  looking: Looking,
): Promise<ShowDraft> {
  const { db } = needs;
  const { now } = looking;
  const { sellerId, outletId, publicId: eventId } = reached;
  const { published, written, facts } = await toldDraft(needs, reached, looking);
  const own = eventId === undefined ? [] : [eventId];
  const standings = await showStandings(db, { sellerId, outletIds: [outletId] }, now, own);
  return {
    ...facts,
    eventId,
    name: titleIn(written.sheet) || showsOfficeMessages.newShow,
    state: standings.get(eventId ?? 0)?.state,
    published: publicShowSheet(published, reached),
    taken: await taken(db, sellerId, eventId, now),
    choices: await showChoices(db, published, { outletId, now }),
  };
}
