// What a page sends to make or change a request, in the two spellings that exist for it (CALL-30).
import * as z from 'zod/mini';
import { givenFlag, givenId, givenInt } from '../given.ts';
import { entity, list, maybe, uuid } from '../wire.ts';
import type { Of } from '../wire.ts';
import { addressParts } from './address.ts';

const MOST_LINES = 20;
const fewLines = z.maxLength(MOST_LINES, `At most ${MOST_LINES} lines`);
const fewPayments = z.maxLength(3, 'At most 3 payment methods');

const wish = entity('OutletEventItemRequest', {
  id: ['outletEventItemRequestId', maybe(givenId), 'LotteryOEIRequestID'],
  /** Says which item a line is about that has no level yet. */
  itemId: ['outletEventItemId', maybe(givenId)],
  priceLevelId: ['priceLevelId', maybe(givenId)],
  quantity: ['quantity', z.int()],
  optOut: ['priceLevelOptOut', maybe(givenFlag)],
});
/** EVENT-27: a level that is missing is told with its item's name, which the event knows. */
export type GivenWish = Of<typeof wish>;
export type RequestWish = GivenWish & { priceLevelId: number };
export const requestWishes = list(wish).check(fewLines);

/** The same as the first generation spells it. */
const lotteryWish = entity('LotteryOEIRequestInput', {
  id: ['LotteryOEIRequestID', maybe(givenId), 'outletEventItemRequestId'],
  itemId: ['OutletEventItemID', maybe(givenId)],
  priceLevelId: ['PriceLevelID', maybe(givenId)],
  quantity: ['Quantity', z.int()],
  optOut: ['PriceLevelOptOut', maybe(givenFlag)],
});
export const lotteryWishes = list(lotteryWish).check(fewLines);

/** Of a card only its key and its place count; whatever else is sent of it is left unread. */
const paymentChoice = entity('RequestPaymentChoice', {
  id: ['oegRequestPaymentMethodId', maybe(givenId), 'LotteryOEGRequestPaymentMethodID'],
  paymentMethodId: ['paymentMethodId', maybe(givenId)],
  paymentMethodUuid: ['paymentMethodUUID', maybe(uuid)],
  sort: ['sort', maybe(givenInt)],
});
export type PaymentChoice = Of<typeof paymentChoice>;
export const paymentChoices = list(paymentChoice).check(fewPayments);

/** FAN-13: the method only where the series does not decide it. */
export const shippingChoice = entity('RequestShippingChoice', {
  deliveryMethodUuid: ['deliveryMethodUUID', maybe(uuid), 'OutletDeliveryMethodUUID'],
  ...addressParts,
});
export type ShippingChoice = Of<typeof shippingChoice>;
