// Which letters a text in a language is written with: what a font of one's own must hold, or headings are set in two.
import type { ShopLanguage } from './shop-languages.ts';

const everywhere = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?&()-’';

const own: Readonly<Record<ShopLanguage, string>> = {
  en: '',
  fr: 'ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜàâæçéèêëîïôœùûü«»',
  es: 'ÁÉÍÑÓÚÜáéíñóúü¿¡',
  de: 'ÄÖÜäöüß„“',
};

export const lettersOf = (language: ShopLanguage): string => everywhere + own[language];
