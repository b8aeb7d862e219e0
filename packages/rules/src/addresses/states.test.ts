import { expect, test } from 'vitest';
import { countries, isDomestic, isOfferedCountry } from './countries.ts';
import { canadianProvinces, stateCode, statesOf, usStates } from './states.ts';

test('[CONST-16] [ADDR-15] [ENTITY-05] the select offers country 1, the domestic one, and 2', () => {
  expect(countries.map((country) => [country.id, country.name])).toEqual([
    [1, 'United States'],
    [2, 'Canada'],
  ]);
  expect([1, 2, 3, null].map((id) => isOfferedCountry(id))).toEqual([true, true, false, false]);
  expect([1, 2, undefined].map((id) => isDomestic(id, 1))).toEqual([true, false, false]);
});

test('[ADDR-13] 13 provinces and territories, ids in the order of their names', () => {
  expect(canadianProvinces()).toHaveLength(13);
  const names = canadianProvinces().map((province) => province.name);
  expect(names).toEqual([...names].sort());
  expect([names[0], names[12]]).toEqual(['Alberta', 'Yukon']);
});

test('[ENTITY-05] [ADDR-13] each id has its province, and each province its short form', () => {
  const codes = Array.from({ length: 13 }, (_, index) => stateCode(index + 1, 2));
  expect(codes.join(' ')).toBe('AB BC MB NB NL NT NS NU ON PE QC SK YT');
  const name = (code: string) => canadianProvinces().find((province) => province.code === code)?.name;
  expect(['NT', 'NS', 'NU', 'NL'].map(name)).toEqual([
    'Northwest Territories',
    'Nova Scotia',
    'Nunavut',
    'Newfoundland and Labrador',
  ]);
});

test('[ADDR-14] [ENTITY-05] the 50 states, DC, territories and armed forces', () => {
  const codes = usStates.map((state) => state.code).join(' ');
  expect(codes).toBe(
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK ' +
      'OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS AA AE AP FM GU MH MP PW PR VI',
  );
  const name = (code: string) => usStates.find((state) => state.code === code)?.name;
  expect(['AA', 'AE', 'AP', 'AS', 'GU', 'MP', 'PR', 'VI'].map(name)).toEqual([
    'Armed Forces Americas',
    'Armed Forces Europe',
    'Armed Forces Pacific',
    'American Samoa',
    'Guam',
    'Northern Mariana Islands',
    'Puerto Rico',
    'Virgin Islands',
  ]);
});

test('[ADDR-13] a state is stored as its abbreviation; a province id is accepted', () => {
  expect(stateCode('on', 2)).toBe('ON');
  expect(stateCode(9, 2)).toBe('ON');
  expect(stateCode('13', 2)).toBe('YT');
  expect(stateCode('14', 2)).toBeNull();
  expect(stateCode('NY', 2)).toBeNull();
  expect(stateCode('ny', 1)).toBe('NY');
  expect(stateCode('9', 1)).toBeNull();
});

test('[ADDR-15] other countries would show free text', () => {
  expect(statesOf(3)).toBeNull();
  expect(stateCode(' Jalisco ', 3)).toBe('Jalisco');
  expect(stateCode(' ', 3)).toBeNull();
});
