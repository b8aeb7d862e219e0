import { spoken } from '../language/spoken.ts';
/** Taxes that prices contain; what a seller calls its tax stands in them. */
export const taxMessages = spoken('taxes', {
  pricesWithFeesAndTax: (tax: string) => `All prices include fees and ${tax}.`,
  shippingAddedLater: (tax: string) => `Prices include ${tax}. Shipping is added before you pay.`,
  includes: (amount: string, tax: string, rate: string) => `Includes ${amount} ${tax} (${rate})`,
  includesRates: (tax: string, amounts: string) => `Includes ${tax}: ${amounts}`,
  ofRate: (amount: string, rate: string) => `${amount} (${rate})`,
  included: (tax: string) => `Included ${tax}`,
});
