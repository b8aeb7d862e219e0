import { currentLanguage } from '../language/current-language.ts';
import { ENGLISH_LANGUAGE } from '../language/shop-languages.ts';
import { locale } from '../language/locale.ts';
import { countriesAbroad, countryAbroad } from './countries-abroad.ts';

export const UNITED_STATES = 1;
export const CANADA = 2;

interface Country {
  id: number;
  name: string;
}

/** The two that every shop at home in one of them ships to. */
export const countries: readonly Country[] = [
  { id: UNITED_STATES, name: 'United States' },
  { id: CANADA, name: 'Canada' },
];

/** Where a seller may be at home, by ISO 3166's two letters. */
export const countryIds: Readonly<Record<string, number>> = {
  US: UNITED_STATES,
  CA: CANADA,
  ...Object.fromEntries(countriesAbroad.map(({ code, id }) => [code, id])),
};

/** Where an outlet is at home, and where else it ships to. */
export interface Reach {
  home: number;
  alsoTo: readonly number[];
}

export const USUAL_REACH: Reach = { home: UNITED_STATES, alsoTo: [] };

const isOneOfTheTwo = (countryId: number): boolean => countryId === UNITED_STATES || countryId === CANADA;

/** Its own first, the two together where it is at home in one of them, then the others by their names. */
export function offeredCountries({ home, alsoTo }: Reach = USUAL_REACH): readonly Country[] {
  const isOffered = ({ id }: Country): boolean =>
    alsoTo.includes(id) || (isOneOfTheTwo(home) && isOneOfTheTwo(id));
  const rank = ({ id }: Country): number => (id === home ? 0 : isOneOfTheTwo(id) ? 1 : 2);
  return [...countries, ...countriesAbroad]
    .filter((country) => country.id === home || isOffered(country))
    .map(({ id, name }) => ({ id, name: countryName(id) ?? name }))
    .toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, locale()));
}

const englishName = (countryId: number | null | undefined): string | undefined =>
  countries.find(({ id }) => id === countryId)?.name ?? countryAbroad(countryId)?.name;

/** LANG-04: in another language as that language calls it. */
export function countryName(countryId: number | null | undefined): string | undefined {
  const code = Object.keys(countryIds).find((each) => countryIds[each] === countryId);
  if ((currentLanguage()?.code ?? ENGLISH_LANGUAGE) === ENGLISH_LANGUAGE || !code)
    return englishName(countryId);
  return new Intl.DisplayNames(locale(), { type: 'region' }).of(code);
}

/** What goes to the seller's own country goes by domestic mail. */
export const isDomestic = (countryId: number | null | undefined, home: number): boolean => countryId === home;

export const isOfferedCountry = (countryId: number | null | undefined, reach: Reach = USUAL_REACH): boolean =>
  offeredCountries(reach).some((country) => country.id === countryId);
