/** An address as every form, the server and an order know it. */
import { isOfferedCountry } from './countries.ts';
import { fieldErrors, isBlank, type FieldErrors } from './field-errors.ts';
import { addressMessages as messages } from './messages/address.ts';
import { formatPhone, isPhone } from './phone.ts';
import { looksLikePoBox } from './po-box.ts';
import { normalizePostalCode, postalCodeProblem } from './postal-code.ts';
import { stateCode } from './states.ts';

export interface Address {
  firstName: string;
  lastName: string;
  companyName?: string | null;
  addressLineOne: string;
  addressLineTwo?: string | null;
  city: string;
  state: string;
  zip: string;
  countryId: number | null;
  phone: string;
  email?: string | null;
  note?: string | null;
}

export type AddressErrors = FieldErrors<
  'firstName' | 'lastName' | 'countryId' | 'addressLineOne' | 'city' | 'state' | 'zip' | 'phone'
>;

function streetProblem(line: string): string | null {
  if (isBlank(line)) return messages.streetRequired;
  return looksLikePoBox(line) ? messages.streetLooksLikePoBox : null;
}

export const validateAddress = (address: Address): AddressErrors =>
  fieldErrors({
    firstName: isBlank(address.firstName) && messages.firstNameRequired,
    lastName: isBlank(address.lastName) && messages.lastNameRequired,
    countryId: !isOfferedCountry(address.countryId) && messages.countryRequired,
    addressLineOne: streetProblem(address.addressLineOne),
    city: isBlank(address.city) && messages.cityRequired,
    state: !stateCode(address.state ?? '', address.countryId ?? 0) && messages.stateRequired,
    zip: postalCodeProblem(address.zip ?? '', address.countryId),
    phone: !isPhone(address.phone) && messages.phoneRequired,
  });

/** As it is stored and shown, once it is valid. */
export const normalizeAddress = <A extends Address>(address: A): A => ({
  ...address,
  firstName: address.firstName.trim(),
  lastName: address.lastName.trim(),
  addressLineOne: address.addressLineOne.trim(),
  city: address.city.trim(),
  state: stateCode(address.state, address.countryId ?? 0) ?? address.state,
  zip: normalizePostalCode(address.zip, address.countryId),
  phone: formatPhone(address.phone),
});

/** Another country has other states, and other ways to deliver. */
export function changeCountry<A extends { countryId: number | null; state: string }>(
  address: A,
  countryId: number,
): A {
  return address.countryId === countryId ? address : { ...address, countryId, state: '' };
}
