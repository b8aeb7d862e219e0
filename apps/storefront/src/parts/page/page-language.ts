import { LANGUAGE_COOKIE, LANGUAGE_PARAMETER } from '@stagedoor/rules/language/choose-language';
import { currentLanguage } from '@stagedoor/rules/language/current-language';
import { ENGLISH_LANGUAGE } from '@stagedoor/rules/language/shop-languages';

/** The one that this page was built in. */
export const pageLanguage = (): string => currentLanguage()?.code ?? ENGLISH_LANGUAGE;

const A_YEAR_SECONDS = 31_536_000;

/** This browser hears it at every page from now on. */
export function rememberLanguage(code: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${code}; path=/; max-age=${A_YEAR_SECONDS}; samesite=lax${secure}`;
}

/** The same page in another language: a page is built in one. What the address wished for counts no more. */
export function openInLanguage(code: string): void {
  rememberLanguage(code);
  const address = new URL(location.href);
  address.searchParams.delete(LANGUAGE_PARAMETER);
  history.replaceState(history.state, '', address);
  location.reload();
}
