import { addCartAddress } from '@stagedoor/contract/calls/shop/cart';
import { requireAddress } from '../../accounts/index.ts';
import { handleArriving } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { CartNeeds } from '../cart-needs.ts';
import { takeStage } from '../open-cart.ts';
import type { LiveCart, Step } from '../open-cart.ts';
import { nothingElse, requireConfirmedSeats } from '../cart-stages.ts';

export function addCartAddressHandler(needs: CartNeeds): Handler<'carts'> {
  return handleArriving(addCartAddress, async ({ uuid, shippingAddress }, arriving) => {
    const { country: home } = await needs.outlets.get(arriving.outletId);
    const stored = await requireAddress(needs.db, { ...arriving, home }, shippingAddress, 'shippingAddress');
    const step = ({ row }: LiveCart<void>): Step => {
      requireConfirmedSeats(row);
      const newCountry = row.shipping_address?.countryId !== stored.countryId;
      const changes = {
        shipping_address: stored,
        ...(newCountry && { delivery_method_uuid: null, delivery_price_cents: null }),
      };
      return { changes };
    };
    return takeStage(needs, arriving, uuid, { look: nothingElse, step });
  });
}
