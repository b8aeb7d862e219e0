import type { CatalogueShelf } from '../catalogue/index.ts';
import type { Db } from '../platform/db/tables.ts';
import type { OutletShelf } from '../sellers/index.ts';

/** A card as far as a cart must know it; told by the payments, with the owner checked. */
export interface OwnCard {
  uuid: string;
  /** `YYYY-MM` */
  expiration: string;
}

export interface CartNeeds {
  db: Db;
  outlets: OutletShelf;
  catalogue: CatalogueShelf;
  findCard: (sellerId: number, userId: number, cardUuid: string) => Promise<OwnCard | undefined>;
}
