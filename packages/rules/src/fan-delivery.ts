/** How a fan request is delivered: the series decides, or the customer chooses. */
import { isDomestic } from './countries.ts';
import { methodsForCountry, type DeliveryMethod } from './delivery-methods.ts';
import { isMobileMethod } from './delivery-types.ts';

interface SeriesDelivery {
  domesticDeliveryMethodId?: number | null;
  internationalDeliveryMethodId?: number | null;
  mobileDelivery: boolean;
}

export type FanDelivery<M> = { decided: M; choices: null } | { decided: null; choices: M[] };

/** The method the series names for the country is shown; otherwise those of the country are offered. */
export function fanDelivery<M extends DeliveryMethod & { deliveryMethodId: number }>(
  series: SeriesDelivery,
  countryId: number,
  methods: readonly M[],
): FanDelivery<M> {
  const id = isDomestic(countryId) ? series.domesticDeliveryMethodId : series.internationalDeliveryMethodId;
  const named = methods.find((method) => method.active && method.deliveryMethodId === id);
  if (named && (series.mobileDelivery || !isMobileMethod(named))) return { decided: named, choices: null };
  return { decided: null, choices: methodsForCountry(methods, countryId) };
}
