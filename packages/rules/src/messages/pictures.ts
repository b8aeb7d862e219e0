import { locale } from '../language/locale.ts';

/** What is wrong with a picture or a font, from a folder or from somebody's computer. */
export const pictureMessages = {
  tooLarge: (called: string, what: string) => `The ${what} ${called} is larger than 5 MB.`,
  fontTooLarge: (called: string) => `The font ${called} is larger than 200 KB.`,
  fontLacks: (called: string, letters: string, language: string) =>
    `The font ${called} lacks letters of ${language}: ${letters}.`,
  refused: 'This file is not a picture that can be shown.',
  broken: (called: string) => `${called} is not a whole picture.`,
  active: (called: string) => `The picture ${called} holds a script.`,
  tooManyPixels: (called: string, width: number, height: number) =>
    `The picture ${called} has ${width.toLocaleString(locale())} × ${height.toLocaleString(locale())} pixels: ` +
    'at most 40 million fit, and 16,000 on a side.',
  notAFont: (called: string) => `${called} is not a whole font (WOFF2).`,
  cleaned: (called: string) => `Scripts and links were taken out of ${called}.`,
} as const;
