import { shopCall } from '../../shop-call.ts';
import { paymentMethod } from '../../entities/payment-method.ts';
import { givenFlag, givenId } from '../../given.ts';
import { entity, flag, line, list, maybe, text, uuid } from '../../wire.ts';
import type { Of } from '../../wire.ts';

/** GUEST-14: a guest without an account shows the invitation instead. */
const invitationToken = ['InvitationToken', maybe(line(200))] as const;
/** PROG-12: whoever bought at the counter shows the link to pay by. */
const payLink = ['PayLinkID', maybe(line(60))] as const;

export const listPaymentMethods = shopCall({
  name: 'listPaymentMethods',
  module: 'payments',
  path: 'payment/paymentmethodlist',
  access: 'visitor',
  summary: 'The saved cards, the primary one first; with remote=true as the card gateway has them now.',
  input: entity('PaymentMethodListQuery', {
    userId: ['UserID', maybe(givenId)],
    remote: ['remote', maybe(givenFlag)],
    invitationToken,
    payLink,
  }),
  output: entity('PaymentMethodList', { paymentMethods: ['paymentMethods', list(paymentMethod)] }),
  refusals: ['CARDS_NOT_READ', 'INVITATION_REFUSED', 'NOT_FOUND', 'TOO_MANY_TRIES'],
});

export const getHostedProfilePage = shopCall({
  name: 'getHostedProfilePage',
  module: 'payments',
  path: 'payment/gethostedprofilepage',
  access: 'visitor',
  summary:
    "A token for the gateway's card form, and the address to post it to. Both addresses lie at the page's origin.",
  input: entity('HostedProfilePageQuery', {
    returnUrl: ['ReturnUrl', line(500)],
    communicatorUrl: ['IFrameCommunicatorUrl', line(500)],
    invitationToken,
    payLink,
    /** Saving the card is the way on: the form's button says so. */
    goesOn: ['GoesOn', maybe(flag)],
  }),
  output: entity('HostedProfilePage', {
    token: ['token', text],
    endpoint: ['endpoint', text],
    /** The form is a page of the gateway's own, which leads back: there is no token, and nothing is framed. */
    isPage: ['IsPage', maybe(flag)],
    /** Something waits for another card of theirs, which a new one does not change. */
    hasPending: ['HasPending', maybe(flag)],
  }),
  refusals: ['GATEWAY_UNAVAILABLE', 'INVITATION_REFUSED', 'NOT_FOUND', 'TOO_MANY_TRIES'],
});

export const confirmPayment = shopCall({
  name: 'confirmPayment',
  module: 'payments',
  path: 'payment/confirm',
  access: 'customer',
  summary: 'After the bank has asked: looks up what became of the charge, and says what it is for.',
  input: entity('PaymentConfirmation', { ref: ['Ref', line(20)] }),
  output: entity('PaymentConfirmed', {
    isWaiting: ['IsWaiting', maybe(flag)],
    /** The cart that it pays for; none where it is a payment of an order. */
    cartUuid: ['cartUUID', maybe(uuid)],
  }),
  refusals: ['NOT_FOUND'],
});

/** ACCT-23: what still needs a card, by the numbers that its owner knows. */
export const cardUses = entity('CardUses', {
  orders: ['orders', list(entity('CardUseOrder', { orderId: ['OrderID', text] }))],
  fanRequests: ['fanRequests', list(entity('CardUseRequest', { requestId: ['RequestID', text] }))],
  guestRequests: [
    'guestRequests',
    list(
      entity('CardUseGuestRequest', {
        guestRequestId: ['GuestListRequestID', text],
        requestId: ['RequestID', text],
      }),
    ),
  ],
});
export type CardUses = Of<typeof cardUses>;

export const disablePaymentMethod = shopCall({
  name: 'disablePaymentMethod',
  module: 'payments',
  path: 'payment/disablepaymentmethod',
  access: 'customer',
  summary: 'Remove a saved card; refused with the lists of orders and requests that still need it.',
  input: entity('PaymentMethodChoice', { uuid: ['PaymentMethodUUID', uuid] }),
  output: entity('PaymentMethodRemoved', { uuid: ['PaymentMethodUUID', uuid] }),
  refusals: ['NOT_FOUND', 'CARD_IN_USE'],
});
