import { expect, test } from 'vitest';
import { addressLines } from './address-lines.ts';
import { normalizeAddress, validateAddress, type Address } from './address.ts';
import { countriesAbroad } from './countries-abroad.ts';
import { CANADA, countries, countryIds, offeredCountries, UNITED_STATES } from './countries.ts';
import { hearLanguageFrom } from '../language/current-language.ts';
import { postalCodeProblem } from './postal-code.ts';

const GERMANY = 276;
const ITALY = 380;
const BRITAIN = 826;
const HONG_KONG = 344;
const IRELAND = 372;
const TAIWAN = 158;

const also = (alsoTo: readonly number[]) => ({ home: UNITED_STATES, alsoTo });

const berlin: Address = {
  firstName: 'Ada',
  lastName: 'Kern',
  addressLineOne: 'Lange Str. 4',
  city: 'Berlin',
  state: '',
  zip: '10115',
  countryId: GERMANY,
  phone: '+49 30 5550100',
};

test('[ADDR-15] [CONST-16] every country has a number and a code of its own, and none takes the place of the two', () => {
  const ids = countriesAbroad.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(countriesAbroad.map(({ code }) => code)).size).toBe(ids.length);
  expect(ids).not.toContain(UNITED_STATES);
  expect(ids).not.toContain(CANADA);
  const wrong = countriesAbroad.filter(
    ({ id, code, name, layout, postalCodes, region }) =>
      !(id > 2 && id < 1000 && /^[A-Z]{2}$/.test(code) && name.length > 3 && layout.includes('C')) ||
      layout.includes('Z') !== postalCodes.length > 0 ||
      layout.includes('S') !== (region !== undefined),
  );
  expect(wrong).toEqual([]);
});

test('[ADDR-15] a form offers the two, and the others that were switched on, by name', () => {
  expect(offeredCountries()).toEqual(countries);
  expect(offeredCountries(also([BRITAIN, GERMANY, 4])).map(({ name }) => name)).toEqual([
    'United States',
    'Canada',
    'Germany',
    'United Kingdom',
  ]);
});

test('[ADDR-15] they stand in the order of their names, not of their codes', () => {
  const [SWITZERLAND, CZECHIA] = [756, 203];
  const names = offeredCountries(also([SWITZERLAND!, GERMANY, CZECHIA!])).map(({ name }) => name);
  expect(names.slice(2)).toEqual(['Czechia', 'Germany', 'Switzerland']);
});

test('[ADDR-15] [ADDR-02] an address abroad is good where its country was switched on, and nowhere else', () => {
  expect(validateAddress(berlin)).toEqual({ countryId: 'Country Required' });
  expect(validateAddress(berlin, also([GERMANY]))).toEqual({});
  expect(validateAddress({ ...berlin, countryId: ITALY }, also([GERMANY]))).toMatchObject({
    countryId: 'Country Required',
  });
});

test('[ADDR-15] [VALID-15] each country asks for what its own addresses have', () => {
  const wrongOf = (part: Partial<Address>) =>
    validateAddress({ ...berlin, ...part }, also([GERMANY, ITALY, BRITAIN, HONG_KONG, IRELAND]));
  expect(wrongOf({ zip: '' })).toEqual({ zip: 'Zip/Postal Code Required' });
  expect(wrongOf({ zip: '1011' })).toEqual({ zip: 'Invalid Postal Code' });
  expect(wrongOf({ countryId: ITALY, zip: '00184' })).toEqual({ state: 'Province Required' });
  expect(wrongOf({ countryId: ITALY, zip: '00184', state: 'RM' })).toEqual({});
  expect(wrongOf({ countryId: HONG_KONG, zip: '' })).toEqual({});
  expect(wrongOf({ countryId: HONG_KONG, zip: '999077' })).toEqual({});
  expect(wrongOf({ countryId: IRELAND, zip: '' })).toEqual({});
  expect(wrongOf({ countryId: IRELAND, zip: 'Dublin' })).toEqual({ zip: 'Invalid Postal Code' });
  expect(wrongOf({ phone: '12345' })).toEqual({ phone: 'Phone Number Required' });
  expect(wrongOf({ phone: '1234567890123456' })).toEqual({ phone: 'Phone Number Required' });
});

