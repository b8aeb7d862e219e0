import { expect, test } from 'vitest';
import { countryIds, UNITED_STATES } from '@stagedoor/rules/addresses/countries';
import { linesOf } from './packing-slips.ts';

const to = {
  firstName: 'Robin',
  lastName: 'Vale',
  addressLineOne: '48 Harbor Street',
  city: 'Boston',
  state: 'MA',
  zip: '02110',
  countryId: UNITED_STATES,
  phone: '(617) 555-0134',
};
const parcel = { shipping_address: to, email: 'robin@example.com' } as never;

test('[OPS-29] whom paper does not hold is reached by e-mail', () => {
  const abroad = { ...to, firstName: '小明', lastName: '王', addressLineOne: '中山路 1' };
  const lines = linesOf({ ...(parcel as object), shipping_address: abroad } as never, {
    home: UNITED_STATES,
  });
  expect(lines).toEqual(['中山路 1', 'Boston, MA 02110', 'robin@example.com']);
});

test('[OPS-29] an envelope names the country, unless it is the sender’s own', () => {
  expect(linesOf(parcel, { home: UNITED_STATES }).at(-1)).toBe('Boston, MA 02110');
  expect(linesOf(parcel, { home: countryIds['FR']! }).at(-1)).toBe('United States');
});
