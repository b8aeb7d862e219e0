import { countryAbroad } from './countries-abroad.ts';

/** Ten digits; a leading 1 of eleven is the country code and falls away. */
export function phoneDigits(text: string | null | undefined): string {
  const digits = (text ?? '').replace(/\D/g, '');
  return (digits.length > 10 && digits.startsWith('1') ? digits.slice(1) : digits).slice(0, 10);
}

/** `(xxx) xxx-xxxx`, as far as it has been typed. */
export function formatPhone(text: string | null | undefined): string {
  const digits = phoneDigits(text);
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  if (line) return `(${area}) ${exchange}-${line}`;
  if (exchange) return `(${area}) ${exchange}`;
  return area && `(${area}`;
}

export const isPhone = (text: string | null | undefined): boolean => phoneDigits(text).length === 10;

const FEWEST_ABROAD = 6;
/** ITU's E.164. */
const MOST_ABROAD = 15;

/** Abroad a number is kept as it was typed, but for what no telephone needs. */
export function formatPhoneFor(
  countryId: number | null | undefined,
  text: string | null | undefined,
): string {
  if (!countryAbroad(countryId)) return formatPhone(text);
  return (text ?? '')
    .replaceAll(/[^\d+() -]/g, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

export function isPhoneFor(countryId: number | null | undefined, text: string | null | undefined): boolean {
  if (!countryAbroad(countryId)) return isPhone(text);
  const { length } = (text ?? '').replaceAll(/\D/g, '');
  return length >= FEWEST_ABROAD && length <= MOST_ABROAD;
}
