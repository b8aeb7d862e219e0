// MONEY-04, MONEY-05: what a seller says of taxes and invoices in the box office. Page and server judge it alike.
import { setupMessages } from '../messages/setup.ts';
import { fieldErrors, isBlank, type FieldErrors } from '../forms/field-errors.ts';
import { isTimeZone } from '../time/venue-clock.ts';
import { isSellerChoice } from './seller-choices.ts';

export interface TaxSettings {
  taxes: 'added' | 'included';
  /** What a tax in prices is called. */
  taxName: string;
  /** Where the seller is at home, by ISO 3166's two letters. */
  country: string;
  /** By whose clock everything is told, and days and years begin. */
  timeZone: string;
  issueInvoices: boolean;
  legalName: string;
  /** Line by line. */
  sellerAddress: string;
  taxNumber: string;
  prefix: string;
  note: string;
}

/** As many characters as the description of a seller takes. */
export const taxSettingLimits = {
  taxName: 30,
  country: 2,
  timeZone: 50,
  legalName: 200,
  sellerAddress: 1000,
  taxNumber: 50,
  prefix: 10,
  note: 500,
} as const;

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Whoever issues invoices says who they are; half of it is not kept either. */
export const saysWhoSells = (settings: TaxSettings): boolean =>
  settings.issueInvoices ||
  [settings.legalName, settings.sellerAddress, settings.taxNumber, settings.prefix, settings.note].some(
    (text) => !isBlank(text),
  );

export function wrongWithTaxSettings(settings: TaxSettings): FieldErrors<keyof TaxSettings> {
  const isNeeded = saysWhoSells(settings);
  return fieldErrors({
    taxes: null,
    taxName: settings.taxes === 'included' && isBlank(settings.taxName) && setupMessages.taxNameNeeded,
    country: !isSellerChoice('country', settings.country) && setupMessages.notOffered,
    timeZone: !isTimeZone(settings.timeZone) && setupMessages.zoneNeeded,
    issueInvoices: null,
    legalName: isNeeded && isBlank(settings.legalName) && setupMessages.legalNameNeeded,
    sellerAddress: isNeeded && isBlank(settings.sellerAddress) && setupMessages.sellerAddressNeeded,
    taxNumber: null,
    prefix: null,
    note: null,
  });
}
