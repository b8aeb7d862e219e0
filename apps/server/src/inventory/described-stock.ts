import { readStock } from './read-stock.ts';
import { saveStock } from './save-stock.ts';

/** Tickets as a description has them: the way out of the database, and the way in. */
export const describedStock = { read: readStock, save: saveStock };
