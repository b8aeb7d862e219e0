import type { Cart } from '@stagedoor/contract/entities/cart';
import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { sentFrom } from '@stagedoor/contract/entities/outlet-reach';
import { allowsMobile, methodsOffered, needsAddress } from '@stagedoor/rules/delivery/delivery-methods';
import { useNow } from '@stagedoor/screens/clock';
import { useOutlet } from '../../../parts/shop/outlet.ts';

interface DeliveryOffer {
  /** The methods among which this cart may choose. */
  offered: DeliveryMethod[];
  /** CART-23: whether it must be known where the tickets go. */
  needsAddress: boolean;
}

/** How this cart may be delivered, as the server will judge too. */
export function useDeliveryOffer(cart: Cart, event: OutletEvent | undefined): DeliveryOffer {
  const outlet = useOutlet();
  const { deliveryMethods = [] } = outlet;
  const from = sentFrom(outlet);
  const now = useNow();
  const kinds = deliveryMethods.map((method) => ({ ...method, deliveryConstant: method.type.constant }));
  const mobileDelivery = allowsMobile(event?.mobileDelivery, event?.series?.enableMobileDelivery);
  const shows = [{ mobileDelivery, startsAt: event?.show.startsAt }];
  return {
    offered: methodsOffered(kinds, cart.shippingAddress?.countryId ?? 0, shows, now, from),
    needsAddress: needsAddress(kinds, shows, now, from),
  };
}
