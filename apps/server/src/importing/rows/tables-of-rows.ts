// What the modules below take, named once.
import type { catalogueImport } from '../../catalogue/index.ts';
import type { stockImport } from '../../inventory/index.ts';
import type { sellerImport } from '../../sellers/index.ts';

export type SellerRows = Parameters<(typeof sellerImport)['saveSeller']>[1];
export type CatalogueRows = Parameters<(typeof catalogueImport)['saveCatalogue']>[1];
export type StockRows = Parameters<(typeof stockImport)['saveStock']>[1];
export type DemoSales = Parameters<(typeof stockImport)['saveDemoSales']>[2];
