import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addCartDelivery, addCartPayment, changeSeats, createCart, updateCartLines } from './cart.ts';
import { getGuestRequest } from './guest-list.ts';
import { loginTokenRequest } from './membership.ts';
import { createOrder, getOrder } from './order.ts';
import { getOutletEvents, getOutletInfo } from './outlet.ts';
import { cardUses, getHostedProfilePage, listPaymentMethods } from './payment.ts';
import { deleteSavedAddress } from './saved-addresses.ts';
import { sendTicket } from './send-ticket.ts';
import { changePassword, createUser, forgotPassword, login, resetPassword, updateProfile } from './user.ts';
import { lookAtWaitingRoom } from './waiting-room.ts';

const [uuid, other] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const ana = { firstName: 'Ana', lastName: 'Ruiz' };

test.each([
  ['[CALL-16] login', login.input, { id: 'a@b.co', password: 'x' }, { email: 'a@b.co', password: 'x' }],
  [
    '[CALL-17] create',
    createUser.input,
    { emailAddress: 'a@b.co', password: 'x', ...ana },
    { email: 'a@b.co', password: 'x', ...ana },
  ],
  [
    '[CALL-18] updateProfile',
    updateProfile.input,
    { UserID: 7, FirstName: 'Ana', LastName: 'Ruiz' },
    { userId: 7, ...ana },
  ],
  [
    '[CALL-19] changePassword',
    changePassword.input,
    { currentPassword: 'old', newPassword: 'new' },
    { currentPassword: 'old', newPassword: 'new' },
  ],
  ['[CALL-20] forgotpassword', forgotPassword.input, { emailAddress: 'a@b.co' }, { email: 'a@b.co' }],
  [
    '[CALL-21] resetpassword',
    resetPassword.input,
    { emailAddress: 'a@b.co', password: 'x', token: 't' },
    { email: 'a@b.co', password: 'x', token: 't' },
  ],
  [
    '[CALL-25] deletesavedaddress',
    deleteSavedAddress.input,
    { UserID: 7, AddressUUID: uuid },
    { userId: 7, uuid },
  ],
  [
    '[CALL-26] paymentmethodlist',
    listPaymentMethods.input,
    { UserID: 7, remote: true, InvitationToken: 't' },
    { userId: 7, remote: true, invitationToken: 't' },
  ],
  [
    '[CALL-27] gethostedprofilepage',
    getHostedProfilePage.input,
    { ReturnUrl: '/r', IFrameCommunicatorUrl: '/c', InvitationToken: 't' },
    { returnUrl: '/r', communicatorUrl: '/c', invitationToken: 't' },
  ],
  [
    '[CALL-28] [ACCT-23] what needs a card',
    cardUses,
    {
      orders: [{ OrderID: 'Z1' }],
      fanRequests: [{ RequestID: 'R2' }],
      guestRequests: [{ GuestListRequestID: 'g', RequestID: 'R3' }],
    },
    {
      orders: [{ orderId: 'Z1' }],
      fanRequests: [{ requestId: 'R2' }],
      guestRequests: [{ guestRequestId: 'g', requestId: 'R3' }],
    },
  ],
  [
    '[CALL-08] getinfo',
    getOutletInfo.input,
    { OutletID: 3, InfoTypes: ['OutletTheme'] },
    { outletId: 3, parts: ['OutletTheme'] },
  ],
  [
    '[CALL-11] getoutletevents',
    getOutletEvents.input,
    { OutletID: 3, IncludePast: true, InfoTypes: ['EventItems'], OutletEventID: 201 },
    { outletId: 3, includePast: true, parts: ['EventItems'], eventId: 201 },
  ],
  [
    '[CALL-53] createcart',
    createCart.input,
    { lineItems: [{ priceLevelID: 5, quantity: 2 }] },
    { lines: [{ priceLevelId: 5, quantity: 2 }] },
  ],
  [
    '[CALL-55] updatelineitems',
    updateCartLines.input,
    { cartUUID: uuid, lineItems: [{ priceLevelID: 5, quantity: 2 }] },
    { uuid, lines: [{ priceLevelId: 5, quantity: 2 }] },
  ],
  [
    '[CART-14] changeseats',
    changeSeats.input,
    { cartUUID: uuid, priceLevelID: 5 },
    { uuid, priceLevelId: 5 },
  ],
  [
    '[CALL-57] adddeliverymethod',
    addCartDelivery.input,
    { cartUUID: uuid, deliveryMethodUUID: other },
    { uuid, deliveryMethodUuid: other },
  ],
  [
    '[CALL-58] addpaymentmethod',
    addCartPayment.input,
    { cartUUID: uuid, paymentMethodUUID: other },
    { uuid, paymentMethodUuid: other },
  ],
  [
    '[CALL-59] createorder',
    createOrder.input,
    { cartUUID: uuid, expectedTotal: 48.5 },
    { uuid, expectedTotalCents: 4850 },
  ],
  ['[CALL-42] customerorder/get', getOrder.input, { OrderID: 'Z17' }, { order: 'Z17' }],
  [
    '[TICKET-04] mobiletickets/send',
    sendTicket.input,
    { CustomerOrderID: 'Z17', TicketID: 9, EmailAddress: 'a@b.co' },
    { order: 'Z17', ticketId: 9, email: 'a@b.co' },
  ],
  [
    '[RECEIPT-14] guestlist/getRequest',
    getGuestRequest.input,
    { GuestListRequestID: uuid, InvitationToken: 't' },
    { uuid, invitationToken: 't' },
  ],
  [
    '[QUEUE-02] waitingroom/look',
    lookAtWaitingRoom.input,
    { OutletEventID: 201, Place: 'p' },
    { eventId: 201, code: 'p' },
  ],
  [
    '[SESSION-10] membership/logintoken',
    loginTokenRequest,
    {
      OutletID: 3,
      ExternalUserID: 'TW-1',
      ExternalUserName: 'ana.r',
      EmailAddress: 'a@b.co',
      FirstName: 'Ana',
      LastName: 'Ruiz',
      State: 's',
      Timestamp: '2026',
    },
    {
      outletId: 3,
      externalUserId: 'TW-1',
      externalUserName: 'ana.r',
      email: 'a@b.co',
      ...ana,
      state: 's',
      timestamp: '2026',
    },
  ],
] as [string, z.ZodMiniType<unknown, unknown>, object, object][])(
  '%s: each field under its own name',
  (_name, schema, wire, ours) => {
    expect(z.decode(schema, wire)).toEqual(ours);
    expect(z.encode(schema, ours)).toEqual(wire);
  },
);

test('[CART-12] at most 20 lines are asked for at once', () => {
  const lines = (many: number) => ({
    lineItems: Array.from({ length: many }, (_, at) => ({ priceLevelID: at + 1, quantity: 1 })),
  });
  expect(z.safeDecode(createCart.input, lines(20)).success).toBe(true);
  expect(z.safeDecode(createCart.input, lines(21)).error?.issues[0]?.message).toBe('At most 20 lines');
});

test('[VALID-23] what is typed into an account has the length of its field', () => {
  const problem = (schema: z.ZodMiniType<unknown, unknown>, name: string, length: number) =>
    z.safeDecode(schema, { [name]: 'x'.repeat(length) }).error?.issues[0]?.message;
  const limits = [
    [createUser.input, 'emailAddress', 254],
    [createUser.input, 'firstName', 100],
    [createUser.input, 'lastName', 100],
    [resetPassword.input, 'token', 200],
  ] as const;
  for (const [schema, name, most] of limits) {
    expect(problem(schema as never, name, most)).toBeUndefined();
    expect(problem(schema as never, name, most + 1)).toBe(`At most ${most} characters`);
  }
});
