import type { CatalogueCache } from '../catalogue/index.ts';
import type { PublicAddress } from '../platform/public-address.ts';
import type { Db } from '../platform/db/tables.ts';

export interface OfficeCodeNeeds {
  db: Db;
  publicAddress: PublicAddress;
  /** Opened after the codes, which it asks of itself. */
  catalogue: () => Pick<CatalogueCache, 'get'>;
}
