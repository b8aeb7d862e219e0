// LANG-02: which of an outlet's languages a visitor reads.
import { ENGLISH_LANGUAGE, isShopLanguage, type ShopLanguage } from './shop-languages.ts';

/** In an address, and the name of the cookie that keeps what was chosen. */
export const LANGUAGE_PARAMETER = 'lang';
export const LANGUAGE_COOKIE = 'language';
/** In which a call wants its sentences: browsers send `Accept-Language` unasked. */
export const LANGUAGE_HEADER = 'x-outlet-language';

interface Wishes {
  address?: string | null | undefined;
  account?: string | null | undefined;
  cookie?: string | null | undefined;
  /** `Accept-Language`, as it came. */
  browser?: string | null | undefined;
}

/** Longer than any that browsers send; what is longer says nothing. */
const LONGEST_HEADER = 1000;

/** The outlet's own first. One that was dropped since, or was never whole, is none. */
export function languagesOf(named: readonly string[] | null | undefined): [ShopLanguage, ...ShopLanguage[]] {
  const [first = ENGLISH_LANGUAGE, ...others] = (named ?? []).filter(isShopLanguage);
  return [first, ...others];
}

const among = (offered: readonly ShopLanguage[], wish: string | null | undefined): ShopLanguage | undefined =>
  offered.find((code) => code === wish?.slice(0, 20).toLowerCase().split('-', 1)[0]);

/** As a browser prefers them: `fr-CA,fr;q=0.9,en;q=0.8`. */
function preferred(header: string | null | undefined): string[] {
  if (!header || header.length > LONGEST_HEADER) return [];
  return header
    .split(',')
    .map((range) => {
      const [tag = '', ...options] = range.trim().split(';');
      const quality = options.map((option) => /^\s*q=([\d.]+)$/.exec(option)?.[1]).find(Boolean);
      return { tag, quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag);
}

export function chooseLanguage(
  offered: readonly [ShopLanguage, ...ShopLanguage[]],
  { address, account, cookie, browser }: Wishes,
): ShopLanguage {
  const wishes = [address, account, cookie, ...preferred(browser)];
  return wishes.map((wish) => among(offered, wish)).find((code) => code !== undefined) ?? offered[0];
}
