/** An address as every form, the server and an order know it. */
import { countryAbroad, regionLabel } from './countries-abroad.ts';
import { isOfferedCountry, USUAL_REACH } from './countries.ts';
import type { Reach } from './countries.ts';
import { fieldErrors, isBlank, type FieldErrors } from '../forms/field-errors.ts';
import { addressMessages as messages } from '../messages/address.ts';
import { formatPhoneFor, isPhoneFor } from './phone.ts';
import { looksLikePoBox } from './po-box.ts';
import { normalizePostalCode, postalCodeProblem } from './postal-code.ts';
import { stateCode } from './states.ts';

export interface Address {
  firstName: string;
  lastName: string;
  companyName?: string | null | undefined;
  addressLineOne: string;
  addressLineTwo?: string | null | undefined;
  city: string;
  state: string;
  zip: string;
  countryId: number | null;
  phone: string;
  email?: string | null | undefined;
  note?: string | null | undefined;
}

export type AddressErrors = FieldErrors<
  'firstName' | 'lastName' | 'countryId' | 'addressLineOne' | 'city' | 'state' | 'zip' | 'phone'
>;

function streetProblem(line: string): string | null {
  if (isBlank(line)) return messages.streetRequired;
  return looksLikePoBox(line) ? messages.streetLooksLikePoBox : null;
}

/** Abroad it has the country's own name, where addresses have one at all. */
function stateProblem(state: string, countryId: number | null): string | null {
  const abroad = countryAbroad(countryId);
  if (!abroad) return stateCode(state, countryId ?? 0) ? null : messages.stateRequired;
  return abroad.region?.required && isBlank(state)
    ? messages.regionRequired(regionLabel(abroad.region))
    : null;
}

export const validateAddress = (address: Address, reach: Reach = USUAL_REACH): AddressErrors =>
  fieldErrors({
    firstName: isBlank(address.firstName) && messages.firstNameRequired,
    lastName: isBlank(address.lastName) && messages.lastNameRequired,
    countryId: !isOfferedCountry(address.countryId, reach) && messages.countryRequired,
    addressLineOne: streetProblem(address.addressLineOne),
    city: isBlank(address.city) && messages.cityRequired,
    state: stateProblem(address.state ?? '', address.countryId),
    zip: postalCodeProblem(address.zip ?? '', address.countryId),
    phone: !isPhoneFor(address.countryId, address.phone) && messages.phoneRequired,
  });

function keptState(state: string, countryId: number | null): string {
  const abroad = countryAbroad(countryId);
  if (abroad) return abroad.region ? state.trim() : '';
  return stateCode(state, countryId ?? 0) ?? state;
}

/** As it is stored and shown, once it is valid. */
export const normalizeAddress = <A extends Address>(address: A): A => ({
  ...address,
  firstName: address.firstName.trim(),
  lastName: address.lastName.trim(),
  addressLineOne: address.addressLineOne.trim(),
  city: address.city.trim(),
  state: keptState(address.state, address.countryId),
  zip: normalizePostalCode(address.zip, address.countryId),
  phone: formatPhoneFor(address.countryId, address.phone),
});

/** Another country has other states, and other ways to deliver. */
export function changeCountry<A extends { countryId: number | null; state: string }>(
  address: A,
  countryId: number,
): A {
  return address.countryId === countryId ? address : { ...address, countryId, state: '' };
}
