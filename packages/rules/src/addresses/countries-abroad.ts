import { regionLabels } from '../messages/region-labels.ts';

/** Countries that an outlet may ship to besides the two, and how addresses are written there. */

interface Region {
  /** What the country calls it: the field's name, and the sentence when it is missing. */
  label: string;
  required: boolean;
}

export interface CountryAbroad {
  /** ISO 3166's number, which is neither 1 nor 2. */
  id: number;
  /** ISO 3166's two letters, as an outlet's file names it. */
  code: string;
  name: string;
  /** `#` a digit, `@` a letter, `*` either; what stands between stays. Several where codes differ; none: no codes. */
  postalCodes: readonly string[];
  needsPostalCode: boolean;
  /** Undefined where addresses name none. */
  region: Region | undefined;
  /** What stands under the street: C the city, S the region, Z the code; a new line at each slash. */
  layout: string;
}

const BRITISH = '@# #@@,@## #@@,@@# #@@,@@## #@@,@#@ #@@,@@#@ #@@';

/** code id name|postal codes, `?` where they may be left out|layout|region, `!` where it is needed */
const table = `
AE 784 United Arab Emirates||C/S|Emirate!
AR 32 Argentina|####,@####@@@?|Z C/S|Province
AT 40 Austria|####|Z C|
AU 36 Australia|####|C S Z|State!
BE 56 Belgium|####|Z C|
BG 100 Bulgaria|####|Z C|
BR 76 Brazil|#####-###|C - S/Z|State!
CH 756 Switzerland|####|Z C|
CL 152 Chile|#######?|Z C/S|Region
CY 196 Cyprus|####|Z C|
CZ 203 Czechia|### ##|Z C|
DE 276 Germany|#####|Z C|
DK 208 Denmark|####|Z C|
EE 233 Estonia|#####|Z C|
ES 724 Spain|#####|Z C/S|Province!
FI 246 Finland|#####|Z C|
FR 250 France|#####|Z C|
GB 826 United Kingdom|${BRITISH}|C/Z|
GR 300 Greece|### ##|Z C|
HK 344 Hong Kong||C/S|Region
HR 191 Croatia|#####|Z C|
HU 348 Hungary|####|Z C|
IE 372 Ireland|@## ****,@#@ ****?|C/S/Z|County
IL 376 Israel|#######,#####?|C Z|
IN 356 India|######|C Z/S|State!
IS 352 Iceland|###|Z C|
IT 380 Italy|#####|Z C S|Province!
JP 392 Japan|###-####|C, S/Z|Prefecture!
KR 410 South Korea|#####|C, S/Z|Province
KW 414 Kuwait|#####?|Z C|
LI 438 Liechtenstein|####|Z C|
LT 440 Lithuania|#####|Z C|
LU 442 Luxembourg|####|Z C|
LV 428 Latvia|####|C, LV-Z|
MT 470 Malta|@@@ ####|C Z|
MX 484 Mexico|#####|Z C, S|State!
NL 528 Netherlands|#### @@|Z C|
NO 578 Norway|####|Z C|
NZ 554 New Zealand|####|C Z|
PL 616 Poland|##-###|Z C|
PT 620 Portugal|####-###|Z C|
RO 642 Romania|######|Z C/S|County
SE 752 Sweden|### ##|Z C|
SG 702 Singapore|######|C Z|
SI 705 Slovenia|####|Z C|
SK 703 Slovakia|### ##|Z C|
TH 764 Thailand|#####|C/S Z|Province!
TR 792 Türkiye|#####|Z C/S|Province!
TW 158 Taiwan|###,######?|C, S Z|County
ZA 710 South Africa|####|C/Z|
`;

function read(row: string): CountryAbroad {
  const [who = '', codes = '', layout = '', region = ''] = row.split('|');
  const [code = '', id = '', ...name] = who.split(' ');
  const isOptional = codes.endsWith('?');
  return {
    id: Number(id),
    code,
    name: name.join(' '),
    postalCodes: codes.replace('?', '').split(',').filter(Boolean),
    needsPostalCode: codes !== '' && !isOptional,
    region: region === '' ? undefined : { label: region.replace('!', ''), required: region.endsWith('!') },
    layout,
  };
}

export const countriesAbroad: readonly CountryAbroad[] = table.trim().split('\n').map(read);

const byId = new Map(countriesAbroad.map((country) => [country.id, country]));

export const countryAbroad = (countryId: number | null | undefined): CountryAbroad | undefined =>
  byId.get(countryId ?? 0);

/** The field's name, in the reader's language. */
export const regionLabel = ({ label }: Region): string => regionLabels[label] ?? label;
