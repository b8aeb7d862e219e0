import { entrantRows } from './entrant-row-store.ts';
import { entrantPages, holdEntrants } from './entrants.ts';

/** Who is in a draw: read by pages, held to the end, and whether they are as they were. */
export const entrants = { pages: entrantPages, hold: holdEntrants, ...entrantRows };
