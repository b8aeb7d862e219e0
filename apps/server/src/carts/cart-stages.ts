// The stages between the seats and the order: the seats are confirmed, then where to, how, and with which card.
import {
  addCartAddress,
  addCartDelivery,
  addCartPayment,
  beginCheckout,
} from '@stagedoor/contract/calls/shop/cart';
import { canChooseCard } from '@stagedoor/rules/cards/card-expiry';
import { checkoutDeadline, releaseTime } from '@stagedoor/rules/checkout/cart-clock';
import { methodsOffered, needsAddress } from '@stagedoor/rules/delivery/delivery-methods';
import { addressMessages } from '@stagedoor/rules/messages/address';
import { cardMessages } from '@stagedoor/rules/messages/cards';
import { deliveryMessages } from '@stagedoor/rules/messages/delivery';
import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import { customerOf, requireAddress } from '../accounts/index.ts';
import type { LevelOnOffer } from '../catalogue/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import { handle } from '../platform/http/handler.ts';
import type { Handler } from '../platform/http/handler.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { CartNeeds, OwnCard } from './cart-needs.ts';
import type { CartRow, LineRow } from './cart-store.ts';
import { takeStage } from './open-cart.ts';
import type { LiveCart, Step } from './open-cart.ts';

const nothingElse = async (): Promise<void> => {};

/** CART-06: confirming the seats sets the checkout clock, once; repeating the call does not extend the hold. */
function confirmSeats(needs: CartNeeds): Handler {
  return handle(beginCheckout, async ({ uuid }, caller) => {
    const { checkoutMinutes = 10 } = await needs.outlets.get(caller.outletId);
    const step = ({ row }: LiveCart<void>): Step => {
      if (row.state !== 'REVIEW') return {};
      const deadline = checkoutDeadline(caller.now, checkoutMinutes);
      return { changes: { deadline }, moves: { to: 'CHECKOUT', heldUntil: releaseTime(deadline) } };
    };
    return takeStage(needs, caller, uuid, { look: nothingElse, step });
  });
}

function requireConfirmedSeats(row: CartRow): void {
  if (row.state !== 'CHECKOUT') refuse('CART_NOT_CONFIRMED');
}

function addAddress(needs: CartNeeds): Handler {
  return handle(addCartAddress, async ({ uuid, shippingAddress }, caller) => {
    const stored = await requireAddress(needs.db, caller, shippingAddress, 'shippingAddress');
    const step = ({ row }: LiveCart<void>): Step => {
      requireConfirmedSeats(row);
      const newCountry = row.shipping_address?.countryId !== stored.countryId;
      const changes = {
        shipping_address: JSON.stringify(stored),
        ...(newCountry && { delivery_method_uuid: null, delivery_price_cents: null }),
      };
      return { changes };
    };
    return takeStage(needs, caller, uuid, { look: nothingElse, step });
  });
}

/** The outlet's ways of delivery, and what is on offer. */
interface DeliveryFacts {
  deliveryMethods: readonly DeliveryMethod[];
  levels: ReadonlyMap<number, LevelOnOffer>;
}

/**
 * What this cart may be delivered by, given where it goes, what is in it, and how soon the show is; and whether it must
 * be known where it goes (CART-23).
 */
export function deliveryOf(
  row: CartRow,
  lines: readonly LineRow[],
  { deliveryMethods, levels }: DeliveryFacts,
  now: Date,
) {
  const kinds = deliveryMethods.map((method) => ({ ...method, deliveryConstant: method.type.constant }));
  const events = lines.flatMap(({ price_level_id }) => levels.get(price_level_id) ?? []);
  return {
    offered: methodsOffered(kinds, row.shipping_address?.countryId ?? 0, events, now),
    lacksAddress: row.shipping_address === null && needsAddress(kinds, events, now),
  };
}

function addDelivery(needs: CartNeeds): Handler {
  return handle(addCartDelivery, async ({ uuid, deliveryMethodUuid }, caller) => {
    if (deliveryMethodUuid === undefined) {
      return refuse('INVALID_INPUT', {
        message: deliveryMessages.missing,
        fields: { deliveryMethodUuid: deliveryMessages.required },
      });
    }
    const { deliveryMethods } = await needs.outlets.get(caller.outletId);
    const { levels } = await needs.catalogue.get(caller.sellerId, caller.outletId);
    const step = ({ row, lines }: LiveCart<void>): Step => {
      requireConfirmedSeats(row);
      const { offered, lacksAddress } = deliveryOf(row, lines, { deliveryMethods, levels }, caller.now);
      if (lacksAddress) refuse('CART_NOT_CONFIRMED', { message: addressMessages.missing });
      const method = offered.find(({ uuid: known }) => known === deliveryMethodUuid);
      if (!method) return refuse('DELIVERY_NOT_OFFERED');
      const changes = { delivery_method_uuid: method.uuid, delivery_price_cents: method.priceCents ?? null };
      return { changes };
    };
    return takeStage(needs, caller, uuid, { look: nothingElse, step });
  });
}

function addPayment(needs: CartNeeds): Handler {
  return handle(addCartPayment, async ({ uuid, paymentMethodUuid }, caller) => {
    if (paymentMethodUuid === undefined) {
      return refuse('INVALID_INPUT', {
        message: cardMessages.noneChosen,
        fields: { paymentMethodUuid: cardMessages.noneChosen },
      });
    }
    const userId = customerOf(caller);
    const look = (tx: Tx) => needs.findCard(tx, caller.sellerId, userId, paymentMethodUuid);
    const step = ({ row, seen: card }: LiveCart<OwnCard | undefined>): Step => {
      if (!card) return refuse('NOT_FOUND');
      if (!canChooseCard(card.expiration, caller.now)) return refuse('CARD_EXPIRED');
      requireConfirmedSeats(row);
      // What was said of the card before it is over.
      return { changes: { payment_method_uuid: paymentMethodUuid, payment_problem: null } };
    };
    return takeStage(needs, caller, uuid, { look, step });
  });
}

export function cartStageHandlers(needs: CartNeeds): Handler[] {
  return [confirmSeats(needs), addAddress(needs), addDelivery(needs), addPayment(needs)];
}
