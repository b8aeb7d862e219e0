// The stages between the seats and the order: where to, how, and with which card.
import { addCartAddress, addCartDelivery, addCartPayment } from '@stagedoor/contract/calls/cart';
import { addressWireNames } from '@stagedoor/contract/entities/address';
import { normalizeAddress, validateAddress } from '@stagedoor/rules/address';
import { canChooseCard } from '@stagedoor/rules/card-expiry';
import { methodsOffered } from '@stagedoor/rules/delivery-methods';
import { addressMessages } from '@stagedoor/rules/messages/address';
import { cardMessages } from '@stagedoor/rules/messages/cards';
import { deliveryMessages } from '@stagedoor/rules/messages/delivery';
import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import type { LevelOnOffer } from '../catalogue/index.ts';
import { customerOf } from '../platform/http/access.ts';
import { handle } from '../platform/http/handler.ts';
import type { Handler } from '../platform/http/handler.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { CartNeeds } from './cart-needs.ts';
import { changeCart, findLines } from './cart-store.ts';
import type { CartRow, LineRow } from './cart-store.ts';
import { changeLiveCart } from './open-cart.ts';

function requireConfirmedSeats(row: CartRow): void {
  if (row.state !== 'CHECKOUT') refuse('CART_NOT_CONFIRMED');
}

function addAddress(needs: CartNeeds): Handler {
  return handle(addCartAddress, async ({ uuid, shippingAddress }, caller) => {
    if (!shippingAddress)
      return refuse('INVALID_INPUT', {
        message: addressMessages.missing,
        fields: { shippingAddress: addressMessages.missing },
      });
    const address = { ...shippingAddress, countryId: shippingAddress.countryId ?? null };
    const problems = Object.entries(validateAddress(address));
    if (problems.length > 0) {
      const fields = problems.map(([name, message]) => [
        `shippingAddress.${addressWireNames[name as 'city']}`,
        message,
      ]);
      refuse('INVALID_INPUT', { fields: Object.fromEntries(fields) });
    }
    const stored = normalizeAddress(address);
    return changeLiveCart(needs, caller, uuid, async (tx, row) => {
      requireConfirmedSeats(row);
      const newCountry = row.shipping_address?.countryId !== stored.countryId;
      const changes = {
        shipping_address: JSON.stringify(stored),
        ...(newCountry && { delivery_method_uuid: null }),
      };
      return { row: await changeCart(tx, row, changes) };
    });
  });
}

/** What this cart may be delivered by, given where it goes and what is in it. */
export function offeredTo(
  row: CartRow,
  lines: readonly LineRow[],
  methods: readonly DeliveryMethod[],
  levels: ReadonlyMap<number, LevelOnOffer>,
) {
  const kinds = methods.map((method) => ({ ...method, deliveryConstant: method.type.constant }));
  const events = lines.flatMap(({ price_level_id }) => levels.get(price_level_id) ?? []);
  return methodsOffered(kinds, row.shipping_address?.countryId ?? 0, events);
}

function addDelivery(needs: CartNeeds): Handler {
  return handle(addCartDelivery, async ({ uuid, deliveryMethodUuid }, caller) => {
    if (deliveryMethodUuid === undefined) {
      return refuse('INVALID_INPUT', {
        message: deliveryMessages.missing,
        fields: { deliveryMethodUUID: deliveryMessages.required },
      });
    }
    const { deliveryMethods } = await needs.outlets.get(caller.outletId);
    const { levels } = await needs.catalogue.get(caller.sellerId, caller.outletId);
    return changeLiveCart(needs, caller, uuid, async (tx, row) => {
      if (row.shipping_address === null) refuse('CART_NOT_CONFIRMED', { message: addressMessages.missing });
      const lines = await findLines(tx, caller.sellerId, uuid);
      const offered = offeredTo(row, lines, deliveryMethods, levels);
      if (!offered.some((method) => method.uuid === deliveryMethodUuid)) refuse('DELIVERY_NOT_OFFERED');
      return { row: await changeCart(tx, row, { delivery_method_uuid: deliveryMethodUuid }) };
    });
  });
}

function addPayment(needs: CartNeeds): Handler {
  return handle(addCartPayment, async ({ uuid, paymentMethodUuid }, caller) => {
    if (paymentMethodUuid === undefined) {
      return refuse('INVALID_INPUT', {
        message: cardMessages.withoutId,
        fields: { paymentMethodUUID: cardMessages.withoutId },
      });
    }
    const card = await needs.findCard(caller.sellerId, customerOf(caller), paymentMethodUuid);
    if (!card) return refuse('NOT_FOUND');
    if (!canChooseCard(card.expiration, caller.now)) return refuse('CARD_EXPIRED');
    return changeLiveCart(needs, caller, uuid, async (tx, row) => {
      requireConfirmedSeats(row);
      return { row: await changeCart(tx, row, { payment_method_uuid: paymentMethodUuid }) };
    });
  });
}

export function cartStageHandlers(needs: CartNeeds): Handler[] {
  return [addAddress(needs), addDelivery(needs), addPayment(needs)];
}
