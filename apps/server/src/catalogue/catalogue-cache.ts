// Outlets' catalogues, kept in memory for a moment: they change seldom and everybody reads them.
import type { Series } from '@stagedoor/contract/entities/series';
import type { Db } from '../platform/db/tables.ts';
import { keepUntilChanged, offerMark } from '../platform/keep-until-changed.ts';
import type { KeptUntilChanged } from '../platform/keep-until-changed.ts';
import { loadCatalogue } from './catalogue-store.ts';
import type { Catalogue } from './catalogue-store.ts';
import type { CodesHere, CodesOfOutlet } from './code-at-event.ts';
import { levelsOnOffer } from './level-on-offer.ts';
import type { LevelOnOffer } from './level-on-offer.ts';
import { describeSeries } from './series-of-outlet.ts';

export interface CachedCatalogue {
  catalogue: Catalogue;
  /** What `offerMark` said when it was read: as long as it says so, nothing has changed. */
  mark: string;
  /** Its events that have a waiting room. */
  waiting: ReadonlySet<number>;
  levels: Map<number, LevelOnOffer>;
  /** What codes there are for. */
  codes: readonly CodesHere[];
  /** The outlet's series by their ids, with their windows worked out for a moment. */
  seriesAt(now: Date): Map<number, Series>;
}

export interface CatalogueCache {
  get(sellerId: number, outletId: number): Promise<CachedCatalogue>;
  /** RUN-02: what sells judges by the database, not by a copy of a moment ago. */
  getCurrent(sellerId: number, outletId: number): Promise<CachedCatalogue>;
  forget(): void;
}

/** Events of an outlet that have a waiting room; told by whoever keeps it, which lives above. */
export type WaitingEvents = (db: Db, sellerId: number, outletId: number) => Promise<ReadonlySet<number>>;
const nobodyWaits: WaitingEvents = () => Promise.resolve(new Set());
const noCodes: CodesOfOutlet = () => Promise.resolve([]);

export function catalogueCache(
  db: Db,
  waitingEvents: WaitingEvents = nobodyWaits,
  codesOfOutlet: CodesOfOutlet = noCodes,
): CatalogueCache {
  const kept = new Map<number, KeptUntilChanged<CachedCatalogue>>();
  const entryOf = (sellerId: number, outletId: number): KeptUntilChanged<CachedCatalogue> => {
    const known = kept.get(outletId);
    if (known) return known;
    const entry = keepUntilChanged(
      () => offerMark(db, sellerId),
      async (mark) => {
        const [catalogue, waiting, codes] = await Promise.all([
          loadCatalogue(db, sellerId, { outletId }),
          waitingEvents(db, sellerId, outletId),
          codesOfOutlet(db, sellerId, outletId),
        ]);
        return {
          catalogue,
          mark,
          waiting,
          codes,
          levels: levelsOnOffer(catalogue, waiting),
          seriesAt: (now: Date) =>
            new Map(catalogue.series.map((row) => [row.series_id, describeSeries(row, now)])),
        };
      },
    );
    kept.set(outletId, entry);
    return entry;
  };
  return {
    get: (sellerId, outletId) => entryOf(sellerId, outletId).get(),
    getCurrent: (sellerId, outletId) => entryOf(sellerId, outletId).getCurrent(),
    forget: () => kept.clear(),
  };
}
