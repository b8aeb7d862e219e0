/** An address as it is written on an envelope, line by line. */
import type { Address } from './address.ts';
import { countryAbroad } from './countries-abroad.ts';
import { countryName, isDomestic, UNITED_STATES } from './countries.ts';

/** City, region and code, in the country's own order; what is missing leaves no gap. */
function placeLines({ city, state, zip, countryId }: Address): string[] {
  const { layout } = countryAbroad(countryId) ?? { layout: 'C, S Z' };
  const parts: Readonly<Record<string, string>> = { C: city, S: state, Z: zip };
  return layout
    .split('/')
    .map((line) => line.replaceAll(/[CSZ]/g, (part) => parts[part] ?? ''))
    .map((line) => line.replaceAll(/ {2,}/g, ' ').replaceAll(/^[ ,-]+|[ ,-]+$/g, ''));
}

/** The country is named only where it is not the domestic one. */
export function addressLines(address: Address, home: number = UNITED_STATES): string[] {
  const { companyName, addressLineOne, addressLineTwo, countryId } = address;
  return [
    `${address.firstName} ${address.lastName}`.trim(),
    companyName,
    addressLineOne,
    addressLineTwo,
    ...placeLines(address),
    isDomestic(countryId, home) ? null : countryName(countryId),
  ].filter((line): line is string => !!line?.trim());
}

/** The same in one line, also of one that nobody said the country of. */
export const addressText = (
  address: Omit<Address, 'countryId'> & { countryId?: number | null | undefined },
  home?: number,
): string => addressLines({ ...address, countryId: address.countryId ?? null }, home).join(', ');
