// One address, whoever sends it: every spelling that clients use is understood, answers use one.
import { fieldLimits } from '@stagedoor/rules/forms/field-limits';
import * as z from 'zod/mini';
import { entity, id, line, maybe, paragraph, typed, uuid } from '../wire.ts';
import type { Of } from '../wire.ts';

const prefixes = ['Shipping', 'Requester'];

/** ENTITY-02, ENTITY-03: the fan-request names, and each name with what may stand in front of it. */
function alsoSpelled(name: string, ...others: string[]): string[] {
  const names = [name, ...others];
  return [...others, ...prefixes.flatMap((prefix) => names.map((each) => `${prefix}${each}`))];
}

/** ADDR-13: a province may come as its id. */
const state = z.codec(z.optional(z.nullable(z.union([line(fieldLimits.state), z.int()]))), z.string(), {
  decode: (given) => String(given ?? ''),
  encode: (code) => code,
});

export const addressParts = {
  companyName: ['CompanyName', maybe(line(fieldLimits.companyName)), ...alsoSpelled('CompanyName')],
  addressLineTwo: [
    'AddressLineTwo',
    maybe(line(fieldLimits.addressLineTwo)),
    ...alsoSpelled('AddressLineTwo', 'Address2'),
  ],
  countryId: ['CountryID', maybe(id), ...alsoSpelled('CountryID')],
  // ENTITY-04: answered as `EmailAddres`, understood in both spellings.
  email: ['EmailAddres', maybe(line(fieldLimits.email)), ...alsoSpelled('EmailAddres', 'EmailAddress')],
  note: ['Note', maybe(paragraph(fieldLimits.note)), ...alsoSpelled('Note')],
  firstName: ['First', typed(fieldLimits.firstName), ...alsoSpelled('First', 'FirstName')],
  lastName: ['Last', typed(fieldLimits.lastName), ...alsoSpelled('Last', 'LastName')],
  addressLineOne: [
    'AddressLineOne',
    typed(fieldLimits.addressLineOne),
    ...alsoSpelled('AddressLineOne', 'Address1'),
  ],
  city: ['City', typed(fieldLimits.city), ...alsoSpelled('City')],
  state: ['State', state, ...alsoSpelled('State')],
  zip: ['Zip', typed(fieldLimits.zip), ...alsoSpelled('Zip', 'ZipCode')],
  phone: ['Phone', typed(fieldLimits.phone), ...alsoSpelled('Phone'), 'GuestPhone'],
} as const;

/** Whatever a form sends, complete or not: the rules say what is missing, field by field. */
export const addressInput = entity('AddressInput', addressParts);
export type AddressInput = Of<typeof addressInput>;

const known = {
  id: ['AddressID', maybe(id), ...alsoSpelled('AddressID')],
  uuid: ['AddressUUID', maybe(uuid), ...alsoSpelled('AddressUUID')],
  /** Counts the changes. Sent back with a change, it proves that nothing newer is overwritten. */
  version: ['Version', maybe(z.int())],
} as const;

export const address = entity('Address', { ...known, ...addressParts });
export type Address = Of<typeof address>;

/** An address in a customer's book, with whose it is said to be. */
export const savedAddressInput = entity('SavedAddressInput', {
  userId: ['UserID', maybe(id)],
  ...known,
  ...addressParts,
});
