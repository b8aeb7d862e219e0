/** What the state select offers in each country; an address stores the code. */
import { provinceNames } from '../messages/provinces.ts';
import { CANADA, UNITED_STATES } from './countries.ts';

export interface State {
  code: string;
  name: string;
}

const table = (text: string): State[] =>
  text.split('|').map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }));

export const usStates: readonly State[] = table(
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|' +
    'DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|' +
    'KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|' +
    'MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|' +
    'NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|' +
    'SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|' +
    'WV West Virginia|WI Wisconsin|WY Wyoming|AS American Samoa|AA Armed Forces Americas|AE Armed Forces Europe|' +
    'AP Armed Forces Pacific|FM Federated States of Micronesia|GU Guam|MH Marshall Islands|' +
    'MP Northern Mariana Islands|PW Palau|PR Puerto Rico|VI Virgin Islands',
);

/** In the order of their ids, 1 to 13, which is that of their English names. */
const provinces = Object.keys(provinceNames);

export const canadianProvinces = (): readonly State[] =>
  provinces.map((code) => ({ code, name: provinceNames[code] ?? code }));

/** Null where the state is free text. */
export function statesOf(countryId: number | null | undefined): readonly State[] | null {
  if (countryId === UNITED_STATES) return usStates;
  return countryId === CANADA ? canadianProvinces() : null;
}

/** The code of a state given as a code in any case, or in Canada as a province's id. */
export function stateCode(state: string | number, countryId: number): string | null {
  const text = String(state).trim().toUpperCase();
  const states = statesOf(countryId);
  if (!states) return text ? String(state).trim() : null;
  if (countryId === CANADA && /^\d+$/.test(text)) return states[Number(text) - 1]?.code ?? null;
  return states.find((each) => each.code === text)?.code ?? null;
}
