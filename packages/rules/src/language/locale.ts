import { currentLanguage } from './current-language.ts';

/** English, as PROD-11 has it: the one place that names it. */
const ENGLISH = 'en-US';

/** For what programs read again: digits and signs that no language changes. */
export const PLAIN_LOCALE = ENGLISH;

/** By which dates, numbers, money and countries are written just now. */
export const locale = (): string => currentLanguage()?.locale ?? ENGLISH;
