// Outlets as every request needs them, kept in memory for a moment.
import type { Kept } from '../platform/keep-fresh.ts';
import { keepUntilChanged, offerMark } from '../platform/keep-until-changed.ts';
import type { Db } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import { loadOutlet } from './outlet-store.ts';
import type { StoredOutlet } from './outlet-store.ts';

const FRESH_MS = 1000;

export interface OutletShelf {
  get(outletId: number): Promise<StoredOutlet>;
  forget(): void;
}

export function outletShelf(db: Db): OutletShelf {
  const kept = new Map<number, Kept<StoredOutlet | undefined>>();
  return {
    get: async (outletId) => {
      const known = kept.get(outletId);
      const entry =
        known ??
        keepUntilChanged(
          FRESH_MS,
          () => offerMark(db),
          () => loadOutlet(db, outletId),
        );
      if (!known) kept.set(outletId, entry);
      return (await entry.get()) ?? refuse('UNKNOWN_OUTLET');
    },
    forget: () => kept.clear(),
  };
}
