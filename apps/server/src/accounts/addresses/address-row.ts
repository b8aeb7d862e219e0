// Between an address as it travels and as it is kept.
import type { Address, AddressInput } from '@stagedoor/contract/entities/address';
import { normalizeAddress, validateAddress } from '@stagedoor/rules/addresses/address';
import type { Reach } from '@stagedoor/rules/addresses/countries';
import { isBlank } from '@stagedoor/rules/forms/field-errors';
import { requireValid } from '../../platform/http/require-valid.ts';
import type { SavedAddressRow } from './address-store.ts';

const orNull = (text: string | undefined): string | null => (isBlank(text) ? null : text!.trim());

/** VALID-23: checked and put into the form in which it is kept, by the rules that the page uses. */
export function checkedAddress(
  input: AddressInput,
  reach: Reach,
): Omit<
  SavedAddressRow,
  'seller_id' | 'user_id' | 'address_id' | 'address_uuid' | 'version' | 'created_at' | 'updated_at'
> {
  const given = { ...input, countryId: input.countryId ?? null };
  requireValid(validateAddress(given, reach));
  const address = normalizeAddress(given);
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    company_name: orNull(address.companyName),
    address_line_one: address.addressLineOne,
    address_line_two: orNull(address.addressLineTwo),
    city: address.city,
    state: address.state,
    zip: address.zip,
    country_id: address.countryId!,
    phone: address.phone,
    email: orNull(address.email),
    note: orNull(address.note),
  };
}

export function asAddress(row: SavedAddressRow): Address {
  return {
    id: row.address_id,
    uuid: row.address_uuid,
    version: row.version,
    firstName: row.first_name,
    lastName: row.last_name,
    companyName: row.company_name ?? undefined,
    addressLineOne: row.address_line_one,
    addressLineTwo: row.address_line_two ?? undefined,
    city: row.city,
    state: row.state,
    zip: row.zip,
    countryId: row.country_id,
    phone: row.phone,
    email: row.email ?? undefined,
    note: row.note ?? undefined,
  };
}
