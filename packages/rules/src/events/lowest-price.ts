/** The "from" price of an event: the lowest a ticket can cost with its fees in it. */
import { feesPerTicketCents } from '../money/fees.ts';
import { isOnSale, type SaleStatus } from './sale-status.ts';

interface Item {
  /** An addon, which cannot be had by itself. */
  suppressed?: boolean | undefined;
  priceLevels: readonly {
    priceCents: number;
    fees: readonly { valueCents: number }[];
    saleStatus: SaleStatus;
  }[];
}

/** Null when no level is shown. Levels still to come count only while none is on sale. */
export function lowestPriceCents(items: readonly Item[]): number | null {
  const shown = items
    .filter((item) => !item.suppressed)
    .flatMap((item) => item.priceLevels)
    .filter((level) => level.saleStatus !== 'OFF_SALE');
  const onSale = shown.filter(isOnSale);
  const prices = (onSale.length > 0 ? onSale : shown).map(
    (level) => level.priceCents + feesPerTicketCents(level.fees),
  );
  return prices.length > 0 ? Math.min(...prices) : null;
}
