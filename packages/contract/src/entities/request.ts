// A fan's requests as their owner sees them: a series request and its event requests (ENTITY-27 to ENTITY-30).
import { pendingStatuses, processedStatuses } from '@stagedoor/rules/requests/request-status';
import * as z from 'zod/mini';
import { calendarDay, entity, flag, id, instant, list, maybe, money, text, uuid, wrote } from '../wire.ts';
import type { Of } from '../wire.ts';
import { includedTaxes } from './included-tax.ts';
import { addressParts } from './address.ts';
import { deliveryMethod } from './delivery-method.ts';
import { feeGroup, outletEvent } from './event.ts';
import { paymentMethod } from './payment-method.ts';
import { series } from './series.ts';

export const requestStatus = z.enum([...pendingStatuses, ...processedStatuses]);

const statusInfo = entity('RequestStatusInfo', {
  constant: ['ConstantValue', requestStatus],
  customerStatus: ['CustomerStatus', text],
});

/** The most that can be charged: every line awarded in full at the level asked for (HIST-REQ-14). */
const requestTotals = entity('RequestTotals', {
  ticketsCents: ['tickets', money],
  feesCents: ['fees', money],
  taxesCents: ['taxes', money],
  includedTaxes: ['IncludedTaxes', includedTaxes],
  /** Missing until the address is known; an event request has none of its own. */
  shippingCents: ['shipping', maybe(money)],
  planFeeCents: ['ppfee', money],
  /** With the plan fee when enrolled. */
  totalCents: ['total', money],
});
export type RequestTotals = Of<typeof requestTotals>;

const lineFacts = {
  itemId: ['OutletEventItemID', id],
  itemName: ['ItemName', wrote],
  priceLevelId: ['PriceLevelID', id],
  levelName: ['PriceLevelName', wrote],
  priceCents: ['PriceLevelValue', money],
  fees: ['FeeGroups', list(feeGroup)],
  isAddOn: ['isAddOn', flag],
  quantity: ['Quantity', z.int()],
  /** EVENT-24: this level or nothing. */
  optOut: ['PriceLevelOptOut', flag],
  confirmedPriceLevelId: ['ConfirmedPriceLevelID', maybe(id)],
  confirmedLevelName: ['ConfirmedPriceLevelName', maybe(wrote)],
  confirmedQuantity: ['ConfirmedQuantity', maybe(z.int())],
} as const;

const requestLine = entity('LotteryOEIRequest', {
  id: ['LotteryOEIRequestID', id],
  uuid: ['LotteryOEIRequestUUID', uuid],
  ...lineFacts,
});
export type RequestLine = Of<typeof requestLine>;

const eventFacts = {
  eventId: ['OutletEventID', id],
  event: ['OutletEvent', outletEvent],
  totals: ['Totals', requestTotals],
  status: ['StatusInfo', statusInfo],
} as const;

export const eventRequestFields = {
  id: ['LotteryOERequestID', id],
  uuid: ['LotteryOERequestUUID', uuid],
  /** The number of the series request that it belongs to. */
  number: ['RequestID', text],
  ...eventFacts,
  lines: ['LotteryOEIRequests', list(requestLine)],
  createdAt: ['createdAt', instant],
  updatedAt: ['updatedAt', instant],
} as const;

export const eventRequest = entity('LotteryOERequest', eventRequestFields);
export type EventRequest = Of<typeof eventRequest>;

/** What pays: one card, or one for each installment; the same card may serve several. */
const requestPayment = entity('RequestPaymentMethod', {
  id: ['LotteryOEGRequestPaymentMethodID', id],
  uuid: ['LotteryOEGRequestPaymentMethodUUID', uuid],
  sort: ['Sort', z.int()],
  paymentMethodId: ['PaymentMethodID', id],
  paymentMethodUuid: ['PaymentMethodUUID', uuid],
  paymentMethod: ['PaymentMethod', maybe(paymentMethod)],
  amountCents: ['Amount', money],
  /** Of an installment. */
  dueDay: ['DueDate', maybe(calendarDay)],
});
export type RequestPayment = Of<typeof requestPayment>;

const requestShipping = entity('RequestShipping', {
  id: ['LotteryRequestShippingAddressID', id],
  uuid: ['LotteryRequestShippingAddressUUID', uuid],
  ...addressParts,
});

const seriesFacts = {
  series: ['OutletEventGroup', series],
  status: ['StatusInfo', statusInfo],
  totals: ['Totals', requestTotals],
  planEnrolled: ['PaymentPlanEnrolled', flag],
  /** PLAN-02, worked out by the server's clock. */
  planEligible: ['PaymentPlanEligible', flag],
  payments: ['PaymentInfo', list(requestPayment)],
  shipping: ['Shipping', maybe(requestShipping)],
  delivery: ['OutletDeliveryMethod', maybe(deliveryMethod)],
  /** The event request that comes first at this customer's turn, when it is one of these. */
  priorityUuid: ['PriorityOERequestUUID', maybe(uuid)],
} as const;

export const seriesRequest = entity('LotteryOEGRequest', {
  id: ['LotteryOEGRequestID', id],
  uuid: ['LotteryOEGRequestUUID', uuid],
  /** The request number: in addresses, in mails, on the receipt. */
  number: ['RequestID', text],
  /** HIST-REQ-07: of the order that came of it; its number is `Z` and this. */
  orderUniqueId: ['UniqueID', maybe(text)],
  orderId: ['CustomerOrderID', maybe(id)],
  ...seriesFacts,
  eventRequests: ['LotteryOERequests', list(eventRequest)],
  createdAt: ['createdAt', instant],
  updatedAt: ['updatedAt', instant],
});
export type SeriesRequest = Of<typeof seriesRequest>;

/** What a series request would be with the event being chosen now: nothing of the new part has a key yet. */
export const seriesRequestDraft = entity('LotteryOEGRequestDraft', {
  id: ['LotteryOEGRequestID', maybe(id)],
  uuid: ['LotteryOEGRequestUUID', maybe(uuid)],
  number: ['RequestID', maybe(text)],
  ...seriesFacts,
  eventRequests: [
    'LotteryOERequests',
    list(
      entity('LotteryOERequestDraft', {
        id: ['LotteryOERequestID', maybe(id)],
        uuid: ['LotteryOERequestUUID', maybe(uuid)],
        ...eventFacts,
        lines: ['LotteryOEIRequests', list(entity('LotteryOEIRequestDraft', lineFacts))],
      }),
    ),
  ],
});
export type SeriesRequestDraft = Of<typeof seriesRequestDraft>;
