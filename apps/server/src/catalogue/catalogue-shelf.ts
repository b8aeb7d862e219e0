// Outlets' catalogues, kept in memory for a moment: they change seldom and everybody reads them.
import type { Series } from '@stagedoor/contract/entities/series';
import type { Db } from '../platform/db/tables.ts';
import type { Kept } from '../platform/keep-fresh.ts';
import { keepUntilChanged, offerMark } from '../platform/keep-until-changed.ts';
import { loadCatalogue } from './catalogue-store.ts';
import type { Catalogue } from './catalogue-store.ts';
import { levelsOnOffer } from './level-on-offer.ts';
import type { LevelOnOffer } from './level-on-offer.ts';
import { describeSeries } from './series-of-outlet.ts';

const FRESH_MS = 1000;

export interface Shelved {
  catalogue: Catalogue;
  levels: Map<number, LevelOnOffer>;
  /** The outlet's series by their ids, with their windows worked out for a moment. */
  seriesAt(now: Date): Map<number, Series>;
}

export interface CatalogueShelf {
  get(sellerId: number, outletId: number): Promise<Shelved>;
  forget(): void;
}

export function catalogueShelf(db: Db): CatalogueShelf {
  const kept = new Map<number, Kept<Shelved>>();
  return {
    get: (sellerId, outletId) => {
      const known = kept.get(outletId);
      if (known) return known.get();
      const entry = keepUntilChanged(
        FRESH_MS,
        () => offerMark(db),
        async () => {
          const catalogue = await loadCatalogue(db, sellerId, { outletId });
          return {
            catalogue,
            levels: levelsOnOffer(catalogue),
            seriesAt: (now: Date) =>
              new Map(catalogue.series.map((row) => [row.series_id, describeSeries(row, now)])),
          };
        },
      );
      kept.set(outletId, entry);
      return entry.get();
    },
    forget: () => kept.clear(),
  };
}
