import { spoken } from '../language/spoken.ts';

/** Choosing in which language the shop speaks. */
export const languageMessages = spoken('language', {
  heading: 'Language',
  follows: 'Your letters and tickets follow this choice.',
});
