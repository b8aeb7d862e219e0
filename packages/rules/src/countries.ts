export const UNITED_STATES = 1;
export const CANADA = 2;

/** The countries a form offers; United States is the domestic one. */
export const countries = [
  { id: UNITED_STATES, name: 'United States' },
  { id: CANADA, name: 'Canada' },
] as const;

export const isDomestic = (countryId: number | null | undefined): boolean => countryId === UNITED_STATES;

export const isOfferedCountry = (countryId: number | null | undefined): boolean =>
  countries.some((country) => country.id === countryId);
