import { expect, test } from 'vitest';
import { changeCountry, normalizeAddress, validateAddress, type Address } from './address.ts';

const good: Address = {
  firstName: 'Robin',
  lastName: 'Vale',
  addressLineOne: '12 Box Elder Rd',
  city: 'Boston',
  state: 'MA',
  zip: '02110',
  countryId: 1,
  phone: '(617) 555-0100',
};
const empty: Address = {
  firstName: ' ',
  lastName: '',
  addressLineOne: '',
  city: '',
  state: '',
  zip: '',
  countryId: null,
  phone: '',
};

test('[ERR-48] [ADDR-01] [ADDR-02] [ADDR-03] [ADDR-04] [ADDR-05] [ADDR-06] [ADDR-10] each empty field has its message', () => {
  expect(validateAddress(empty)).toEqual({
    firstName: 'First Name Required',
    lastName: 'Last Name Required',
    countryId: 'Country Required',
    addressLineOne: 'Street Address Required',
    city: 'City Required',
    state: 'State Required',
    zip: 'Zip/Postal Code Required',
    phone: 'Phone Number Required',
  });
});

test('[VALID-09] [VALID-10] [VALID-11] [VALID-12] [VALID-13] [VALID-14] [VALID-15] one fault, one message', () => {
  expect(validateAddress({ ...good, firstName: '' })).toEqual({ firstName: 'First Name Required' });
  expect(validateAddress({ ...good, lastName: '' })).toEqual({ lastName: 'Last Name Required' });
  expect(validateAddress({ ...good, countryId: 3 })).toEqual({ countryId: 'Country Required' });
  expect(validateAddress({ ...good, addressLineOne: 'PO Box 4' })).toEqual({
    addressLineOne: 'Please enter a valid street name for shipping address',
  });
  expect(validateAddress({ ...good, city: ' ' })).toEqual({ city: 'City Required' });
  expect(validateAddress({ ...good, state: 'ON' })).toEqual({ state: 'State Required' });
  expect(validateAddress({ ...good, zip: '2110' })).toEqual({ zip: 'Invalid Zip Code' });
  expect(validateAddress({ ...good, countryId: 2, state: 'ON' })).toEqual({ zip: 'Invalid Postal Code' });
});

test('[ADDR-17] a complete address passes without company, second line, note and email', () => {
  expect(validateAddress(good)).toEqual({});
});

test('[ADDR-12] only the first line is checked for a PO box', () => {
  expect(validateAddress({ ...good, addressLineTwo: 'PO Box 4' })).toEqual({});
});

test('[ADDR-08] [ADDR-09] [ADDR-13] what is stored has one form', () => {
  const typed = {
    ...good,
    countryId: 2,
    state: '11',
    zip: 'h2x 1y4',
    phone: '514.555.0100',
    firstName: ' Ana ',
    lastName: ' Ruiz ',
    companyName: 'Vale & Co',
    addressLineOne: ' 4 Rue Peel ',
    addressLineTwo: 'Apt 4',
    city: ' Montréal ',
  };
  expect(validateAddress(typed)).toEqual({});
  expect(normalizeAddress(typed)).toEqual({
    firstName: 'Ana',
    lastName: 'Ruiz',
    companyName: 'Vale & Co',
    addressLineOne: '4 Rue Peel',
    addressLineTwo: 'Apt 4',
    city: 'Montréal',
    state: 'QC',
    zip: 'H2X 1Y4',
    countryId: 2,
    phone: '(514) 555-0100',
  });
});

test('[ADDR-02] [ADDR-15] without a country only the country is missing, and what was typed stays', () => {
  const nowhere = { ...good, countryId: null, state: 'Bavaria' };
  expect(validateAddress(nowhere)).toEqual({ countryId: 'Country Required' });
  expect(normalizeAddress(nowhere).state).toBe('Bavaria');
  expect(normalizeAddress({ ...good, state: 'Bavaria' }).state).toBe('Bavaria');
});

test('[ADDR-05] [ADDR-06] what a caller left out is required like what is empty', () => {
  const { state, zip, ...rest } = good;
  expect(validateAddress({ ...rest, zip } as Address)).toEqual({ state: 'State Required' });
  expect(validateAddress({ ...rest, state } as Address)).toEqual({ zip: 'Zip/Postal Code Required' });
});

test('[ADDR-16] [ACCT-18] [VALID-17] another country clears the state, the same one does not', () => {
  expect(changeCountry(good, 2)).toEqual({ ...good, countryId: 2, state: '' });
  expect(changeCountry(good, 1)).toBe(good);
});
