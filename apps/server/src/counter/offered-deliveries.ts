import { sentFrom } from '@stagedoor/contract/entities/outlet-reach';
import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import { offeredCountries } from '@stagedoor/rules/addresses/countries';
import { methodsOffered } from '@stagedoor/rules/delivery/delivery-methods';
import { isDeliveryType, isMobileMethod, WILL_CALL } from '@stagedoor/rules/delivery/delivery-types';
import type { LevelOnOffer } from '../catalogue/index.ts';
import type { OutletCache } from '../sellers/index.ts';

type Outlet = Awaited<ReturnType<OutletCache['get']>>;
type Shown = Pick<LevelOnOffer, 'mobileDelivery' | 'startsAt'>;

const kindsOf = ({ deliveryMethods }: Outlet) =>
  deliveryMethods.map((method) => ({ ...method, deliveryConstant: method.type.constant }));

/** Something is sent with it: it must be known where to. */
export const needsStreet = (method: DeliveryMethod): boolean => {
  const kind = { ...method, deliveryConstant: method.type.constant };
  return !isMobileMethod(kind) && !isDeliveryType(kind, WILL_CALL);
};

/** By the shop's own rule: what arrives before the show, at home where no country is named. */
export const deliveriesTo = (outlet: Outlet, events: readonly Shown[], countryId: number, now: Date) =>
  methodsOffered(kindsOf(outlet), countryId, events, now, sentFrom(outlet));

/** To whatever country the shop sends. */
export function allDeliveries(outlet: Outlet, events: readonly Shown[], now: Date) {
  const countries = offeredCountries(sentFrom(outlet).reach).map(({ id }) => id);
  const all = [0, ...countries].flatMap((country) => deliveriesTo(outlet, events, country, now));
  return [...new Map(all.map((method) => [method.uuid, method])).values()];
}
