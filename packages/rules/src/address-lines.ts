/** An address as it is written on an envelope, line by line. */
import type { Address } from './address.ts';
import { countries, isDomestic } from './countries.ts';

/** The country is named only where it is not the domestic one. */
export function addressLines(address: Address): string[] {
  const { companyName, addressLineOne, addressLineTwo, city, state, zip, countryId } = address;
  const country = countries.find(({ id }) => id === countryId)?.name;
  return [
    `${address.firstName} ${address.lastName}`.trim(),
    companyName,
    addressLineOne,
    addressLineTwo,
    `${city}, ${state} ${zip}`.trim(),
    isDomestic(countryId) ? null : country,
  ].filter((line): line is string => !!line?.trim());
}
