import type { catalogueImport } from '../../catalogue/index.ts';
import type { stockImport } from '../../inventory/index.ts';
import type { sellerImport } from '../../sellers/index.ts';

/** What the database holds before an import, as far as it can stand in the way. */
export interface Stored {
  owners: Awaited<ReturnType<(typeof sellerImport)['findSellerOwners']>>;
  structure: Awaited<ReturnType<(typeof catalogueImport)['findStructure']>>;
  taken: Awaited<ReturnType<(typeof stockImport)['findTaken']>>;
}
