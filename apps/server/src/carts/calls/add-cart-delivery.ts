import { sentFrom } from '@stagedoor/contract/entities/outlet-reach';
import { addCartDelivery } from '@stagedoor/contract/calls/shop/cart';
import { addressMessages } from '@stagedoor/rules/messages/address';
import { deliveryMessages } from '@stagedoor/rules/messages/delivery';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { CartNeeds } from '../cart-needs.ts';
import { takeStage } from '../open-cart.ts';
import type { LiveCart, Step } from '../open-cart.ts';
import { nothingElse, requireConfirmedSeats, deliveryOf } from '../cart-stages.ts';

export function addCartDeliveryHandler(needs: CartNeeds): Handler<'carts'> {
  return handle(addCartDelivery, async ({ uuid, deliveryMethodUuid }, caller) => {
    if (deliveryMethodUuid === undefined) {
      return refuse('INVALID_INPUT', {
        message: deliveryMessages.missing,
        fields: { deliveryMethodUuid: deliveryMessages.required },
      });
    }
    const outlet = await needs.outlets.get(caller.outletId);
    const { deliveryMethods } = outlet;
    const { levels } = await needs.catalogue.get(caller.sellerId, caller.outletId);
    const facts = { deliveryMethods, levels, sentFrom: sentFrom(outlet) };
    const step = ({ row, lines }: LiveCart<void>): Step => {
      requireConfirmedSeats(row);
      const { offered, lacksAddress } = deliveryOf(row, lines, facts, caller.now);
      if (lacksAddress) refuse('CART_NOT_CONFIRMED', { message: addressMessages.missing });
      const method = offered.find(({ uuid: known }) => known === deliveryMethodUuid);
      if (!method) return refuse('DELIVERY_NOT_OFFERED');
      const changes = { delivery_method_uuid: method.uuid, delivery_price_cents: method.priceCents ?? null };
      return { changes };
    };
    return takeStage(needs, caller, uuid, { look: nothingElse, step });
  });
}
