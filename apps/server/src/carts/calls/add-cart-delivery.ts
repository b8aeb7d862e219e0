import { sentFrom } from '@stagedoor/contract/entities/outlet-reach';
import { addCartDelivery } from '@stagedoor/contract/calls/shop/cart';
import { addressMessages } from '@stagedoor/rules/messages/address';
import { deliveryMessages } from '@stagedoor/rules/messages/delivery';
import { handleArriving } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { CartNeeds } from '../cart-needs.ts';
import { takeStage } from '../open-cart.ts';
import type { LiveCart, Step } from '../open-cart.ts';
import { nothingElse, requireConfirmedSeats, deliveryOf } from '../cart-stages.ts';

export function addCartDeliveryHandler(needs: CartNeeds): Handler<'carts'> {
  return handleArriving(addCartDelivery, async ({ uuid, deliveryMethodUuid }, arriving) => {
    if (deliveryMethodUuid === undefined) {
      return refuse('INVALID_INPUT', {
        message: deliveryMessages.missing,
        fields: { deliveryMethodUuid: deliveryMessages.required },
      });
    }
    const outlet = await needs.outlets.get(arriving.outletId);
    const { deliveryMethods } = outlet;
    const { levels } = await needs.catalogue.get(arriving.sellerId, arriving.outletId);
    const facts = { deliveryMethods, levels, sentFrom: sentFrom(outlet) };
    const step = ({ row, lines }: LiveCart<void>): Step => {
      requireConfirmedSeats(row);
      const { offered, lacksAddress } = deliveryOf(row, lines, facts, arriving.now);
      if (lacksAddress) refuse('CART_NOT_CONFIRMED', { message: addressMessages.missing });
      const method = offered.find(({ uuid: known }) => known === deliveryMethodUuid);
      if (!method) return refuse('DELIVERY_NOT_OFFERED');
      const changes = { delivery_method_uuid: method.uuid, delivery_price_cents: method.priceCents ?? null };
      return { changes };
    };
    return takeStage(needs, arriving, uuid, { look: nothingElse, step });
  });
}
