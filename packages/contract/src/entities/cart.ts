import * as z from 'zod/mini';
import { entity, flag, id, instant, list, maybe, money, text, uuid, wrote } from '../wire.ts';
import type { Of } from '../wire.ts';
import { includedTaxes } from './included-tax.ts';
import { address } from './address.ts';
import { codeInUse } from './code.ts';

const seat = entity('Seat', {
  sectionPosition: ['XSection', maybe(z.int())],
  sectionName: ['SectionName', maybe(text)],
  rowPosition: ['XRow', maybe(z.int())],
  rowName: ['RowName', maybe(text)],
  seatPosition: ['XSeat', maybe(z.int())],
  seatName: ['SeatName', maybe(text)],
  ticketId: ['TicketID', z.int()],
  /** On the seat map, in ten-thousandths of its width and height. */
  mapX: ['MapX', maybe(z.int())],
  mapY: ['MapY', maybe(z.int())],
});
export type Seat = Of<typeof seat>;

const seatInfo = entity('SeatInfo', {
  manifest: ['manifest', list(seat)],
  /** False when the seats had to be taken from several places. */
  together: ['together', flag],
  /** The customer has chosen them seat by seat, as they are. */
  chosen: ['chosen', maybe(flag)],
});

const cartLine = entity('CartLine', {
  priceLevelId: ['priceLevelID', id],
  quantity: ['quantity', z.int()],
  isAddOn: ['isAddOn', flag],
  eventItemId: ['outletEventItemID', id],
  eventId: ['OutletEventID', id],
  /** What stands on the bill, so that every page shows the same words and sums. */
  itemName: ['ItemName', wrote],
  levelName: ['PriceLevelName', wrote],
  priceCents: ['PriceLevelValue', money],
  feesCents: ['Fees', money],
  /** What the cart's code has taken off one ticket; price and fees are what is left. */
  offCents: ['Off', maybe(money)],
  offFeesCents: ['OffFees', maybe(money)],
  seatInfo: ['seatInfo', seatInfo],
  /** Other seats that are held beside them until the seats are confirmed, to choose from. */
  otherSeats: ['otherSeatInfo', maybe(seatInfo)],
});
export type CartLine = Of<typeof cartLine>;

const clock = entity('CartClock', {
  running: ['running', flag],
  secondsToExpire: ['secondsToExpire', z.int()],
});

const totals = entity('CartTotals', {
  ticketsCents: ['tickets', money],
  feesCents: ['fees', money],
  taxesCents: ['taxes', money],
  includedTaxes: ['IncludedTaxes', includedTaxes],
  /** Missing until a delivery method is chosen. */
  shippingCents: ['shipping', maybe(money)],
  totalCents: ['total', money],
});

/** A level of which fewer could be held than asked for. */
const reduction = entity('CartReduction', {
  priceLevelId: ['priceLevelID', id],
  asked: ['asked', z.int()],
  held: ['held', z.int()],
});

const declinedCard = entity('DeclinedCard', {
  paymentMethodUuid: ['paymentMethodUUID', uuid],
  at: ['DeclinedDate', instant],
});

export const cart = entity('InstantCart', {
  uuid: ['cartUUID', uuid],
  state: ['state', z.enum(['REVIEW', 'CHECKOUT', 'PAYING', 'ORDERED', 'RELEASED', 'EXPIRED'])],
  lines: ['lineItems', list(cartLine)],
  shippingAddress: ['shippingAddress', maybe(address)],
  deliveryMethodUuid: ['deliveryMethodUUID', maybe(uuid)],
  paymentMethodUuid: ['paymentMethodUUID', maybe(uuid)],
  clock: ['clock', clock],
  totals: ['totals', totals],
  code: ['Code', maybe(codeInUse)],
  reduced: ['reduced', maybe(list(reduction))],
  /** While it is paid for: where the bank wants to hear it from the customer. */
  confirmUrl: ['ConfirmUrl', maybe(text)],
  /** Why the last try to pay for it failed. */
  paymentProblem: ['PaymentProblem', maybe(text)],
  /** The cards that a bank has refused for it, the last one last. */
  declinedCards: ['declinedCards', maybe(list(declinedCard))],
  /** The order that came of it. */
  orderId: ['OrderID', maybe(text)],
});
export type Cart = Of<typeof cart>;
