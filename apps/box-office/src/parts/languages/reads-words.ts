import { isShopLanguage, shopLanguages } from '@stagedoor/rules/language/shop-languages';

/** As it calls itself; one that was taken away since by its code. */
export const nameOfLanguage = (language: string): string =>
  isShopLanguage(language) ? shopLanguages[language] : language;

/** LANG-06: in which language somebody is written to, at first and when a letter is sent again. */
export const readsWords = (language: string): string => `reads ${nameOfLanguage(language)}`;
