// What a seller can be founded with. The one place that widens when the rest of the product knows more.
import { allCurrencies } from '../money/currencies.ts';
import type { Currency } from '../money/currencies.ts';

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

export const sellerChoices = {
  currency: [choiceOf(usual), ...others.map(choiceOf)],
  country: [{ value: 'US', name: 'United States' }],
  timeZone: [{ value: 'America/New_York', name: 'New York' }],
} satisfies Record<string, readonly [Choice, ...Choice[]]>;

export type SellerChoice = keyof typeof sellerChoices;

export const isSellerChoice = (of: SellerChoice, value: string): boolean =>
  sellerChoices[of].some((choice) => choice.value === value);
