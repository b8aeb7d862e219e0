import { buyerPays } from '@stagedoor/descriptions/shows/tell-show';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { lineTotals } from '@stagedoor/rules/orders/order-totals';

type Level = Readonly<Record<string, unknown>>;

const PPM_OF_PERCENT = 10_000;

export const feesOf = (level: Level): number => buyerPays({ ...level, price: 0 });

interface Taxed {
  currency: Currency;
  taxesIncluded: boolean;
  /** Of the show; a level may have its own. */
  taxPercent: unknown;
}

/** What one ticket costs in the end, by the rule that the shop itself charges by. */
export function withTax(level: Level, { currency, taxesIncluded, taxPercent }: Taxed): number {
  const own = level['taxPercent'];
  const percent = typeof own === 'number' ? own : typeof taxPercent === 'number' ? taxPercent : 0;
  const price = typeof level['price'] === 'number' ? level['price'] : 0;
  const { ticketsCents, feesCents, taxesCents } = lineTotals(
    {
      quantity: 1,
      priceCents: price,
      fees: [{ valueCents: feesOf(level) }],
      taxPpm: taxesIncluded ? 0 : Math.round(percent * PPM_OF_PERCENT),
    },
    currency,
  );
  return ticketsCents + feesCents + taxesCents;
}
