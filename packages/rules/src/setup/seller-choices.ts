// What a seller can be founded with. The one place that widens when the rest of the product knows more.
import { countryIds, countryName } from '../addresses/countries.ts';
import { allCurrencies } from '../money/currencies.ts';
import type { Currency } from '../money/currencies.ts';
import { TIME_ZONE } from '../time/dates.ts';
import { isTimeZone } from '../time/venue-clock.ts';
import { cityOfZone } from '../time/zone-words.ts';

const currencyNames: Record<Currency, string> = {
  USD: 'US dollar',
  CAD: 'Canadian dollar',
  EUR: 'Euro',
  GBP: 'Pound sterling',
  JPY: 'Japanese yen',
  KWD: 'Kuwaiti dinar',
};

interface Choice {
  value: string;
  name: string;
}

const [usual, ...others] = allCurrencies;
const choiceOf = (value: Currency) => ({ value, name: currencyNames[value] });

const countryChoice = (value: string): Choice => ({ value, name: countryName(countryIds[value]) ?? value });
/** By its city, which is what people look for. */
const zoneChoice = (value: string): Choice => ({ value, name: `${cityOfZone(value)} (${value})` });
const byName = (one: Choice, other: Choice): number => (one.name < other.name ? -1 : 1);

const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/') && zone !== TIME_ZONE);
const abroad = Object.keys(countryIds).filter((code) => code !== 'US');

export const sellerChoices = {
  currency: [choiceOf(usual), ...others.map(choiceOf)],
  country: [countryChoice('US'), ...abroad.map(countryChoice).toSorted(byName)],
  timeZone: [zoneChoice(TIME_ZONE), ...zones.map(zoneChoice).toSorted(byName)],
} satisfies Record<string, readonly [Choice, ...Choice[]]>;

export type SellerChoice = keyof typeof sellerChoices;

/** Browsers list zones under older or newer names than the server does: a zone is one that can be asked for its time. */
export const isSellerChoice = (of: SellerChoice, value: string): boolean =>
  of === 'timeZone' ? isTimeZone(value) : sellerChoices[of].some((choice) => choice.value === value);
