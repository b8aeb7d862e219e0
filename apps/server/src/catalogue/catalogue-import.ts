import { findStructure } from './find-structure.ts';
import { saveCatalogue } from './save-catalogue.ts';

/** What an import does with the catalogue. */
export const catalogueImport = { findStructure, saveCatalogue };
