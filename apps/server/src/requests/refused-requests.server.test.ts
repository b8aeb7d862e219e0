import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { address } from '../accounts/testing/people.ts';
import { addCard, calls as cardCalls } from '../payments/testing/card-form.ts';
import type { TestApp } from '../testing/test-app.ts';
import {
  announcedMessage,
  asFan,
  asItems,
  calls,
  closedMessage,
  events,
  forgetRequests,
  levels,
  openRequestShop,
  series,
  stranger,
} from './testing/request-world.ts';
import type { Line, TestFan } from './testing/request-world.ts';

describe('what is refused', () => {
  let app: TestApp;
  let fan: TestFan;
  let other: TestFan;
  beforeAll(async () => {
    app = await openRequestShop('server');
  });
  beforeEach(async () => {
    await forgetRequests(app);
    fan = await asFan(app);
    other = await asFan(app, stranger);
  });
  afterAll(() => app.close());

  const put = (path: string, payload: object, who = fan) =>
    who.browser.send(path, payload, { method: 'PUT' });
  const remove = (id: number, who = fan) => who.browser.send(calls.event(id), {}, { method: 'DELETE' });
  const own = async () => (await fan.summaries())[0];

  test.each<[string, Line[], number, string]>([
    ['a quantity of 0', [[levels.circle, 0]], 400, 'outletEventItemRequests.0.quantity'],
    ['a negative quantity', [[levels.circle, -1]], 400, 'outletEventItemRequests.0.quantity'],
    ['half a ticket', [[levels.circle, 1.5]], 400, 'outletEventItemRequests.0.quantity'],
    ['a billion tickets', [[levels.circle, 1e9]], 400, 'outletEventItemRequests.0.quantity'],
    ['more than the limit', [[levels.circle, 5]], 400, 'outletEventItemRequests.0.quantity'],
    ['a quantity off the multiple', [[levels.floor, 3]], 400, 'outletEventItemRequests.0.quantity'],
    [
      'a level of another event',
      [
        [levels.circle, 1],
        [levels.floor, 2],
      ],
      400,
      'outletEventItemRequests.1.priceLevelId',
    ],
    [
      'a level twice',
      [
        [levels.circle, 1],
        [levels.circle, 1],
      ],
      400,
      'outletEventItemRequests.1.priceLevelId',
    ],
    ['nothing at all', [], 400, 'outletEventItemRequests'],
    ['addons alone', [[levels.poster, 1]], 400, 'outletEventItemRequests'],
  ])('[SEC-36] [VALID-18] [EVENT-20] %s', async (_name, lines, status, field) => {
    const sent = await fan.create(lines);
    expect([sent.status, Object.keys(sent.body.fields)]).toEqual([status, [field]]);
    expect(await fan.summaries()).toEqual([]);
  });

  test('[EVENT-27] [VALID-23] a quantity of 0 says what the page says', async () => {
    expect((await fan.create([[levels.circle, 0]])).body.message).toBe('Tickets: Quantity required');
  });

  test('[EVENT-22] a level that is not on sale, an event that is not requested, one that is not there', async () => {
    expect((await fan.create([[levels.notYet, 1]])).body.code).toBe('NOT_ON_SALE');
    expect((await fan.create([[levels.instant, 1]])).status).toBe(404);
    expect((await fan.create([[levels.circle, 1]], { outletEventId: 9999 })).status).toBe(404);
    expect((await fan.create([[levels.circle, 1]], { outletEventGroupId: series.choosing })).status).toBe(
      404,
    );
  });

  test.each([
    ['has closed', levels.spring, closedMessage],
    ['is announced', levels.autumn, announcedMessage],
  ])('[SERIES-07] a series that %s says so in its own words', async (_name, level, message) => {
    const sent = await fan.create([[level, 1]]);
    expect(sent).toMatchObject({ status: 409, body: { code: 'SERIES_NOT_OPEN', message } });
  });

  test('[HIST-REQ-11] [ACCT-23] no address where the series does not allow it; once the draw has begun neither address nor card', async () => {
    await fan.create([[levels.circle, 1]]);
    const { LotteryOEGRequestID: id } = await own();
    const change = { shipping: { ...address, City: 'Salem' } };
    const say = (statement: string) => app.database.runScript(statement);
    await say('update series set allow_shipping_address_changes = false where series_id = 21');
    app.forget();
    expect((await put(calls.series(id), change)).body.code).toBe('REQUEST_NOT_PENDING');
    // The same address is no change: pages send it along with the cards.
    const card = [{ paymentMethodId: fan.card.PaymentMethodID, sort: 1 }];
    expect((await put(calls.series(id), { shipping: address, paymentInfo: card })).status).toBe(200);
    await say('update series set allow_shipping_address_changes = true where series_id = 21');
    await say("update series_requests set status = 'STATUS_REQUEST_PROCESSING'");
    app.forget();
    expect((await put(calls.series(id), change)).body.code).toBe('REQUEST_NOT_PENDING');
    expect((await put(calls.series(id), { paymentInfo: card })).body.code).toBe('REQUEST_NOT_PENDING');
    // ACCT-23: it may still be charged.
    const { PaymentMethodUUID } = fan.card;
    expect((await fan.browser.send(cardCalls.remove, { PaymentMethodUUID })).body.code).toBe('CARD_IN_USE');
  });

  test('[FAN-21] [FAN-09] a second request for an event, with the number of the first', async () => {
    const { body } = await fan.create([[levels.circle, 1]]);
    const again = await fan.create([[levels.circle, 2]]);
    expect(again).toMatchObject({ status: 409, body: { code: 'REQUEST_EXISTS', RequestID: body.requestId } });
    expect((await own()).LotteryOERequests[0].LotteryOEIRequests[0].Quantity).toBe(1);
  });

  test('[SEC-28] [SEC-31] [HIST-04] a stranger’s request is as if it did not exist', async () => {
    await fan.create([[levels.circle, 1]]);
    const before = await own();
    const [{ LotteryOERequestID: eventId, LotteryOERequestUUID: eventUuid }] = before.LotteryOERequests;
    const items = asItems([[levels.circle, 2]]);
    const tries = [
      await put(calls.event(eventId), { outletEventItemRequests: items }, other),
      await remove(eventId, other),
      await put(calls.series(before.LotteryOEGRequestID), { shipping: address }, other),
      await other.browser.send(calls.priority, {
        LotteryOEGRequestUUID: before.LotteryOEGRequestUUID,
        PriorityOERequestUUID: eventUuid,
      }),
      await other.browser.send(calls.add, {
        outletEventId: events.saratoga,
        outletEventItemRequests: asItems([[levels.floor, 2]]),
      }),
    ];
    for (const { status, body } of tries) expect([status, body.message]).toEqual([404, 'No request found']);
    const missing = await remove(eventId + 999, other);
    expect(missing.body).toEqual(tries[1]!.body);
    expect(await other.summaries({ RequestID: before.RequestID })).toEqual([]);
    expect(await own()).toEqual(before);
  });

  test('[SEC-29] [CALL-37] [PAY-04] [PAY-05] a stranger’s card, an expired one, none, two, and one without a name', async () => {
    const pay = (...paymentInfo: object[]) => fan.create([[levels.circle, 1]], { paymentInfo });
    const mine = { paymentMethodId: fan.card.PaymentMethodID };
    expect((await pay({ paymentMethodUUID: other.card.PaymentMethodUUID, sort: 1 })).status).toBe(404);
    expect((await pay({ paymentMethodId: other.card.PaymentMethodID, sort: 1 })).status).toBe(404);
    expect((await pay()).body.message).toBe('Missing payment method details');
    expect((await pay({ sort: 1 })).body.message).toBe('error missing payment method details');
    expect((await pay({ ...mine, sort: 1 }, { ...mine, sort: 2 })).body.fields).toHaveProperty('paymentInfo');
    const old = await addCard(app, fan.browser, { number: '5424 0000 0000 0015' });
    await app.database.runScript(
      `update payment_methods set expiration = '2026-10' where payment_method_id = ${old.PaymentMethodID}`,
    );
    expect((await pay({ paymentMethodId: old.PaymentMethodID, sort: 1 })).body.code).toBe('CARD_EXPIRED');
    expect(await fan.summaries()).toEqual([]);
  });

  test('[VALID-12] [FAN-13] [VALID-16] an address with its mistakes named, and a delivery that is the customer’s to choose', async () => {
    const ship = (shipping: object | null, level: number = levels.circle) =>
      fan.create([[level, 1]], { shipping });
    expect((await ship(null)).body.message).toBe('error missing shipping address details');
    const { body } = await ship({ ...address, AddressLineOne: 'PO Box 7', Zip: 'x' });
    expect(Object.keys(body.fields)).toEqual(['shipping.AddressLineOne', 'shipping.Zip']);
    expect((await ship(address, levels.alone)).body.message).toBe('Delivery Method Required');
    const by = (id: number) => ({
      ...address,
      deliveryMethodUUID: `00000000-0000-4000-8000-00000000000${id}`,
    });
    expect((await ship(by(3), levels.alone)).body.code).toBe('DELIVERY_NOT_OFFERED');
    expect((await ship(by(1), levels.alone)).status).toBe(200);
    expect(await own()).toMatchObject({
      OutletDeliveryMethod: { OverrideName: 'Will Call' },
      Totals: { shipping: 0 },
    });
  });

  test('[DIALOG-07] [EVENT-25] an edit to nothing, to a 0, or to what the level does not allow', async () => {
    await fan.create([[levels.circle, 1]]);
    const [{ LotteryOERequestID: id }] = (await own()).LotteryOERequests;
    const edit = (lines: Line[]) => put(calls.event(id), { outletEventItemRequests: asItems(lines) });
    expect((await edit([])).body.message).toBe('To remove every item, please use Delete Request.');
    expect((await edit([[levels.circle, 0]])).status).toBe(400);
    expect((await edit([[levels.circle, 5]])).status).toBe(400);
    expect((await edit([[levels.floor, 2]])).status).toBe(400);
    expect((await own()).LotteryOERequests[0].LotteryOEIRequests).toMatchObject([{ Quantity: 1 }]);
  });

  test('[ROLE-08] [CALL-33] another user’s id is refused wherever it stands', async () => {
    const { UserID } = (await other.browser.send('/gen.v1/user/sessioninit')).body;
    const draft = {
      query: { UserID, OutletEventGroupID: series.open },
      oerequest: {
        OutletEventID: events.boston,
        LotteryOEIRequests: [{ PriceLevelID: levels.circle, Quantity: 1 }],
      },
    };
    expect((await fan.browser.send(calls.draft, draft)).status).toBe(403);
    expect((await fan.browser.send(calls.summaries, { UserID })).status).toBe(403);
    expect((await fan.create([[levels.circle, 1]], { userId: UserID })).status).toBe(403);
  });

  test('[SEC-41] [ACCT-23] [PAY-03] the card of a pending request cannot be removed, and says whose it is', async () => {
    const { body } = await fan.create([[levels.circle, 1]]);
    const disable = () =>
      fan.browser.send(cardCalls.remove, { PaymentMethodUUID: fan.card.PaymentMethodUUID });
    const sent = await disable();
    expect(sent).toMatchObject({
      status: 409,
      body: { code: 'CARD_IN_USE', orders: [], fanRequests: [{ RequestID: body.requestId }] },
    });
    await remove((await own()).LotteryOERequests[0].LotteryOERequestID);
    expect((await disable()).status).toBe(200);
  });

  // The last one: it moves the clock.
  test('[SERIES-07] [HIST-REQ-10] [HIST-REQ-11] once the series has closed only the address can be changed', async () => {
    await fan.create([[levels.circle, 1]]);
    const { LotteryOEGRequestID: id, LotteryOEGRequestUUID: uuid, LotteryOERequests } = await own();
    const [{ LotteryOERequestID: eventId, LotteryOERequestUUID: eventUuid }] = LotteryOERequests;
    app.clock.advance(30 * 24 * 3600);
    fan = await asFan(app);
    const card = [{ paymentMethodId: fan.card.PaymentMethodID, sort: 1 }];
    const items = asItems([[levels.circle, 2]]);
    const priority = { LotteryOEGRequestUUID: uuid, PriorityOERequestUUID: eventUuid };
    const refused = [
      await fan.create([[levels.floor, 2]]),
      await fan.browser.send(calls.add, { outletEventId: events.saratoga, outletEventItemRequests: items }),
      await put(calls.event(eventId), { outletEventItemRequests: items }),
      await remove(eventId),
      await put(calls.series(id), { paymentInfo: card }),
      await put(calls.series(id), { paymentPlanEnrolled: true }),
      await put(calls.series(id), { paymentInfo: card, shipping: { ...address, City: 'Salem' } }),
      await fan.browser.send(calls.priority, priority),
      await fan.browser.send(calls.putEvent, { LotteryOERequestID: eventId, Delete: true }),
      await fan.browser.send(calls.putSeries, { LotteryOEGRequestID: id, Delete: true }),
    ];
    for (const { status, body } of refused) {
      expect([status, body.code, body.message]).toEqual([409, 'SERIES_NOT_OPEN', closedMessage]);
    }
    expect((await put(calls.series(id), { shipping: { ...address, City: 'Salem' } })).status).toBe(200);
    expect(await own()).toMatchObject({ Shipping: { City: 'Salem' }, LotteryOERequests: [{}] });
  });
});
