import { locale } from '@stagedoor/rules/language/locale';

/** `1 order`, `2,000 orders` */
export const counted = (number: number, word: string, plural = `${word}s`): string =>
  `${number.toLocaleString(locale())} ${number === 1 ? word : plural}`;
