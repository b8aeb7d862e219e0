import type { CatalogueShelf } from '../catalogue/index.ts';
import type { Db } from '../platform/db/tables.ts';
import type { PublicAddress } from '../platform/public-address.ts';
import type { OutletShelf } from '../sellers/index.ts';

export interface GuestListNeeds {
  db: Db;
  outlets: OutletShelf;
  catalogue: CatalogueShelf;
  publicAddress: PublicAddress;
  /** How many unknown tokens one network may show before it has to wait. */
  guessesPerAddress: number;
}
