// CODE-04: how a code is written. People type it from a poster: in lower case, with spaces, with whatever dash their
// phone makes.

/** A code has at most 40 letters; somebody may type spaces between them. */
export const CODE_MOST_TYPED = 80;

/** What may stand in a code that somebody makes up. */
export const CODE_SHAPE = /^[A-Z0-9](?:[A-Z0-9-]{0,38}[A-Z0-9])?$/;

/** Letters and digits that nobody mistakes for each other, on paper or on the phone: never 0, O, 1, I, L or U. */
export const CODE_LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

/** Thirty to the power of ten: nobody hits one of ten thousand within the tries that they have. */
export const CODE_DRAWN_LETTERS = 10;

/** The code that was meant. */
export const normaliseCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/[\s\p{Cf}]/gu, '');
