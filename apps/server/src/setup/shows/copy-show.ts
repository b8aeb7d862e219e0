import type { Programme } from '@stagedoor/descriptions/programme';
import { likeShow } from '@stagedoor/descriptions/shows/like-show';
import { findShow, sheetOf } from '@stagedoor/descriptions/shows/read-show';
import type { Tx } from '../../platform/db/tables.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { dropTypedFields, keepTypedFields, readTyped } from '../programme-drafts/programme-draft-store.ts';
import type { DraftOwner } from '../programme-drafts/programme-draft-store.ts';

/** The days that were typed already are this show's own. */
const own = new Set(['day', 'from', 'until']);

/** PROG-07: everything but the dates of an earlier show, in place of what was typed. */
export async function copyShow(
  tx: Tx,
  owner: DraftOwner,
  { draftId, outletId, like }: { draftId: number; outletId: number; like: number },
  published: Programme,
): Promise<void> {
  const found = findShow(published, { outletId, eventId: like }) ?? refuse('NOT_FOUND');
  const hasSeats = found.event.seats !== null;
  const former = await readTyped(tx, owner.sellerId, [draftId]);
  const gone = former.map(({ field }) => field).filter((field) => !own.has(field));
  await dropTypedFields(tx, owner.sellerId, draftId, gone);
  await keepTypedFields(tx, owner, draftId, likeShow(sheetOf(published, found), like, hasSeats));
}
