import type { SellerFolder } from '../read-folder.ts';
import { catalogueRows } from './catalogue-rows.ts';
import { sellerRows } from './seller-rows.ts';
import { demoSales, stockRows } from './stock-rows.ts';
import type { CatalogueRows, DemoSales, SellerRows, StockRows } from './tables-of-rows.ts';

/** A folder as the rows that shall stand in the database. */
export interface FolderRows {
  seller: SellerRows;
  catalogue: CatalogueRows;
  stock: StockRows;
  demoSales: DemoSales;
}

/** Of folders without mistakes only. */
export const folderRows = (
  folder: SellerFolder,
  passwordHashes: ReadonlyMap<number, string>,
): FolderRows => ({
  seller: sellerRows(folder, passwordHashes),
  catalogue: catalogueRows(folder),
  stock: stockRows(folder),
  demoSales: demoSales(folder),
});
