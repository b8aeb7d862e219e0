// What the modules below hold, named once.
import type { saveCatalogue } from '../../catalogue/index.ts';
import type { describedStock } from '../../inventory/index.ts';
import type { describedSeller } from '../../sellers/index.ts';

export type SellerRows = Parameters<(typeof describedSeller)['save']>[1];
export type CatalogueRows = Parameters<typeof saveCatalogue>[1];
export type StockRows = Parameters<typeof describedStock.save>[1];

/** A programme as the rows that shall stand in the database, or do. */
export interface ProgrammeRows {
  seller: SellerRows;
  catalogue: CatalogueRows;
  stock: StockRows;
}

export type Keeper = SellerRows['outlets'][number]['kept_by'];
