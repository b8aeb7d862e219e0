import { taxMessages } from '../messages/taxes.ts';
import type { Currency } from './currencies.ts';
import { formatMoney } from './format-money.ts';
import type { RateOfTax } from './included-tax.ts';

const PPM_PER_PERCENT = 10_000;

/** 20% of 200000 parts per million, 5.5% of 55000. */
export const rateText = (ppm: number): string => `${ppm / PPM_PER_PERCENT}%`;

/** The amounts with their rates, for a row that names the tax. */
export const includedAmountsText = (taxes: readonly RateOfTax[], currency: Currency): string =>
  taxes
    .map(({ ppm, taxCents }) => taxMessages.ofRate(formatMoney(taxCents, currency), rateText(ppm)))
    .join(', ');

/** What a total says of the tax that is in it; nothing where there is none. */
export function includedTaxText(
  taxes: readonly RateOfTax[] | undefined,
  name: string,
  currency: Currency,
): string | undefined {
  const [first, ...others] = taxes ?? [];
  if (!first) return undefined;
  return others.length === 0
    ? taxMessages.includes(formatMoney(first.taxCents, currency), name, rateText(first.ppm))
    : taxMessages.includesRates(name, includedAmountsText([first, ...others], currency));
}
