import { CANADA, UNITED_STATES } from './countries.ts';
import { addressMessages } from './messages/address.ts';

const US_ZIP = /^\d{5}(?:-?\d{4})?$/;
const CANADIAN = /^[a-z]\d[a-z][ -]?\d[a-z]\d$/i;

export function postalCodeProblem(code: string, countryId: number | null | undefined): string | null {
  const text = code.trim();
  if (!text) return addressMessages.postalCodeRequired;
  if (countryId === UNITED_STATES && !US_ZIP.test(text)) return addressMessages.invalidZipCode;
  if (countryId === CANADA && !CANADIAN.test(text)) return addressMessages.invalidPostalCode;
  return null;
}

/** As it is stored: a 5+4 zip with its hyphen, a Canadian code in capitals. */
export function normalizePostalCode(code: string, countryId: number | null | undefined): string {
  const text = code.trim();
  if (countryId === UNITED_STATES) return text.replace(/^(\d{5})(\d{4})$/, '$1-$2');
  return countryId === CANADA ? text.toUpperCase() : text;
}
