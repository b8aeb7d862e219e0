import { shopCall } from '../../shop-call.ts';
import { guestReceipt, guestRequestInput } from '../../entities/guest-request.ts';
import { invitation } from '../../entities/invitation.ts';
import { entity, line, maybe, uuid } from '../../wire.ts';

const invitationToken = ['InvitationToken', maybe(line(200))] as const;

export const getTokenInfo = shopCall({
  name: 'getTokenInfo',
  module: 'guest-list',
  path: 'guestlist/getTokenInfo',
  access: 'visitor',
  summary:
    'What an invitation opens, bound to this session from now on; without a token that of the session or of its cookie, or nothing.',
  input: entity('InvitationQuery', { invitationToken }),
  output: invitation,
  refusals: ['INVITATION_REFUSED', 'TOO_MANY_TRIES'],
});

export const createGuestRequest = shopCall({
  name: 'createGuestRequest',
  module: 'guest-list',
  path: 'guestlist/createRequest',
  access: 'visitor',
  summary: "Ask for tickets; they count against the invitation's quota at once. Answers with the receipt.",
  input: entity('GuestRequestStart', { request: ['GuestListRequest', guestRequestInput] }),
  output: guestReceipt,
  refusals: [
    'NO_INVITATION',
    'INVITATION_REFUSED',
    'TOO_MANY_TRIES',
    'NOT_ON_SALE',
    'QUANTITY_NOT_ALLOWED',
    'QUOTA_EXCEEDED',
    'DELIVERY_NOT_OFFERED',
    'CARD_EXPIRED',
    'NOT_FOUND',
  ],
});

export const getGuestRequest = shopCall({
  name: 'getGuestRequest',
  module: 'guest-list',
  path: 'guestlist/getRequest',
  access: 'visitor',
  summary:
    'The receipt, for whoever holds the invitation or made the request; nobody else learns that it exists.',
  input: entity('GuestReceiptQuery', {
    uuid: ['GuestListRequestID', maybe(line(60))],
    invitationToken,
  }),
  output: guestReceipt,
  refusals: ['RECEIPT_NOT_FOUND', 'TOO_MANY_TRIES'],
});

export const updateGuestPayment = shopCall({
  name: 'updateGuestPayment',
  module: 'guest-list',
  path: 'guestlist/updatePayment',
  access: 'visitor',
  summary: 'Gives a request that waits for approval another card. Answers with the receipt.',
  input: entity('GuestPaymentUpdate', {
    uuid: ['GuestListRequestID', maybe(line(60))],
    invitationToken,
    paymentMethodUuid: ['paymentMethodUUID', maybe(uuid)],
  }),
  output: guestReceipt,
  refusals: ['RECEIPT_NOT_FOUND', 'TOO_MANY_TRIES', 'REQUEST_NOT_PENDING', 'CARD_EXPIRED', 'NOT_FOUND'],
});
