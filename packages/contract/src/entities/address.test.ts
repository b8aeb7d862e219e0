import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { encoded } from '../encoded.ts';
import { toWireFields } from '../field-names.ts';
import { address, addressInput, savedAddressInput } from './address.ts';

const known = {
  firstName: 'Robin',
  lastName: 'Vale',
  companyName: 'Vale & Co',
  addressLineOne: '12 Harbor St',
  addressLineTwo: 'Flat 3',
  city: 'Boston',
  state: 'MA',
  zip: '02110',
  countryId: 1,
  phone: '(617) 555-0134',
  email: 'fan@example.com',
  note: 'Ring twice\nplease',
};
const wire = {
  First: known.firstName,
  Last: known.lastName,
  CompanyName: known.companyName,
  AddressLineOne: known.addressLineOne,
  AddressLineTwo: known.addressLineTwo,
  City: known.city,
  State: known.state,
  Zip: known.zip,
  CountryID: known.countryId,
  Phone: known.phone,
  EmailAddres: known.email,
  Note: known.note,
};
const renamed = (names: Record<string, string>, prefix = '') =>
  Object.fromEntries(Object.entries(wire).map(([name, value]) => [prefix + (names[name] ?? name), value]));
const ofFanRequests = {
  First: 'FirstName',
  Last: 'LastName',
  AddressLineOne: 'Address1',
  AddressLineTwo: 'Address2',
  Zip: 'ZipCode',
};

test.each([
  ['[ENTITY-01] its own names', wire],
  ['[ENTITY-02] the fan-request names', renamed(ofFanRequests)],
  ['[ENTITY-03] the shipping names', renamed({}, 'Shipping')],
  ['[ENTITY-03] the shipping names of fan requests', renamed(ofFanRequests, 'Shipping')],
  ['[ENTITY-03] the requester names', renamed({}, 'Requester')],
  ['[ENTITY-03] a phone named GuestPhone', renamed({ Phone: 'GuestPhone' })],
  ['[ENTITY-04] the email spelled EmailAddress', renamed({ EmailAddres: 'EmailAddress' })],
  ['[ENTITY-37] any casing', Object.fromEntries(Object.entries(wire).map(([n, v]) => [n.toUpperCase(), v]))],
])('%s', (_title, spelled) => {
  expect(z.decode(addressInput, spelled)).toEqual(known);
});

test('[ENTITY-01] [ENTITY-04] an answer uses one spelling', () => {
  expect(encoded(address, { ...known, id: 7, version: 2 })).toEqual({ ...wire, AddressID: 7, Version: 2 });
  const ours = { firstName: 'a', zip: 'b', email: 'c' };
  expect(toWireFields(addressInput, ours)).toEqual({ First: 'a', Zip: 'b', EmailAddres: 'c' });
});

test('[ENTITY-01] [ENTITY-03] an address that is known says which it is, in every spelling', () => {
  const uuid = '00000000-0000-4000-8000-000000000001';
  const which = { id: 7, uuid };
  expect(z.decode(address, { ...wire, AddressID: 7, AddressUUID: uuid })).toEqual({ ...known, ...which });
  const spelled = { ...renamed({}, 'Shipping'), ShippingAddressID: 7, ShippingAddressUUID: uuid };
  expect(z.decode(address, spelled)).toEqual({ ...known, ...which });
  expect(z.decode(savedAddressInput, { ...wire, UserID: 3, AddressID: 7, Version: 2 })).toEqual({
    ...known,
    userId: 3,
    id: 7,
    version: 2,
  });
});

test.each([
  ['First', 100],
  ['Last', 100],
  ['CompanyName', 100],
  ['AddressLineOne', 200],
  ['AddressLineTwo', 200],
  ['City', 100],
  ['State', 100],
  ['Zip', 20],
  ['Phone', 40],
  ['EmailAddres', 254],
  ['Note', 500],
])('[VALID-23] %s has at most %i characters', (name, most) => {
  const problems = (length: number) =>
    z.safeDecode(addressInput, { [name]: 'x'.repeat(length) }).error?.issues.map(({ message }) => message);
  expect(problems(most)).toBeUndefined();
  expect(problems(most + 1)).toEqual([`At most ${most} characters`]);
});

test('[ADDR-13] a province may come as its id', () => {
  expect(z.decode(addressInput, { State: 11 }).state).toBe('11');
});

test('[VALID-23] what is missing is empty, so that the rules can say what is required', () => {
  expect(z.decode(addressInput, { First: null })).toMatchObject({ firstName: '', city: '', state: '' });
});

test.each([
  ['too long', 'x'.repeat(10_000)],
  ['a null character', 'a\u0000b'],
  ['a line break', 'a\r\nBcc: b'],
  ['half a character', 'a\ud800'],
  ['no text', 5],
])('%s in a name is refused with the field named', (_title, name) => {
  const result = z.safeDecode(addressInput, { First: name });
  expect(result.error?.issues[0]?.path).toEqual(['First']);
});

test('emoji, right-to-left text, SQL and HTML are only text', () => {
  for (const name of ['🎸👩‍🎤', 'שָׁלוֹם', "'; drop table customers; --", '<b>x</b>']) {
    expect(z.decode(addressInput, { First: name }).firstName).toBe(name);
  }
});
