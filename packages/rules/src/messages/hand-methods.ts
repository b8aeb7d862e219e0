import { spoken } from '../language/spoken.ts';

/** PROG-12: as lists and letters call them, where a card's kind would stand. */
export const handMethodWords = spoken('hand-methods', { cash: 'Cash', invoice: 'Invoice' });
