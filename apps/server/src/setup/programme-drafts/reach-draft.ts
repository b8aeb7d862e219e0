import { findSeriesTimes, officeEvents } from '../../catalogue/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { DraftKind } from '../tables.ts';
import { findDraft, findDraftOf } from './programme-draft-store.ts';
import type { DraftSubject } from './programme-draft-store.ts';

export interface DraftKey {
  kind: DraftKind;
  draftId?: number | null | undefined;
  publicId?: number | null | undefined;
}

export interface ReachedDraft extends DraftSubject {
  sellerId: number;
  outletId: number;
  /** None before anybody typed into what is public. */
  draftId: number | undefined;
}

interface Caller {
  sellerId: number;
  requireOutlet(outletId: number): void;
}

/** At which outlet something public is. */
const outletOf: Readonly<
  Record<DraftKind, (db: Db, sellerId: number, publicId: number) => Promise<number | undefined>>
> = {
  show: async (db, sellerId, eventId) => (await officeEvents.find(db, sellerId, eventId))?.outletId,
  series: async (db, sellerId, seriesId) => (await findSeriesTimes(db, sellerId, seriesId))?.outletId,
};

async function named(
  db: Db,
  { sellerId }: Caller,
  { kind, draftId, publicId }: DraftKey,
): Promise<ReachedDraft> {
  if (draftId) {
    const draft = await findDraft(db, sellerId, draftId);
    if (draft?.kind !== kind) return refuse('NOT_FOUND');
    return { sellerId, kind, outletId: draft.outletId, draftId, publicId: draft.publicId };
  }
  if (!publicId) return refuse('NOT_FOUND');
  const outletId = (await outletOf[kind](db, sellerId, publicId)) ?? refuse('NOT_FOUND');
  const draft = await findDraftOf(db, sellerId, { kind, publicId });
  return { sellerId, kind, outletId, draftId: draft?.draftId, publicId };
}

/** A draft of one's own outlets; another's does not exist. */
export async function reachDraft(db: Db, caller: Caller, key: DraftKey): Promise<ReachedDraft> {
  const reached = await named(db, caller, key);
  caller.requireOutlet(reached.outletId);
  return reached;
}
