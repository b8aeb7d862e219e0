import { letterParts } from '../../mail/index.ts';

/** Letters, blanks, hyphens, apostrophes, and dots that end a word: nothing a mail program would make a link of. */
const PLAIN_NAME = /^(?:[\p{L}\p{M}' ’-]|\.(?=\s|$)){1,40}$/u;

/** Anybody may open an account with anybody's address: a name that could be an advertisement is left out. */
export const greeting = (firstName: string) =>
  PLAIN_NAME.test(firstName) ? letterParts.paragraph`Hello ${firstName},` : letterParts.paragraph`Hello,`;
