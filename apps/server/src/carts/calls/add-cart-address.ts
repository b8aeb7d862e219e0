import { addCartAddress } from '@stagedoor/contract/calls/shop/cart';
import { requireAddress } from '../../accounts/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { CartNeeds } from '../cart-needs.ts';
import { takeStage } from '../open-cart.ts';
import type { LiveCart, Step } from '../open-cart.ts';
import { nothingElse, requireConfirmedSeats } from '../cart-stages.ts';

export function addCartAddressHandler(needs: CartNeeds): Handler<'carts'> {
  return handle(addCartAddress, async ({ uuid, shippingAddress }, caller) => {
    const { country: home } = await needs.outlets.get(caller.outletId);
    const stored = await requireAddress(needs.db, { ...caller, home }, shippingAddress, 'shippingAddress');
    const step = ({ row }: LiveCart<void>): Step => {
      requireConfirmedSeats(row);
      const newCountry = row.shipping_address?.countryId !== stored.countryId;
      const changes = {
        shipping_address: stored,
        ...(newCountry && { delivery_method_uuid: null, delivery_price_cents: null }),
      };
      return { changes };
    };
    return takeStage(needs, caller, uuid, { look: nothingElse, step });
  });
}
