import { expect, test } from 'vitest';
import { addressLines, addressText } from './address-lines.ts';
import { countryIds } from './countries.ts';

const address = {
  firstName: 'Robin',
  lastName: 'Vale',
  addressLineOne: '12 Box Elder Rd',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
  countryId: 1,
  phone: '(207) 555-0148',
};

test('[ADDR-17] an address is written without the lines it does not have', () => {
  expect(addressLines(address)).toEqual(['Robin Vale', '12 Box Elder Rd', 'Portland, ME 04101']);
  expect(addressLines({ ...address, companyName: ' ', addressLineTwo: null })).toHaveLength(3);
});

test('[ADDR-17] what is missing leaves no gap', () => {
  expect(addressLines({ ...address, state: '' })[2]).toBe('Portland, 04101');
  expect(addressLines({ ...address, state: '', zip: '' })[2]).toBe('Portland');
  expect(addressLines({ ...address, city: '' })[2]).toBe('ME 04101');
  expect(addressLines({ ...address, firstName: '' })[0]).toBe('Vale');
  expect(addressLines({ ...address, lastName: '' })[0]).toBe('Robin');
});

test('[ADDR-17] at home the country goes without saying, wherever that is', () => {
  const lyon = { ...address, city: 'Lyon', state: '', zip: '69001', countryId: countryIds['FR']! };
  expect(addressText(lyon)).toBe('Robin Vale, 12 Box Elder Rd, 69001 Lyon, France');
  expect(addressText(lyon, countryIds['FR'])).toBe('Robin Vale, 12 Box Elder Rd, 69001 Lyon');
  expect(addressText(address, countryIds['FR'])).toBe(
    'Robin Vale, 12 Box Elder Rd, Portland, ME 04101, United States',
  );
  expect(addressText({ ...address, countryId: undefined })).toBe(
    'Robin Vale, 12 Box Elder Rd, Portland, ME 04101',
  );
});

test('[ADDR-17] company and second line stand in their places, a foreign country last', () => {
  const abroad = {
    ...address,
    companyName: 'Vale & Co',
    addressLineTwo: 'Apt 4',
    city: 'Montréal',
    state: 'QC',
    zip: 'H2X 1Y4',
    countryId: 2,
  };
  expect(addressLines(abroad)).toEqual([
    'Robin Vale',
    'Vale & Co',
    '12 Box Elder Rd',
    'Apt 4',
    'Montréal, QC H2X 1Y4',
    'Canada',
  ]);
});
