import { isShopLanguage, shopLanguages } from '@stagedoor/rules/language/shop-languages';

/** LANG-06: in which language somebody is written to, at first and when a letter is sent again. */
export const readsWords = (language: string): string =>
  `reads ${isShopLanguage(language) ? shopLanguages[language] : language}`;
