import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import { allowsMobile, methodsOffered } from '@stagedoor/rules/delivery-methods';
import { useNow } from '@stagedoor/screens/clock';
import { useOutlet } from '../../../parts/shop/outlet.ts';
import { useCheckout } from './use-checkout.ts';

/** The methods among which this cart may choose, as the server will judge too. */
export function useDeliveryOffer(): DeliveryMethod[] {
  const { cart, event } = useCheckout();
  const { deliveryMethods = [] } = useOutlet();
  const kinds = deliveryMethods.map((method) => ({ ...method, deliveryConstant: method.type.constant }));
  const mobileDelivery = allowsMobile(event?.mobileDelivery, event?.series?.enableMobileDelivery);
  const show = { mobileDelivery, startsAt: event?.show.startsAt };
  return methodsOffered(kinds, cart.shippingAddress?.countryId ?? 0, [show], useNow());
}
