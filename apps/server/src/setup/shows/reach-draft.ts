import { officeEvents } from '../../catalogue/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findDraft, findDraftOfEvent } from './show-draft-store.ts';

export interface DraftKey {
  draftId?: number | null | undefined;
  eventId?: number | null | undefined;
}

export interface ReachedDraft {
  sellerId: number;
  outletId: number;
  /** None before anybody typed into a public show. */
  draftId: number | undefined;
  eventId: number | undefined;
}

interface Caller {
  sellerId: number;
  requireOutlet(outletId: number): void;
}

async function named(db: Db, { sellerId }: Caller, { draftId, eventId }: DraftKey): Promise<ReachedDraft> {
  if (draftId) {
    const draft = (await findDraft(db, sellerId, draftId)) ?? refuse('NOT_FOUND');
    return { sellerId, outletId: draft.outletId, draftId, eventId: draft.eventId ?? undefined };
  }
  if (!eventId) return refuse('NOT_FOUND');
  const { outletId } = (await officeEvents.find(db, sellerId, eventId)) ?? refuse('NOT_FOUND');
  const draft = await findDraftOfEvent(db, sellerId, eventId);
  return { sellerId, outletId, draftId: draft?.draftId, eventId };
}

/** A draft of one's own outlets; another's does not exist. */
export async function reachDraft(db: Db, caller: Caller, key: DraftKey): Promise<ReachedDraft> {
  const reached = await named(db, caller, key);
  caller.requireOutlet(reached.outletId);
  return reached;
}
