/** Edit Request: what was asked for may be kept, or fewer of it, even when it is no longer on sale. */
import { isOnSale, type SaleStatus } from './sale-status.ts';

interface Level {
  saleStatus: SaleStatus;
  limit: number;
}

/** The level as it is offered to whoever asked for so many of it before. */
export const offeredAgain = <L extends Level>(level: L, askedBefore: number): L =>
  isOnSale(level) || askedBefore === 0
    ? level
    : { ...level, saleStatus: 'ON_SALE', limit: Math.min(level.limit, askedBefore) };
