import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { address, calls as accountCalls, fan, PASSWORD } from '../accounts/testing/people.ts';
import type { TestApp } from '../testing/test-app.ts';
import { engines } from '../testing/test-database.ts';
import {
  addGuestCard,
  calls,
  guestLevels,
  invitedGuest,
  methods,
  methodUuid,
  openGuestList,
  willCallRequest,
} from './testing/guest-world.ts';

const levels = (id: number, quantity: number) => [{ PriceLevelID: id, quantity }];
const shipped = (changes: object = {}) =>
  willCallRequest({
    deliveryOption: 'shipping',
    deliveryMethodUUID: methodUuid(methods.mail),
    shippingAddress: address,
    ...changes,
  });

describe.each(engines)("how a guest's tickets arrive and are paid (%s)", (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openGuestList(engine);
  });
  afterAll(() => app.close());

  test('[GUEST-07] [GUEST-08] the modes limit the delivery, whatever is sent', async () => {
    const outcome = async (deliveryMode: number, request: object) => {
      const { browser } = await invitedGuest(app, { deliveryMode });
      const { body } = await browser.send(calls.create, request);
      return body.code ?? body.OutletDeliveryMethod.OverrideName;
    };
    const mobile = willCallRequest({
      deliveryOption: 'mobile',
      deliveryMethodUUID: methodUuid(methods.mobile),
      priceLevels: levels(guestLevels.mobile, 1),
    });
    expect(await outcome(-1, willCallRequest())).toBe('Will Call');
    expect(await outcome(-1, shipped())).toBe('Mail');
    expect(await outcome(-1, mobile)).toBe('Mobile');
    expect(await outcome(-2, willCallRequest())).toBe('DELIVERY_NOT_OFFERED');
    expect(await outcome(-2, shipped())).toBe('Mail');
    expect(await outcome(-2, mobile)).toBe('Mobile');
    expect(await outcome(-3, willCallRequest())).toBe('Will Call');
    expect(await outcome(-3, shipped())).toBe('DELIVERY_NOT_OFFERED');
    expect(await outcome(methods.mail, shipped())).toBe('Mail');
    expect(await outcome(methods.mail, willCallRequest())).toBe('DELIVERY_NOT_OFFERED');
    expect(await outcome(methods.abroad, shipped())).toBe('DELIVERY_NOT_OFFERED');
  });

  test('[GUEST-10] mobile delivery needs an event group with it, for every requested event', async () => {
    const { browser } = await invitedGuest(app);
    const request = willCallRequest({
      deliveryOption: 'mobile',
      deliveryMethodUUID: undefined,
      priceLevels: [...levels(guestLevels.mobile, 1), ...levels(guestLevels.house, 1)],
    });
    expect((await browser.send(calls.create, request)).body.code).toBe('DELIVERY_NOT_OFFERED');
  });

  test('[GUEST-11] [VALID-19] what would come after the show is not sent', async () => {
    const takes = async (days: string) => {
      await app.database.runScript(`update delivery_methods set lead_days = ${days} where type_id = 2`);
      app.forget();
    };
    const { browser } = await invitedGuest(app);
    await takes('365');
    expect((await browser.send(calls.create, shipped())).body.code).toBe('DELIVERY_NOT_OFFERED');
    await takes('2');
    expect((await browser.send(calls.create, shipped())).body.OutletDeliveryMethod.OverrideName).toBe('Mail');
    await takes('null');
  });

  test('[GUEST-12] an option without an active method says which one is missing', async () => {
    const { browser } = await invitedGuest(app);
    await app.database.runScript('update delivery_methods set active = false where delivery_method_id = 91');
    app.forget();
    expect((await browser.send(calls.create, willCallRequest())).body.message).toBe(
      'No will call delivery method found',
    );
    await app.database.runScript('update delivery_methods set active = true where delivery_method_id = 91');
    app.forget();
  });

  test('[GUEST-11] [ADDR-10] shipping needs an address and a method of its country; the contact phone fills the address', async () => {
    const { browser } = await invitedGuest(app, { useLimit: 9, ticketQuota: 9 });
    const send = async (changes: object) => (await browser.send(calls.create, shipped(changes))).body;
    expect((await send({ shippingAddress: undefined })).fields).toEqual({
      shippingAddress: 'error missing shipping address details',
    });
    expect(
      (await send({ shippingAddress: { ...address, AddressLineOne: 'PO Box 5', Zip: '1' } })).fields,
    ).toEqual({
      'shippingAddress.AddressLineOne': 'Please enter a valid street name for shipping address',
      'shippingAddress.Zip': 'Invalid Zip Code',
    });
    const canada = { ...address, CountryID: 2, State: 'QC', Zip: 'h2x3j5' };
    expect((await send({ shippingAddress: canada })).code).toBe('DELIVERY_NOT_OFFERED');
    const { Phone: _phone, ...phoneless } = address;
    const { shippingAddress } = await send({ shippingAddress: phoneless });
    expect(shippingAddress).toMatchObject({ Phone: '(212) 555-0100', City: 'Boston' });
  });

  test('[GUEST-05] [GUEST-14] where payment is collected, a card of the invitation is needed and the bill is real', async () => {
    const { browser } = await invitedGuest(app, { collectsPayment: true });
    const request = shipped({ priceLevels: levels(guestLevels.friends, 2) });
    expect((await browser.send(calls.create, request)).body.fields).toEqual({
      paymentMethodUUID: 'Missing payment method details',
    });
    const card = await addGuestCard(app, browser);
    const { body } = await browser.send(
      calls.create,
      shipped({ priceLevels: levels(guestLevels.friends, 2), paymentMethodUUID: card.PaymentMethodUUID }),
    );
    expect(body.PaymentMethod).toMatchObject({ LastFour: '1111' });
    expect(body.Totals).toEqual({ tickets: 40, fees: 5, taxes: 0, shipping: 7.5, total: 52.5 });
  });

  test('[SEC-29] [GUEST-14] the card is listed where it was saved, and nowhere else: a link may be forwarded', async () => {
    const { browser, token } = await invitedGuest(app, { collectsPayment: true });
    const { PaymentMethodUUID } = await addGuestCard(app, browser);
    const mine = await browser.send(calls.cards);
    expect(mine.body.paymentMethods).toMatchObject([{ PaymentMethodUUID }]);
    const neighbour = await invitedGuest(app, { collectsPayment: true });
    expect((await neighbour.browser.send(calls.cards)).body.paymentMethods).toEqual([]);
    const taken = willCallRequest({ paymentMethodUUID: PaymentMethodUUID });
    expect((await neighbour.browser.send(calls.create, taken)).body.code).toBe('NOT_FOUND');
    const stranger = app.browser('guests.localhost');
    await stranger.send(accountCalls.init);
    expect((await stranger.send(calls.cards)).status).toBe(401);
    expect((await stranger.send(calls.cards, { InvitationToken: token })).body.paymentMethods).toEqual([]);
    await stranger.send(calls.info, { InvitationToken: token });
    expect((await stranger.send(calls.cards)).body.paymentMethods).toEqual([]);
    expect((await stranger.send(calls.create, taken)).body.code).toBe('NOT_FOUND');
    const own = await addGuestCard(app, stranger);
    expect((await stranger.send(calls.cards)).body.paymentMethods).toEqual([own]);
    expect((await browser.send(calls.cards)).body.paymentMethods).toMatchObject([{ PaymentMethodUUID }]);
  });

  test('[ROLE-05] [GUEST-13] [CALL-28] a guest who is signed in keeps their own cards, and the request is theirs', async () => {
    const { browser, token } = await invitedGuest(app, { collectsPayment: true });
    const before = await addGuestCard(app, browser);
    const { body: session } = await browser.send(accountCalls.login, { id: fan, password: PASSWORD });
    expect((await browser.send(calls.cards, { InvitationToken: token })).body.paymentMethods).toEqual([]);
    const card = await addGuestCard(app, browser);
    const foreign = willCallRequest({ User: session.UserID, paymentMethodUUID: before.PaymentMethodUUID });
    expect((await browser.send(calls.create, foreign)).body.code).toBe('NOT_FOUND');
    const request = willCallRequest({ User: session.UserID, paymentMethodUUID: card.PaymentMethodUUID });
    const { body } = await browser.send(calls.create, request);
    const row = await app.database.db
      .selectFrom('guest_requests')
      .select('user_id')
      .where('request_uuid', '=', body.GuestListRequestID)
      .executeTakeFirst();
    expect(row?.user_id).toBe(session.UserID);
    // ACCT-23: the card stays while the request may be charged to it.
    const { status, body: refusal } = await browser.send('/gen.v1/payment/disablepaymentmethod', {
      PaymentMethodUUID: card.PaymentMethodUUID,
    });
    expect([status, refusal.guestRequests]).toEqual([
      409,
      [{ GuestListRequestID: body.GuestListRequestID, RequestID: body.RequestID }],
    ]);
  });
});
