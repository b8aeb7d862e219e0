/** The words of descriptions, and the numbers and constants that they stand for elsewhere. */
import { countryIds } from '../addresses/countries.ts';
import {
  DOMESTIC_SHIPPING,
  INTERNATIONAL_SHIPPING,
  MOBILE_TICKETING,
  WILL_CALL,
} from '../delivery/delivery-types.ts';
import { policyTypes } from '../shops/policies.ts';
import { ANY_SALE, EXTERNAL_SALE, FAN_REQUEST_SALE, INSTANT_SALE } from '../events/sales-types.ts';

export const saleWords = {
  instant: INSTANT_SALE,
  request: FAN_REQUEST_SALE,
  external: EXTERNAL_SALE,
} as const;

export const policySaleWords = { any: ANY_SALE, ...saleWords } as const;

export const policyWords = {
  privacy: policyTypes.privacy,
  terms: policyTypes.terms,
  'payment-plan': policyTypes.paymentPlan,
  'ticket-guidelines': policyTypes.ticketGuidelines,
  footer: policyTypes.footer,
  'external-sale': policyTypes.externalSale,
  'payment-plan-terms': policyTypes.paymentPlanTerms,
  'priority-selection': policyTypes.prioritySelection,
  flag: policyTypes.flag,
} as const;

export const deliveryWords = {
  'will-call': WILL_CALL,
  domestic: DOMESTIC_SHIPPING,
  international: INTERNATIONAL_SHIPPING,
  mobile: MOBILE_TICKETING,
} as const;

/** Where an outlet may ship to besides its seller's own country. */
export const countryWords = countryIds;

export const loginWords = { 'as-needed': 'OUTLET_LOGIN_AS_NEEDED', always: 'OUTLET_LOGIN_ALWAYS' } as const;

export const saleStatusWords = {
  'on-sale': 'ON_SALE',
  'before-sale': 'BEFORE_SALE',
  'off-sale': 'OFF_SALE',
} as const;

export const socialWords = { facebook: 1, x: 2, instagram: 3 } as const;

/** The word that stands for a number or constant. */
export function wordFor<W extends string, V>(words: Readonly<Record<W, V>>, value: unknown): W {
  const found = Object.entries(words).find(([, meaning]) => meaning === value);
  if (!found) throw new RangeError(`No word stands for ${String(value)}`);
  return found[0] as W;
}
