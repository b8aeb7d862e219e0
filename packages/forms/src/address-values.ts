import type { Address } from '@stagedoor/rules/addresses/address';
import { UNITED_STATES } from '@stagedoor/rules/addresses/countries';

/** An address as it is kept: in an order, or in a customer's book under an id. */
export interface KeptAddress extends Omit<Address, 'countryId'> {
  id?: number;
  uuid?: string;
  countryId?: number | null;
}

/** What the form holds, in the order of its fields. */
export interface AddressValues {
  firstName: string;
  lastName: string;
  companyName: string;
  countryId: number | null;
  addressLineOne: string;
  addressLineTwo: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  note: string;
}

const newAddressValues: AddressValues = {
  firstName: '',
  lastName: '',
  companyName: '',
  countryId: UNITED_STATES,
  addressLineOne: '',
  addressLineTwo: '',
  city: '',
  state: '',
  zip: '',
  phone: '',
  note: '',
};

/** Choosing a saved address fills the form; choosing none clears it. */
export function addressValues(address: Partial<KeptAddress> | undefined): AddressValues {
  const values = { ...newAddressValues, ...address };
  return Object.fromEntries(
    Object.entries(newAddressValues).map(([name, empty]) => [
      name,
      values[name as keyof AddressValues] ?? empty,
    ]),
  ) as unknown as AddressValues;
}
