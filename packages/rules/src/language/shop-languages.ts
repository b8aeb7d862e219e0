/** The languages that a shop can be offered in, as they call themselves. Each but English is whole in `languages/`. */
export const shopLanguages = {
  en: 'English',
  fr: 'Français (Canada)',
  es: 'Español',
  de: 'Deutsch',
} as const;

export type ShopLanguage = keyof typeof shopLanguages;

export const ENGLISH_LANGUAGE = 'en' satisfies ShopLanguage;

export const isShopLanguage = (code: string): code is ShopLanguage => Object.hasOwn(shopLanguages, code);
