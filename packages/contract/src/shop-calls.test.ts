import { expect, test } from 'vitest';
import { callPrefix } from './call.ts';
import { shopCalls } from './shop-calls.ts';

const namesOf = (is: (call: (typeof shopCalls)[number]) => boolean) =>
  shopCalls
    .filter(is)
    .map(({ name }) => name)
    .join(' ');

test.each([
  [
    '[SHELL-03] before a private outlet’s password',
    'open',
    'getOutletInfo getProtocols startSession checkSession checkOutletPassword validateEmail',
  ],
  [
    '[LOGIN-13] where customers sign in with a password here',
    'password-sign-in',
    'login createUser forgotPassword resetPassword askCustomerPasskey loginWithPasskey',
  ],
  [
    '[ROLE-01] whoever may look at the shop',
    'shop',
    'getOutletEvents getOutlets getFreeSeats getSeatPlan leaveWaitingList getWaitingOffer declineWaitingOffer ' +
      'getPublicDraw getDrawFile lookAtWaitingRoom',
  ],
  [
    '[ROLE-01] [ROLE-05] whoever has a session',
    'visitor',
    'listPaymentMethods getHostedProfilePage createCart getWaitingList getCart beginCheckout ' +
      'updateCartLines changeSeats ' +
      'getTokenInfo createGuestRequest getGuestRequest updateGuestPayment getPaymentLink payPaymentLink ' +
      'joinWaitingRoom leaveWaitingRoom',
  ],
])('%s these calls may be made, and no others', (_who, access, names) => {
  expect(namesOf((call) => call.access === access)).toBe(names);
});

test('[ROLE-02] [ROLE-03] [ROLE-08] every other call is for customers who are signed in', () => {
  const others = new Set(['open', 'password-sign-in', 'shop', 'visitor']);
  expect(shopCalls.filter(({ access }) => !others.has(access) && access !== 'customer')).toEqual([]);
  expect(shopCalls.filter(({ access }) => access === 'customer')).toHaveLength(43);
});

test('[SEC-56] what somebody could guess with is limited', () => {
  expect(namesOf(({ limit }) => limit === 'guesses')).toBe(
    'checkOutletPassword createUser forgotPassword resetPassword askCustomerPasskey loginWithPasskey ' +
      'beginCustomerPasskey',
  );
  expect(namesOf(({ limit }) => limit === 'email-checks')).toBe('validateEmail');
  expect(namesOf(({ limit }) => limit === 'seat-looks')).toBe('getFreeSeats');
});

test('[SESSION-05] what a page asks by itself is no sign that somebody is there', () => {
  expect(namesOf(({ background }) => background)).toBe(
    'getFreeSeats getSeatPlan checkSession getWaitingOffer getCart lookAtWaitingRoom',
  );
});

test('[CALL-01] [CALL-02] where calls live, and which are no plain posts', () => {
  expect(callPrefix).toEqual({ shop: '/gen.v1/', office: '/office.v1/' });
  expect(shopCalls.flatMap(({ method, path }) => (method === 'POST' ? [] : `${method} ${path}`))).toEqual([
    'GET seats/{OutletEventID}/free',
    'GET seats/{OutletEventID}/plan/{PlanHash}',
    'GET v1/validateemail',
    'GET mobiletickets/getmobiletickets',
    'PUT tixrequests/oerequest/{id}',
    'DELETE tixrequests/oerequest/{id}',
    'PUT tixrequests/oegrequest/{id}',
  ]);
  expect(
    shopCalls.flatMap(({ name, query }) => (query.length === 0 ? [] : `${name} ${query.join(' ')}`)),
  ).toEqual([
    'checkSession extend destroy',
    'validateEmail email',
    'getMobileTickets CustomerOrderID',
    'deleteEventRequest userId',
  ]);
  expect(shopCalls.filter(({ longBody }) => longBody)).toEqual([]);
});
