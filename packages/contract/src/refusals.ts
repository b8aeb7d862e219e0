// Every way the server may say no: a stable code for programs, an honest status, a sentence for the customer.
import { ticketMessages } from '@stagedoor/rules/messages/tickets';
import { codeMessages } from '@stagedoor/rules/messages/codes';
import { callMessages } from '@stagedoor/rules/messages/calls';
import { createAccountMessages } from '@stagedoor/rules/messages/create-account';
import { installmentMessages } from '@stagedoor/rules/messages/installments';
import { orderHistoryMessages } from '@stagedoor/rules/messages/history-orders';
import { passkeyMessages } from '@stagedoor/rules/messages/passkeys';
import { outletPasswordMessages } from '@stagedoor/rules/messages/outlet-password';
import { passwordMessages } from '@stagedoor/rules/messages/password';
import { requestHistoryMessages } from '@stagedoor/rules/messages/history-requests';
import { eventEmptyMessages } from '@stagedoor/rules/messages/event-empty';
import { guestCheckoutMessages } from '@stagedoor/rules/messages/guest-checkout';
import { receiptMessages } from '@stagedoor/rules/messages/receipts';
import { moneyMessages } from '@stagedoor/rules/messages/money';
import { refusalMessages } from '@stagedoor/rules/messages/refusals';
import { resetPasswordMessages } from '@stagedoor/rules/messages/reset-password';
import { savedPaymentMessages } from '@stagedoor/rules/messages/saved-payments';
import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import { signInMessages } from '@stagedoor/rules/messages/sign-in';
import { waitingListMessages } from '@stagedoor/rules/messages/waiting-list';
import { waitingRoomMessages } from '@stagedoor/rules/messages/waiting-room';
import { officeRefusalKinds } from './office-refusals.ts';
import { refusal } from './refusal-kind.ts';
import type { RefusalKind } from './refusal-kind.ts';

