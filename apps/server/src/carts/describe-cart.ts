import type { Cart, CartLine, Seat } from '@stagedoor/contract/entities/cart';
import { feesCents } from '@stagedoor/rules/fees';
import { isLiveCart } from '@stagedoor/rules/machines/cart';
import { isPastDeadline, secondsToDeadline } from '@stagedoor/rules/cart-clock';
import { orderTotals } from '@stagedoor/rules/order-totals';
import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import type { LevelOnOffer } from '../catalogue/index.ts';
import type { CartRow, LineRow } from './cart-store.ts';

export interface CartFacts {
  row: Omit<CartRow, 'session_id' | 'user_id' | 'created_at' | 'bill'>;
  lines: LineRow[];
  seats: ReadonlyMap<number, Seat[]>;
  levels: ReadonlyMap<number, LevelOnOffer>;
  deliveryMethods: readonly DeliveryMethod[];
  now: Date;
  reduced?: Cart['reduced'];
  orderId?: string | undefined;
}

function describeLine(line: LineRow, level: LevelOnOffer, seats: Seat[]): CartLine {
  return {
    priceLevelId: level.levelId,
    quantity: line.quantity,
    isAddOn: line.is_add_on,
    eventItemId: level.itemId,
    eventId: level.eventId,
    itemName: level.itemName,
    levelName: level.levelName,
    priceCents: level.priceCents,
    feesCents: feesCents(level.fees, 1),
    seatInfo: { manifest: seats, together: line.together },
  };
}

/** What a cart is at this moment. A cart whose time is over says so, whether or not it was tidied up yet. */
export function describeCart({
  row,
  lines,
  seats,
  levels,
  deliveryMethods,
  now,
  reduced,
  orderId,
}: CartFacts): Cart {
  const ranOut = isLiveCart(row.state) && isPastDeadline(row.deadline, now);
  const state = ranOut ? 'EXPIRED' : row.state;
  // What was given back is nobody's any more: the cart is shown without it.
  const kept = state === 'EXPIRED' || state === 'RELEASED' ? [] : lines;
  const known = kept.flatMap((line) => {
    const level = levels.get(line.price_level_id);
    return level ? [{ line, level }] : [];
  });
  const method = deliveryMethods.find(({ uuid }) => uuid === row.delivery_method_uuid);
  const totals = orderTotals({
    lines: known.map(({ line, level }) => ({ ...level, quantity: line.quantity })),
    deliveryPriceCents: method?.priceCents ?? null,
  });
  return {
    uuid: row.cart_uuid,
    state,
    lines: known.map(({ line, level }) => describeLine(line, level, seats.get(level.levelId) ?? [])),
    shippingAddress: row.shipping_address ?? undefined,
    deliveryMethodUuid: row.delivery_method_uuid ?? undefined,
    paymentMethodUuid: row.payment_method_uuid ?? undefined,
    clock: {
      running: isLiveCart(state),
      secondsToExpire: isLiveCart(state) ? secondsToDeadline(row.deadline, now) : 0,
    },
    totals: {
      ticketsCents: totals.ticketsCents,
      feesCents: totals.feesCents,
      taxesCents: totals.taxesCents,
      shippingCents: method ? totals.shippingCents : undefined,
      totalCents: totals.totalCents,
    },
    reduced,
    paymentProblem: row.payment_problem ?? undefined,
    orderId,
  };
}
