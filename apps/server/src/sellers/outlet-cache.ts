// Outlets as every request needs them, kept in memory for a moment.
import type { Kept } from '../platform/keep-fresh.ts';
import { keepUntilChanged, offerMark } from '../platform/keep-until-changed.ts';
import type { Db } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import { loadOutlet } from './outlet-store.ts';
import type { StoredOutlet } from './outlet-store.ts';

export interface OutletCache {
  get(outletId: number): Promise<StoredOutlet>;
  /** One of the seller's; any other is not there. */
  ofSeller(sellerId: number, outletId: number): Promise<StoredOutlet>;
  forget(): void;
}

export function outletCache(db: Db): OutletCache {
  const kept = new Map<number, Kept<StoredOutlet | undefined>>();
  const find = (outletId: number): Promise<StoredOutlet | undefined> => {
    const known = kept.get(outletId);
    const entry =
      known ??
      keepUntilChanged(
        // Whose outlet it is shows when it is loaded; until then the directory says whether there is one.
        (last) => offerMark(db, last?.sellerId),
        () => loadOutlet(db, outletId),
      );
    if (!known) kept.set(outletId, entry);
    return entry.get();
  };
  return {
    get: async (outletId) => (await find(outletId)) ?? refuse('UNKNOWN_OUTLET'),
    ofSeller: async (sellerId, outletId) => {
      const outlet = await find(outletId);
      return outlet?.sellerId === sellerId ? outlet : refuse('NOT_FOUND');
    },
    forget: () => kept.clear(),
  };
}
