import { currencyOfSeller, timesOfSeller, toldIn } from './outlet-store.ts';
import { daysOfSellers, zoneOfSeller } from './zone-pieces.ts';

/** A seller's money and clock, for those who have no outlet at hand; `zone` and `days` are pieces of statements. */
export const ofSeller = {
  currency: currencyOfSeller,
  times: timesOfSeller,
  told: toldIn,
  zone: zoneOfSeller,
  days: daysOfSellers,
};
