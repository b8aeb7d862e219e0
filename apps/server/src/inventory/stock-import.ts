import { findTaken } from './find-taken.ts';
import { saveDemoSales } from './save-demo-sales.ts';
import { removeStock, saveStock } from './save-stock.ts';

/** What an import does with the stock. */
export const stockImport = { findTaken, removeStock, saveStock, saveDemoSales };
