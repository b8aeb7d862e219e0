import type { ShopCaller } from '../accounts/index.ts';
import type { Db } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import { findEntry } from './entry-store.ts';
import { findOffer } from './offer-store.ts';
import type { LockedOffer } from './settle-offer.ts';

/** Whoever has its link; at another shop there is no such offer. */
export async function reachOffer(
  db: Db,
  { sellerId, outletId }: Pick<ShopCaller, 'sellerId' | 'outletId'>,
  offerUuid: string,
): Promise<LockedOffer> {
  const offer = (await findOffer(db, sellerId, { offerUuid })) ?? refuse('NOT_FOUND');
  const entry = await findEntry(db, sellerId, { entryId: offer.entry_id });
  return entry?.outlet_id === outletId ? { offer, entry } : refuse('NOT_FOUND');
}
