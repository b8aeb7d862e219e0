import { normalizeAddress } from '@stagedoor/rules/addresses/address';
import type { AddressValues } from './address-values.ts';

/** The form's address as it travels: what may be left out is not sent as an empty text. */
export function sentAddress(values: AddressValues) {
  const { companyName, addressLineTwo, note, countryId, ...rest } = normalizeAddress(values);
  return {
    ...rest,
    countryId: countryId ?? undefined,
    companyName: companyName.trim() || undefined,
    addressLineTwo: addressLineTwo.trim() || undefined,
    note: note.trim() || undefined,
  };
}
