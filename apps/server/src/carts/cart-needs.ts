import type { CatalogueCache } from '../catalogue/index.ts';
import type { Db } from '../platform/db/tables.ts';
import type { HoldLimits } from './held-by-network.ts';
import type { OutletCache } from '../sellers/index.ts';

/** A card as far as a cart must know it; told by the payments, with the owner checked. */
export interface OwnCard {
  uuid: string;
  /** `YYYY-MM` */
  expiration: string;
}

export interface CartNeeds {
  db: Db;
  outlets: OutletCache;
  catalogue: CatalogueCache;
  limits: HoldLimits;
  findCard: (db: Db, sellerId: number, userId: number, cardUuid: string) => Promise<OwnCard | undefined>;
}
