import { findSellerOwners } from './find-owners.ts';
import { saveSeller } from './save-seller.ts';

/** What an import does with a seller and its outlets. */
export const sellerImport = { findSellerOwners, saveSeller };
