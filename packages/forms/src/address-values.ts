import type { Address } from '@stagedoor/rules/addresses/address';
import type { Reach } from '@stagedoor/rules/addresses/countries';

/** An address as it is kept: in an order, or in a customer's book under an id. */
export interface KeptAddress extends Omit<Address, 'countryId'> {
  id?: number | undefined;
  uuid?: string | undefined;
  countryId?: number | null | undefined;
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

/** What is known of an address, if it be only a name. */
export type KnownAddress = { [name in keyof KeptAddress]?: KeptAddress[name] | undefined };

/** Choosing a saved address fills the form; choosing none clears it, and begins at home. */
export function addressValues(address: KnownAddress | undefined, { home }: Reach): AddressValues {
  const text = (name: Exclude<keyof AddressValues, 'countryId'>): string => address?.[name] ?? '';
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    companyName: text('companyName'),
    countryId: address?.countryId ?? home,
    addressLineOne: text('addressLineOne'),
    addressLineTwo: text('addressLineTwo'),
    city: text('city'),
    state: text('state'),
    zip: text('zip'),
    phone: text('phone'),
    note: text('note'),
  };
}
