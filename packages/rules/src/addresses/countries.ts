import { countriesAbroad, countryAbroad } from './countries-abroad.ts';

export const UNITED_STATES = 1;
export const CANADA = 2;

interface Country {
  id: number;
  name: string;
}

/** The countries that every form offers; United States is the domestic one. */
export const countries: readonly Country[] = [
  { id: UNITED_STATES, name: 'United States' },
  { id: CANADA, name: 'Canada' },
];

/** The two, and those that an outlet ships to besides, by their names. */
export const offeredCountries = (alsoTo: readonly number[] = []): readonly Country[] => [
  ...countries,
  ...countriesAbroad.filter(({ id }) => alsoTo.includes(id)).toSorted((a, b) => (a.name < b.name ? -1 : 1)),
];

export const countryName = (countryId: number | null | undefined): string | undefined =>
  countries.find(({ id }) => id === countryId)?.name ?? countryAbroad(countryId)?.name;

export const isDomestic = (countryId: number | null | undefined): boolean => countryId === UNITED_STATES;

export const isOfferedCountry = (
  countryId: number | null | undefined,
  alsoTo: readonly number[] = [],
): boolean => offeredCountries(alsoTo).some((country) => country.id === countryId);
