import { countryAbroad } from './countries-abroad.ts';
import { CANADA, UNITED_STATES } from './countries.ts';
import { addressMessages } from '../messages/address.ts';

const US_ZIP = /^\d{5}(?:-?\d{4})?$/;
const CANADIAN = /^[a-z]\d[a-z][ -]?\d[a-z]\d$/i;

const bare = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
const fits: Readonly<Record<string, RegExp>> = { '#': /\d/, '@': /[A-Z]/, '*': /[A-Z0-9]/ };

/** The code in the shape of the mask, or undefined where it has another one; how it was divided does not matter. */
function shaped(code: string, mask: string): string | undefined {
  const signs = [...bare(code)];
  let result = '';
  for (const place of mask) {
    const isSeparator = fits[place] === undefined;
    const sign = isSeparator ? place : signs.shift();
    if (!isSeparator && !fits[place]!.test(sign ?? '')) return undefined;
    result += sign;
  }
  return signs.length === 0 ? result : undefined;
}

function shapedFor(code: string, masks: readonly string[]): string | undefined {
  for (const mask of masks) {
    const result = shaped(code, mask);
    if (result !== undefined) return result;
  }
  return undefined;
}

/** Whether the country's addresses have a code at all. */
export const hasPostalCode = (countryId: number | null | undefined): boolean =>
  countryAbroad(countryId)?.postalCodes.length !== 0;

export const needsPostalCode = (countryId: number | null | undefined): boolean =>
  countryAbroad(countryId)?.needsPostalCode ?? true;

export function postalCodeProblem(code: string, countryId: number | null | undefined): string | null {
  const text = code.trim();
  const abroad = countryAbroad(countryId);
  if (!text) return needsPostalCode(countryId) ? addressMessages.postalCodeRequired : null;
  if (countryId === UNITED_STATES && !US_ZIP.test(text)) return addressMessages.invalidZipCode;
  if (countryId === CANADA && !CANADIAN.test(text)) return addressMessages.invalidPostalCode;
  if (abroad && hasPostalCode(countryId) && shapedFor(text, abroad.postalCodes) === undefined)
    return addressMessages.invalidPostalCode;
  return null;
}

/** As it is stored: a 5+4 zip with its hyphen, a Canadian code in capitals, any other in its country's shape. */
export function normalizePostalCode(code: string, countryId: number | null | undefined): string {
  const text = code.trim();
  if (countryId === UNITED_STATES) return text.replace(/^(\d{5})(\d{4})$/, '$1-$2');
  if (countryId === CANADA) return text.toUpperCase();
  const abroad = countryAbroad(countryId);
  if (!abroad) return text;
  return hasPostalCode(countryId) ? (shapedFor(text, abroad.postalCodes) ?? text) : '';
}