export const refusalKinds = {
  INVALID_SESSION: refusal(401, () => callMessages.invalidSession),
  NO_USER_ID: refusal(401, () => callMessages.noUserId),
  LOGIN_TOKEN_REFUSED: refusal(401, () => refusalMessages.loginTokenRefused),
  SIGNATURE_REFUSED: refusal(401, () => refusalMessages.signatureRefused),
  SIGNED_IN_ALREADY: refusal(409, () => refusalMessages.signedInAlready),
  SIGN_IN_ELSEWHERE: refusal(403, () => refusalMessages.signInElsewhere),
  VIEW_ONLY: refusal(403, () => refusalMessages.viewOnly),
  SIGN_IN_FAILED: refusal(403, () => signInMessages.formFailed),
  PASSKEY_REFUSED: refusal(403, () => passkeyMessages.refused),
  PASSKEY_KNOWN: refusal(409, () => passkeyMessages.known),
  TOO_MANY_PASSKEYS: refusal(409, () => passkeyMessages.tooMany),
  CURRENT_PASSWORD_WRONG: refusal(403, () => refusalMessages.currentPasswordWrong),
  RESET_TOKEN_REFUSED: refusal(403, () => resetPasswordMessages.incorrectLink),
  ACCOUNT_NOT_CREATED: refusal(409, () => createAccountMessages.refused),
  ADDRESS_CHANGED: refusal(409, () => refusalMessages.addressChanged),
  TOO_MANY_ADDRESSES: refusal(409, () => refusalMessages.tooManyAddresses),
  SOLD_OUT: refusal(409, () => refusalMessages.soldOut),
  NOT_ON_SALE: refusal(409, () => refusalMessages.notOnSale),
  QUANTITY_NOT_ALLOWED: refusal(400, () => refusalMessages.quantityNotAllowed),
  TOO_MANY_HELD: refusal(429, () => refusalMessages.tooManyHeld),
  CODE_NOT_KNOWN: refusal(404, () => codeMessages.notKnown),
  /** When it is, or was, good stands in the sentence. */
  CODE_NOT_NOW: refusal(409, () => codeMessages.notNow),
  CODE_NOT_FOR_THIS: refusal(409, () => codeMessages.notForThis),
  CODE_USED_BY_YOU: refusal(409, () => codeMessages.usedByYou),
  NO_WAITING_LIST: refusal(404, () => waitingListMessages.noList),
  STILL_ON_SALE: refusal(409, () => waitingListMessages.stillOnSale),
  OFFER_OVER: refusal(409, () => waitingListMessages.offerOver),
  OFFER_NOT_YOURS: refusal(403, () => waitingListMessages.notYours),
  OFFER_IN_CART: refusal(409, () => waitingListMessages.inYourCart),
  OFFER_STAYS: refusal(409, () => waitingListMessages.fixed),
  IN_LINE: refusal(409, () => waitingRoomMessages.inLine),
  TOO_MANY_PLACES: refusal(429, () => waitingRoomMessages.tooManyPlaces),
  PLACE_UNKNOWN: refusal(404, () => waitingRoomMessages.placeUnknown),
  SEATS_GONE: refusal(409, () => seatMapMessages.seatsGone),
  SEAT_LEFT_ALONE: refusal(409, () => seatMapMessages.leftAlone),
  COMPANION_ALONE: refusal(409, () => seatMapMessages.companionAlone),
  NO_OTHER_SEATS: refusal(409, () => refusalMessages.noOtherSeats),
  CART_GONE: refusal(404, () => refusalMessages.cartGone),
  CART_PAYING: refusal(409, () => refusalMessages.cartPaying),
  CART_NOT_CONFIRMED: refusal(409, () => refusalMessages.cartIncomplete),
  DELIVERY_NOT_OFFERED: refusal(409, () => refusalMessages.deliveryNotOffered),
  TOTAL_CHANGED: refusal(409, () => refusalMessages.totalChanged),
  /** Which sum could be is in the sentence. */
  SUM_NOT_CHARGED: refusal(409, () => moneyMessages.notCharged),
  CARD_EXPIRED: refusal(409, () => refusalMessages.cardExpired),
  CARD_DECLINED: refusal(409, () => refusalMessages.cardDeclined),
  PAYMENT_NOT_SENT: refusal(409, () => refusalMessages.paymentNotSent),
  PAYMENT_FAILED: refusal(409, () => refusalMessages.paymentFailed),
  ORDER_NOT_FOUND: refusal(404, () => orderHistoryMessages.notFound),
  REQUEST_NOT_FOUND: refusal(404, () => requestHistoryMessages.notFound),
  REQUEST_EXISTS: refusal(409, () => refusalMessages.requestExists),
  REQUEST_NOT_PENDING: refusal(409, () => refusalMessages.requestNotPending),
  SERIES_NOT_OPEN: refusal(409, () => refusalMessages.seriesNotOpen),
  PLAN_NOT_OFFERED: refusal(409, () => refusalMessages.planNotOffered),
  PRIORITY_NOT_OFFERED: refusal(409, () => refusalMessages.priorityNotOffered),
  ORDER_NOT_CHANGEABLE: refusal(409, () => refusalMessages.orderNotChangeable),
  SCHEDULED_PAYMENT_UNKNOWN: refusal(404, () => installmentMessages.unknownSort),
  PAY_NOW_NOT_OFFERED: refusal(409, () => refusalMessages.payNowNotOffered),
  UPGRADE_NOT_OFFERED: refusal(409, () => refusalMessages.upgradeNotOffered),
  REFUND_NOT_OFFERED: refusal(409, () => refusalMessages.refundNotOffered),
  TICKET_REFUSED: refusal(409, () => ticketMessages.notNow),
  NO_INVITATION: refusal(404, () => eventEmptyMessages.noEventInformation),
  INVITATION_REFUSED: refusal(404, () => guestCheckoutMessages.invitationNotValid),
  QUOTA_EXCEEDED: refusal(409, () => refusalMessages.quotaExceeded),
  RECEIPT_NOT_FOUND: refusal(404, () => receiptMessages.notFound),
  CARD_IN_USE: refusal(409, () => savedPaymentMessages.inUse),
  GATEWAY_UNAVAILABLE: refusal(503, () => savedPaymentMessages.tokenFailed),
  CARDS_NOT_READ: refusal(503, () => savedPaymentMessages.notRead),
  NOT_ALLOWED: refusal(403, () => refusalMessages.notAllowed),
  FOREIGN_ORIGIN: refusal(403, () => refusalMessages.notAllowed),
  OUTLET_PASSWORD_REQUIRED: refusal(403, () => passwordMessages.required),
  OUTLET_PASSWORD_WRONG: refusal(403, () => outletPasswordMessages.incorrect),
  UNKNOWN_OUTLET: refusal(404, () => refusalMessages.noOutletHere),
  NOT_FOUND: refusal(404, () => refusalMessages.notFound),
  METHOD_NOT_ALLOWED: refusal(405, () => refusalMessages.methodNotAllowed),
  MISSING_OUTLET_ID: refusal(400, () => callMessages.missingOutletId),
  INVALID_INPUT: refusal(400, () => refusalMessages.invalidInput),
  BODY_TOO_LARGE: refusal(413, () => refusalMessages.tooLarge),
  BODY_NOT_JSON: refusal(415, () => refusalMessages.notJson),
  TRY_AGAIN: refusal(503, () => refusalMessages.tryAgain),
  TOO_MANY_TRIES: refusal(429, () => refusalMessages.tooManyTries),
  ...officeRefusalKinds,
} as const satisfies Record<string, RefusalKind>;

export type RefusalCode = keyof typeof refusalKinds;
