import { expect, test } from 'vitest';
import { linesOf, saysWhoSells, wrongWithTaxSettings } from './tax-settings.ts';
import type { TaxSettings } from './tax-settings.ts';

const plain: TaxSettings = {
  taxes: 'added',
  taxName: '',
  country: 'FR',
  timeZone: 'Europe/Paris',
  issueInvoices: false,
  legalName: '',
  sellerAddress: '',
  taxNumber: '',
  prefix: '',
  note: '',
};
const wrong = (part: Partial<TaxSettings>) => Object.keys(wrongWithTaxSettings({ ...plain, ...part }));

test('[MONEY-04] a tax in prices has a name, and a year begins in a zone', () => {
  expect(wrong({})).toEqual([]);
  expect(wrong({ taxes: 'included' })).toEqual(['taxName']);
  expect(wrong({ taxes: 'included', taxName: 'TVA' })).toEqual([]);
  expect(wrong({ timeZone: 'CET' })).toEqual(['timeZone']);
  expect(wrong({ country: 'XX' })).toEqual(['country']);
});

test('[MONEY-05] who issues invoices says who sells; half of it is not kept either', () => {
  expect(wrong({ issueInvoices: true })).toEqual(['legalName', 'sellerAddress']);
  expect(wrong({ prefix: 'LY' })).toEqual(['legalName', 'sellerAddress']);
  expect(wrong({ issueInvoices: true, legalName: 'Lantern', sellerAddress: 'Lyon' })).toEqual([]);
  expect(saysWhoSells(plain)).toBe(false);
  expect(linesOf(' 1 rue\n\n 69001 Lyon ')).toEqual(['1 rue', '69001 Lyon']);
});
