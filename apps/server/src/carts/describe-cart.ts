import type { Cart, CartLine, Seat } from '@stagedoor/contract/entities/cart';
import { offCentsOf } from '@stagedoor/rules/codes/off-cents-of';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { isLiveCart } from '@stagedoor/rules/machines/cart';
import { isPastDeadline, secondsToDeadline } from '@stagedoor/rules/checkout/cart-clock';
import type { DeliveryMethod } from '@stagedoor/contract/entities/delivery-method';
import type { LevelOnOffer } from '../catalogue/index.ts';
import type { HeldCode } from '../codes/index.ts';
import { otherSeats } from '../inventory/index.ts';
import { billTotals } from '../orders/index.ts';
import type { BillLine } from '../orders/index.ts';
import type { CartRow, LineRow } from './cart-store.ts';
import { deliveryPrice, priceLines } from './cart-prices.ts';

export interface CartFacts {
  row: Omit<
    CartRow,
    'session_id' | 'user_id' | 'created_at' | 'network' | 'bill' | 'clock_stopped' | 'confirm_url'
  > &
    Partial<Pick<CartRow, 'confirm_url'>>;
  lines: LineRow[];
  seats: ReadonlyMap<number, Seat[]>;
  /** Those that are held besides, to choose from. */
  others?: ReadonlyMap<number, Seat[]> | undefined;
  levels: ReadonlyMap<number, LevelOnOffer>;
  deliveryMethods: readonly DeliveryMethod[];
  currency: Currency;
  now: Date;
  reduced?: Cart['reduced'] | undefined;
  orderId?: string | undefined;
}

function describeLine(
  line: LineRow,
  priced: BillLine,
  { seats, others }: Pick<CartFacts, 'seats' | 'others'>,
): CartLine {
  const other = others?.get(line.price_level_id);
  return {
    priceLevelId: priced.priceLevelId,
    quantity: priced.quantity,
    isAddOn: priced.isAddOn,
    eventItemId: priced.itemId,
    eventId: priced.eventId,
    itemName: priced.itemName,
    levelName: priced.levelName,
    priceCents: priced.unitPriceCents,
    feesCents: priced.unitFeesCents,
    offCents: priced.off?.priceCents,
    offFeesCents: priced.off?.feesCents,
    seatInfo: {
      manifest: seats.get(line.price_level_id) ?? [],
      together: line.together,
      chosen: line.chosen || undefined,
    },
    otherSeats: other && { manifest: other, together: otherSeats.areSideBySide(other) },
  };
}

function declinedCards({ declined_cards }: CartFacts['row']): Cart['declinedCards'] {
  if (declined_cards.length === 0) return undefined;
  return declined_cards.map(({ paymentMethodUuid, at }) => ({ paymentMethodUuid, at: new Date(at) }));
}

const describeCode = ({ code, goodUntil }: HeldCode, offCents: number): Cart['code'] => ({
  code,
  offCents,
  goodUntil: goodUntil === undefined ? undefined : new Date(goodUntil),
});

/** What a cart is at this moment. A cart whose time is over says so, whether or not it was tidied up yet. */
export function describeCart({
  row,
  lines,
  seats,
  others,
  levels,
  deliveryMethods,
  currency,
  now,
  reduced,
  orderId,
}: CartFacts): Cart {
  const ranOut = isLiveCart(row.state) && isPastDeadline(row.deadline, now);
  const state = ranOut ? 'EXPIRED' : row.state;
  // What was given back is nobody's any more: the cart is shown without it.
  const kept = state === 'EXPIRED' || state === 'RELEASED' ? [] : lines;
  const known = priceLines(kept, { levels, currency, code: row.code });
  const method = deliveryMethods.find(({ uuid }) => uuid === row.delivery_method_uuid);
  const priced = known.map((each) => each.priced);
  const totals = billTotals(priced, method && deliveryPrice(row, method), currency);
  return {
    uuid: row.cart_uuid,
    state,
    lines: known.map((each) => describeLine(each.line, each.priced, { seats, others })),
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
      includedTaxes: totals.includedTaxes,
      shippingCents: method ? totals.shippingCents : undefined,
      totalCents: totals.totalCents,
    },
    code: row.code ? describeCode(row.code, offCentsOf(priced)) : undefined,
    reduced,
    confirmUrl: state === 'PAYING' ? (row.confirm_url ?? undefined) : undefined,
    paymentProblem: row.payment_problem ?? undefined,
    declinedCards: declinedCards(row),
    orderId,
  };
}
