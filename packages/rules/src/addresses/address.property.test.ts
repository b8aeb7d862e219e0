import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeAddress, validateAddress } from './address.ts';

const text = fc.oneof(
  fc.string(),
  fc.constantFrom('Boston', '12 Elm St', 'PO Box 1', 'MA', 'on', '9', 'K1A 0B1'),
);
const address = fc.record({
  firstName: text,
  lastName: text,
  addressLineOne: text,
  city: text,
  state: text,
  zip: fc.oneof(text, fc.stringMatching(/^\d{5}(\d{4})?$/)),
  countryId: fc.constantFrom(1, 2, 3, null),
  phone: fc.oneof(text, fc.stringMatching(/^\d{10}$/)),
});

test('[VALID-23] what passes still passes once it is stored, and what fails still fails', () => {
  fc.assert(
    fc.property(address, (typed) => {
      expect(validateAddress(normalizeAddress(typed))).toEqual(validateAddress(typed));
    }),
  );
});

test('[VALID-23] storing twice changes nothing', () => {
  fc.assert(
    fc.property(address, (typed) => {
      expect(normalizeAddress(normalizeAddress(typed))).toEqual(normalizeAddress(typed));
    }),
  );
});