test.each([
  [BRITAIN, ['sw1a1aa', 'M1 1AE', 'ec1a 1bb', 'CR2 6XH'], ['SW1A 1A', '10115', 'SW1A 1AAA']],
  [IRELAND, ['d02 x285', 'D6WXH08'], ['D2 X285']],
  [528, ['1012ab', '1012 AB'], ['1012', 'AB 1012']],
  [620, ['1100148', '1100-148'], ['1100']],
])('[VALID-15] postal codes of %i', (country, good, bad) => {
  expect(good.map((code) => postalCodeProblem(code, country))).toEqual(good.map(() => null));
  expect(bad.map((code) => postalCodeProblem(code, country))).toEqual(bad.map(() => 'Invalid Postal Code'));
});

test('[ADDR-15] what is kept has its country’s form', () => {
  const kept = (part: Partial<Address>) => normalizeAddress({ ...berlin, ...part });
  expect(kept({ state: 'Berlin', phone: ' +49  30/5550100 ' })).toMatchObject({
    state: '',
    phone: '+49 305550100',
  });
  expect(kept({ countryId: BRITAIN, zip: 'sw1a1aa' })).toMatchObject({ zip: 'SW1A 1AA' });
  expect(kept({ countryId: HONG_KONG, zip: '999077' })).toMatchObject({ zip: '' });
  expect(kept({ zip: ' 1011 ' })).toMatchObject({ zip: '1011' });
  expect(kept({ countryId: TAIWAN, zip: '100-008' })).toMatchObject({ zip: '100008' });
  expect(kept({ countryId: ITALY, state: ' RM ' })).toMatchObject({ state: 'RM' });
});

test('[ADDR-17] an envelope is written as its country writes it', () => {
  expect(addressLines(berlin)).toEqual(['Ada Kern', 'Lange Str. 4', '10115 Berlin', 'Germany']);
  const london = { ...berlin, countryId: BRITAIN, city: 'London', zip: 'SW1A 1AA' };
  expect(addressLines(london).slice(2)).toEqual(['London', 'SW1A 1AA', 'United Kingdom']);
  const rome = { ...berlin, countryId: ITALY, city: 'Roma', zip: '00184', state: 'RM' };
  expect(addressLines(rome)[2]).toBe('00184 Roma RM');
  const cork = { ...berlin, countryId: IRELAND, city: 'Cork', zip: '' };
  expect(addressLines(cork).slice(2)).toEqual(['Cork', 'Ireland']);
});

test('[PROG-09] [ADDR-15] a seller abroad offers its own country first, and the two only where it ships there', () => {
  const FRANCE = 250;
  const names = (alsoTo: readonly number[]) =>
    offeredCountries({ home: FRANCE, alsoTo }).map(({ name }) => name);
  expect(names([])).toEqual(['France']);
  expect(names([GERMANY, UNITED_STATES])).toEqual(['France', 'United States', 'Germany']);
  expect(offeredCountries({ home: CANADA, alsoTo: [] }).map(({ id }) => id)).toEqual([CANADA, UNITED_STATES]);
  const lyon = { ...berlin, city: 'Lyon', zip: '69001', countryId: FRANCE };
  expect(validateAddress(lyon, { home: FRANCE, alsoTo: [] })).toEqual({});
  expect(validateAddress({ ...lyon, countryId: UNITED_STATES }, { home: FRANCE, alsoTo: [] })).toMatchObject({
    countryId: 'Country Required',
  });
});

test('[LANG-04] countries stand in the order of the language that is read, accents or not', () => {
  const forget = hearLanguageFrom(() => ({ code: 'fr', locale: 'fr-CA', said: {} }));
  const reach = { home: CANADA, alsoTo: ['AT', 'DE', 'ES', 'AE'].map((code) => countryIds[code] ?? 0) };
  try {
    expect(offeredCountries(reach).map(({ name }) => name)).toEqual([
      'Canada',
      'États-Unis',
      'Allemagne',
      'Autriche',
      'Émirats arabes unis',
      'Espagne',
    ]);
  } finally {
    forget();
  }
});
