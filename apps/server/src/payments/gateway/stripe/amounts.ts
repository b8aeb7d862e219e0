// What Stripe's documents say of amounts; looked up in 2026.

/** Three decimals, of which the last must be 0. */
const thousandths = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

/** The least that is charged, in minor units; of others the account's own currency decides. */
const least: Readonly<Record<string, number>> = {
  USD: 50,
  EUR: 50,
  CAD: 50,
  AUD: 50,
  CHF: 50,
  GBP: 30,
  JPY: 50,
};

export const smallest = (currency: string): number => least[currency] ?? step(currency);

export const step = (currency: string): number => (thousandths.has(currency) ? 10 : 1);
