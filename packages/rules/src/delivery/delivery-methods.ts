/** Which delivery methods a customer may choose. */
import { arrivesInTime } from './arrives-in-time.ts';
import { isDomestic, offeredCountries } from '../addresses/countries.ts';
import {
  DOMESTIC_SHIPPING,
  INTERNATIONAL_SHIPPING,
  isDeliveryType,
  isMobileMethod,
  WILL_CALL,
  type DeliveryKind,
} from './delivery-types.ts';
import type { Moment } from '../time/moment.ts';
import type { SentFrom } from './sent-from.ts';

export interface DeliveryMethod extends DeliveryKind {
  active: boolean;
  leadDays?: number | null | undefined;
}

/** The country limits the physical types: at home 1 and 2, elsewhere 1 and 3. */
export function methodsForCountry<M extends DeliveryMethod>(
  methods: readonly M[],
  countryId: number,
  { reach }: Pick<SentFrom, 'reach'>,
): M[] {
  const shipping = isDomestic(countryId, reach.home) ? DOMESTIC_SHIPPING : INTERNATIONAL_SHIPPING;
  return methods.filter(
    (method) => method.active && (isDeliveryType(method, WILL_CALL) || isDeliveryType(method, shipping)),
  );
}

/** CART-21: an event in a series goes by the series' switch, any other by its own. */
export const allowsMobile = (own: boolean | undefined, ofSeries: boolean | undefined): boolean =>
  ofSeries ?? own ?? false;

/** The outlet's active mobile method, when every event allows it. */
export function mobileMethod<M extends DeliveryMethod>(
  methods: readonly M[],
  events: readonly { mobileDelivery: boolean }[],
): M | null {
  const allowed = events.length > 0 && events.every((event) => event.mobileDelivery);
  return (allowed && methods.find((method) => method.active && isMobileMethod(method))) || null;
}

/**
 * What the instant delivery stage offers: mobile first, and the methods of the country; nothing that cannot arrive
 * before the show.
 */
export function methodsOffered<M extends DeliveryMethod>(
  methods: readonly M[],
  countryId: number,
  events: readonly { mobileDelivery: boolean; startsAt?: Moment | null | undefined }[],
  now: Date,
  from: SentFrom,
): M[] {
  const mobile = mobileMethod(methods, events);
  return [...(mobile ? [mobile] : []), ...methodsForCountry(methods, countryId, from)].filter((method) =>
    arrivesInTime(method, events, now, from.times),
  );
}

/** CART-23: whether anything could be sent, at home or abroad. Where nothing can, nobody is asked for a street. */
export const needsAddress = (
  methods: readonly DeliveryMethod[],
  events: readonly { mobileDelivery: boolean; startsAt?: Moment | null | undefined }[],
  now: Date,
  from: SentFrom,
): boolean =>
  offeredCountries(from.reach).some(({ id }) =>
    methodsOffered(methods, id, events, now, from).some(
      (method) => !isMobileMethod(method) && !isDeliveryType(method, WILL_CALL),
    ),
  );
