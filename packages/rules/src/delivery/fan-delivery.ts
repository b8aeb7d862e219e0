/** How a fan request is delivered: the series decides, or the customer chooses. */
import { arrivesInTime, leavesAt, type Show } from './arrives-in-time.ts';
import { isDomestic } from '../addresses/countries.ts';
import { methodsForCountry, type DeliveryMethod } from './delivery-methods.ts';
import { isMobileMethod } from './delivery-types.ts';
import type { Moment } from '../time/moment.ts';
import type { SentFrom } from './sent-from.ts';

interface SeriesDelivery {
  domesticDeliveryMethodId?: number | null | undefined;
  internationalDeliveryMethodId?: number | null | undefined;
  mobileDelivery: boolean;
  closedDate?: Moment | null | undefined;
  estimatedShipDate?: string | null | undefined;
}

export interface FanDeliveryAsk {
  countryId: number;
  /** What is asked for in the request. */
  shows: readonly Show[];
  now: Date;
  from: SentFrom;
  /** Chosen already: it stays, whatever time has passed since. */
  currentMethodId?: number | undefined;
}

export type FanDelivery<M> = { decided: M; choices: null } | { decided: null; choices: M[] };

/**
 * The method the series names for the country is shown; otherwise those of the country are offered. What cannot arrive
 * before the shows is neither.
 */
export function fanDelivery<M extends DeliveryMethod & { id: number; deliveryMethodId: number }>(
  series: SeriesDelivery,
  methods: readonly M[],
  { countryId, shows, now, from, currentMethodId }: FanDeliveryAsk,
): FanDelivery<M> {
  const leaves = leavesAt(series, now, from.times);
  const inTime = methods.filter(
    (method) => method.id === currentMethodId || arrivesInTime(method, shows, leaves, from.times),
  );
  const id = isDomestic(countryId, from.reach.home)
    ? series.domesticDeliveryMethodId
    : series.internationalDeliveryMethodId;
  const named = inTime.find((method) => method.active && method.deliveryMethodId === id);
  if (named && (series.mobileDelivery || !isMobileMethod(named))) return { decided: named, choices: null };
  return { decided: null, choices: methodsForCountry(inTime, countryId, from) };
}
