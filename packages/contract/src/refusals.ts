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
import { waitingRoomMessages } from '@stagedoor/rules/messages/waiting-room';
import { officeRefusalKinds } from './office-refusals.ts';
import type { RefusalKind } from './refusal-kind.ts';

export const refusalKinds = {
  INVALID_SESSION: { status: 401, message: callMessages.invalidSession },
  NO_USER_ID: { status: 401, message: callMessages.noUserId },
  LOGIN_TOKEN_REFUSED: { status: 401, message: refusalMessages.loginTokenRefused },
  SIGNATURE_REFUSED: { status: 401, message: refusalMessages.signatureRefused },
  SIGNED_IN_ALREADY: { status: 409, message: refusalMessages.signedInAlready },
  SIGN_IN_ELSEWHERE: { status: 403, message: refusalMessages.signInElsewhere },
  VIEW_ONLY: { status: 403, message: refusalMessages.viewOnly },
  SIGN_IN_FAILED: { status: 403, message: signInMessages.formFailed },
  PASSKEY_REFUSED: { status: 403, message: passkeyMessages.refused },
  PASSKEY_KNOWN: { status: 409, message: passkeyMessages.known },
  TOO_MANY_PASSKEYS: { status: 409, message: passkeyMessages.tooMany },
  CURRENT_PASSWORD_WRONG: { status: 403, message: refusalMessages.currentPasswordWrong },
  RESET_TOKEN_REFUSED: { status: 403, message: resetPasswordMessages.incorrectLink },
  ACCOUNT_NOT_CREATED: { status: 409, message: createAccountMessages.refused },
  ADDRESS_CHANGED: { status: 409, message: refusalMessages.addressChanged },
  TOO_MANY_ADDRESSES: { status: 409, message: refusalMessages.tooManyAddresses },
  SOLD_OUT: { status: 409, message: refusalMessages.soldOut },
  NOT_ON_SALE: { status: 409, message: refusalMessages.notOnSale },
  QUANTITY_NOT_ALLOWED: { status: 400, message: refusalMessages.quantityNotAllowed },
  TOO_MANY_HELD: { status: 429, message: refusalMessages.tooManyHeld },
  CODE_NOT_KNOWN: { status: 404, message: codeMessages.notKnown },
  /** When it is, or was, good stands in the sentence. */
  CODE_NOT_NOW: { status: 409, message: codeMessages.notNow },
  CODE_NOT_FOR_THIS: { status: 409, message: codeMessages.notForThis },
  CODE_USED_BY_YOU: { status: 409, message: codeMessages.usedByYou },
  IN_LINE: { status: 409, message: waitingRoomMessages.inLine },
  TOO_MANY_PLACES: { status: 429, message: waitingRoomMessages.tooManyPlaces },
  PLACE_UNKNOWN: { status: 404, message: waitingRoomMessages.placeUnknown },
  SEATS_GONE: { status: 409, message: seatMapMessages.seatsGone },
  SEAT_LEFT_ALONE: { status: 409, message: seatMapMessages.leftAlone },
  COMPANION_ALONE: { status: 409, message: seatMapMessages.companionAlone },
  NO_OTHER_SEATS: { status: 409, message: refusalMessages.noOtherSeats },
  CART_GONE: { status: 404, message: refusalMessages.cartGone },
  CART_PAYING: { status: 409, message: refusalMessages.cartPaying },
  CART_NOT_CONFIRMED: { status: 409, message: refusalMessages.cartIncomplete },
  DELIVERY_NOT_OFFERED: { status: 409, message: refusalMessages.deliveryNotOffered },
  TOTAL_CHANGED: { status: 409, message: refusalMessages.totalChanged },
  /** Which sum could be is in the sentence. */
  SUM_NOT_CHARGED: { status: 409, message: moneyMessages.notCharged },
  CARD_EXPIRED: { status: 409, message: refusalMessages.cardExpired },
  CARD_DECLINED: { status: 409, message: refusalMessages.cardDeclined },
  PAYMENT_NOT_SENT: { status: 409, message: refusalMessages.paymentNotSent },
  PAYMENT_FAILED: { status: 409, message: refusalMessages.paymentFailed },
  ORDER_NOT_FOUND: { status: 404, message: orderHistoryMessages.notFound },
  REQUEST_NOT_FOUND: { status: 404, message: requestHistoryMessages.notFound },
  REQUEST_EXISTS: { status: 409, message: refusalMessages.requestExists },
  REQUEST_NOT_PENDING: { status: 409, message: refusalMessages.requestNotPending },
  SERIES_NOT_OPEN: { status: 409, message: refusalMessages.seriesNotOpen },
  PLAN_NOT_OFFERED: { status: 409, message: refusalMessages.planNotOffered },
  PRIORITY_NOT_OFFERED: { status: 409, message: refusalMessages.priorityNotOffered },
  ORDER_NOT_CHANGEABLE: { status: 409, message: refusalMessages.orderNotChangeable },
  SCHEDULED_PAYMENT_UNKNOWN: { status: 404, message: installmentMessages.unknownSort },
  PAY_NOW_NOT_OFFERED: { status: 409, message: refusalMessages.payNowNotOffered },
  UPGRADE_NOT_OFFERED: { status: 409, message: refusalMessages.upgradeNotOffered },
  REFUND_NOT_OFFERED: { status: 409, message: refusalMessages.refundNotOffered },
  TICKET_REFUSED: { status: 409, message: ticketMessages.notNow },
  NO_INVITATION: { status: 404, message: eventEmptyMessages.noEventInformation },
  INVITATION_REFUSED: { status: 404, message: guestCheckoutMessages.invitationNotValid },
  QUOTA_EXCEEDED: { status: 409, message: refusalMessages.quotaExceeded },
  RECEIPT_NOT_FOUND: { status: 404, message: receiptMessages.notFound },
  CARD_IN_USE: { status: 409, message: savedPaymentMessages.inUse },
  GATEWAY_UNAVAILABLE: { status: 503, message: savedPaymentMessages.tokenFailed },
  CARDS_NOT_READ: { status: 503, message: savedPaymentMessages.notRead },
  NOT_ALLOWED: { status: 403, message: refusalMessages.notAllowed },
  FOREIGN_ORIGIN: { status: 403, message: refusalMessages.notAllowed },
  OUTLET_PASSWORD_REQUIRED: { status: 403, message: passwordMessages.required },
  OUTLET_PASSWORD_WRONG: { status: 403, message: outletPasswordMessages.incorrect },
  UNKNOWN_OUTLET: { status: 404, message: refusalMessages.noOutletHere },
  NOT_FOUND: { status: 404, message: refusalMessages.notFound },
  METHOD_NOT_ALLOWED: { status: 405, message: refusalMessages.methodNotAllowed },
  MISSING_OUTLET_ID: { status: 400, message: callMessages.missingOutletId },
  INVALID_INPUT: { status: 400, message: refusalMessages.invalidInput },
  BODY_TOO_LARGE: { status: 413, message: refusalMessages.tooLarge },
  BODY_NOT_JSON: { status: 415, message: refusalMessages.notJson },
  TRY_AGAIN: { status: 503, message: refusalMessages.tryAgain },
  TOO_MANY_TRIES: { status: 429, message: refusalMessages.tooManyTries },
  ...officeRefusalKinds,
} as const satisfies Record<string, RefusalKind>;

export type RefusalCode = keyof typeof refusalKinds;
