/** Which delivery methods a customer may choose. */
import { arrivesInTime } from './arrives-in-time.ts';
import { isDomestic } from './countries.ts';
import {
  DOMESTIC_SHIPPING,
  INTERNATIONAL_SHIPPING,
  isDeliveryType,
  isMobileMethod,
  WILL_CALL,
  type DeliveryKind,
} from './delivery-types.ts';
import type { Moment } from './moment.ts';

export interface DeliveryMethod extends DeliveryKind {
  active: boolean;
  leadDays?: number | null;
}

/** The country limits the physical types: at home 1 and 2, elsewhere 1 and 3. */
export function methodsForCountry<M extends DeliveryMethod>(methods: readonly M[], countryId: number): M[] {
  const shipping = isDomestic(countryId) ? DOMESTIC_SHIPPING : INTERNATIONAL_SHIPPING;
  return methods.filter(
    (method) => method.active && (isDeliveryType(method, WILL_CALL) || isDeliveryType(method, shipping)),
  );
}

/** The outlet's active mobile method, when every event belongs to a series with mobile delivery. */
export function mobileMethod<M extends DeliveryMethod>(
  methods: readonly M[],
  events: readonly { mobileDelivery: boolean }[],
): M | null {
  const allowed = events.length > 0 && events.every((event) => event.mobileDelivery);
  return (allowed && methods.find((method) => method.active && isMobileMethod(method))) || null;
}

/**
 * What the instant delivery stage offers: the methods of the country, and mobile in addition; nothing that cannot
 * arrive before the show.
 */
export function methodsOffered<M extends DeliveryMethod>(
  methods: readonly M[],
  countryId: number,
  events: readonly { mobileDelivery: boolean; startsAt?: Moment | null }[],
  now: Date,
): M[] {
  const mobile = mobileMethod(methods, events);
  return [...methodsForCountry(methods, countryId), ...(mobile ? [mobile] : [])].filter((method) =>
    arrivesInTime(method, events, now),
  );
}
