// What Stripe's documents say of amounts; looked up in 2026.
import { currencyFacts } from '@stagedoor/rules/money/currencies';
import type { Currency } from '@stagedoor/rules/money/currencies';

/** The least that is charged; of others the account's own currency decides. */
const least: Partial<Record<Currency, number>> = { USD: 50, EUR: 50, CAD: 50, GBP: 30, JPY: 50 };

/** Eight digits, whatever the currency. */
export const largest = 99_999_999;

export const step = (currency: Currency): number => currencyFacts(currency).step;

export const smallest = (currency: Currency): number => least[currency] ?? step(currency);
