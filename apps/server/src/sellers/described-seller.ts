import { readSeller } from './read-seller.ts';
import { saveSeller } from './save-seller.ts';

/** A seller as its description has it, there and back. */
export const describedSeller = { read: readSeller, save: saveSeller };
