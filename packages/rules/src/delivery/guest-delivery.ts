/** Which delivery options an invitation leaves a guest. */
import { arrivesInTime, type Show } from './arrives-in-time.ts';
import { methodsForCountry, type DeliveryMethod } from './delivery-methods.ts';
import { isDeliveryType, isMobileMethod, WILL_CALL } from './delivery-types.ts';
import type { SentFrom } from './sent-from.ts';
import { guestCheckoutMessages } from '../messages/guest-checkout.ts';

export const ALL_OPTIONS = -1;
export const SHIPPING_AND_MOBILE = -2;
export const WILL_CALL_ONLY = -3;

export type GuestOption = 'willCall' | 'shipping' | 'mobile';
type GuestMethod = DeliveryMethod & { id: number };

function optionOf(method: GuestMethod): GuestOption {
  if (isMobileMethod(method)) return 'mobile';
  return isDeliveryType(method, WILL_CALL) ? 'willCall' : 'shipping';
}

function optionsOfMode(mode: number, methods: readonly GuestMethod[]): GuestOption[] {
  if (mode === ALL_OPTIONS) return ['willCall', 'shipping', 'mobile'];
  if (mode === SHIPPING_AND_MOBILE) return ['shipping', 'mobile'];
  if (mode === WILL_CALL_ONLY) return ['willCall'];
  return methods.filter((method) => method.active && method.id === mode).map(optionOf);
}

interface Asked {
  /** The requested events. */
  events: readonly (Show & { mobileDelivery: boolean })[];
  now: Date;
  from: SentFrom;
}

/** Shipping, where every way of it would come after the show. */
const isTooLate = (methods: readonly GuestMethod[], { events, now, from }: Asked): boolean => {
  const ways = methods.filter((method) => method.active && optionOf(method) === 'shipping');
  return ways.length > 0 && !ways.some((method) => arrivesInTime(method, events, now, from.times));
};

/** A positive mode is the one method allowed. Mobile needs mobile delivery at every requested event. */
export const guestOptions = (mode: number, methods: readonly GuestMethod[], asked: Asked): GuestOption[] =>
  optionsOfMode(mode, methods).filter((option) => {
    if (option === 'mobile') return asked.events.every((event) => event.mobileDelivery);
    return option !== 'shipping' || !isTooLate(methods, asked);
  });

/** The active methods behind an option; shipping depends on the country, and on how soon the shows are. */
export function guestMethods<M extends GuestMethod>(
  option: GuestOption,
  mode: number,
  methods: readonly M[],
  countryId: number,
  { events, now, from }: Asked,
): M[] {
  const allowed = mode > 0 ? methods.filter((method) => method.id === mode) : methods;
  if (option === 'shipping') {
    return methodsForCountry(allowed, countryId, from).filter(
      (method) => !isDeliveryType(method, WILL_CALL) && arrivesInTime(method, events, now, from.times),
    );
  }
  return allowed.filter((method) => method.active && optionOf(method) === option);
}

/** What is said when a chosen option has no method behind it. */
export function guestOptionProblem(option: GuestOption, methods: readonly GuestMethod[]): string | null {
  const found = methods.some((method) => method.active && optionOf(method) === option);
  if (found || option === 'shipping') return null;
  return option === 'willCall' ? guestCheckoutMessages.noWillCall : guestCheckoutMessages.noMobile;
}
