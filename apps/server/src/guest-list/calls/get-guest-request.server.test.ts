import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls as accountCalls, fan, other, PASSWORD } from '../../accounts/testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { engines } from '../../testing/test-database.ts';
import {
  addGuestCard,
  calls,
  guestBrowser,
  guestLevels,
  methods,
  guestPlace,
  invitedGuest,
  openGuestList,
  willCallRequest,
} from '../testing/guest-world.ts';
import { revokeInvitation } from '../invitation-store.ts';
import { reachGuestRequest } from '../reach-guest-request.ts';

describe.each(engines)("a guest's receipt (%s)", (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openGuestList(engine);
  });
  afterAll(() => app.close());

  async function placed(signInAs?: string) {
    const guest = await invitedGuest(app);
    if (signInAs) await guest.browser.send(accountCalls.login, { id: signInAs, password: PASSWORD });
    const { status, body } = await guest.browser.send(calls.create, willCallRequest());
    if (status !== 200) throw new Error(JSON.stringify(body));
    return { ...guest, receipt: body, query: { GuestListRequestID: body.GuestListRequestID } };
  }

  test('[ENTITY-24] [ENTITY-25] [RECEIPT-14] [RECEIPT-15] [RECEIPT-16] what was sent comes back field by field, with the sums and the card', async () => {
    const { browser } = await invitedGuest(app, { collectsPayment: true });
    const card = await addGuestCard(app, browser);
    const { contactInfo } = willCallRequest().GuestListRequest;
    const sent = willCallRequest({
      contactInfo: { ...contactInfo, GuestAdditionalEmails: 'b@example.com,c@example.com' },
      priceLevels: [
        { PriceLevelID: guestLevels.friends, quantity: 2 },
        { PriceLevelID: guestLevels.house, quantity: 1 },
      ],
      GuestFirstName: 'Kim',
      GuestLastName: 'Ito',
      paymentMethodUUID: card.PaymentMethodUUID,
    });
    const { body } = await browser.send(calls.create, sent);
    const line = { ItemName: 'Guest places', PriceLevelID: guestLevels.friends, PriceLevelName: 'Friends' };
    expect(body).toEqual({
      GuestListRequestID: expect.stringMatching(/^[0-9a-f-]{36}$/),
      RequestID: expect.stringMatching(/^G\d{10}$/),
      Status: { ConstantValue: 'pending', CustomerStatus: 'Pending approval' },
      FirstName: 'Ana',
      LastName: 'Ruiz',
      GuestEmail: 'ana@example.com',
      GuestAdditionalEmails: 'b@example.com, c@example.com',
      GuestPhone: '(212) 555-0100',
      deliveryOption: 'willCall',
      OutletDeliveryMethod: {
        OutletDeliveryMethodID: methods.willCall,
        DeliveryMethodTypeID: 1,
        OverrideName: 'Will Call',
      },
      GuestFirstName: 'Kim',
      GuestLastName: 'Ito',
      PaymentMethod: card,
      Totals: { tickets: 40, fees: 5, taxes: 0, shipping: 0, total: 45 },
      GuestListRequestEvents: [
        {
          OutletEventID: 901,
          RequestNumber: `${body.RequestID}-1`,
          EventName: 'Trio',
          ArtistName: 'Copper Hour',
          ShowDate: '2026-12-15T00:30:00.000Z',
          DisplayShowTime: true,
          Venue: { VenueName: 'The Cellar', City: 'Boston', State: 'MA' },
          PriceLevels: [expect.anything(), expect.anything()],
        },
      ],
      createdAt: app.clock.now().toISOString(),
    });
    const { PriceLevels } = body.GuestListRequestEvents[0];
    expect(PriceLevels).toContainEqual({ ...line, Quantity: 2, PriceLevelValue: 20, Fees: 2.5 });
    const house = { Quantity: 1, PriceLevelValue: 0, Fees: 0, PriceLevelName: 'House' };
    expect(PriceLevels).toContainEqual({ ...line, ...house, PriceLevelID: guestLevels.house });
    expect((await browser.send(calls.get, { GuestListRequestID: body.GuestListRequestID })).body).toEqual(
      body,
    );
  });

  test('[RECEIPT-17] [SEC-32] the number alone opens nothing, and an unknown one answers the same', async () => {
    const { query } = await placed();
    const stranger = await guestBrowser(app);
    const nothing = { status: 404, body: { code: 'RECEIPT_NOT_FOUND', message: 'No Receipt Found' } };
    const unknown = { GuestListRequestID: '00000000-0000-4000-8000-000000000000' };
    for (const asked of [
      query,
      unknown,
      { GuestListRequestID: '1' },
      { GuestListRequestID: "' or 1=1" },
      {},
    ]) {
      expect(await stranger.send(calls.get, asked)).toMatchObject(nothing);
    }
    const neighbour = await placed();
    expect(await neighbour.browser.send(calls.get, query)).toMatchObject(nothing);
    expect(await stranger.send(calls.get, { ...query, InvitationToken: neighbour.token })).toMatchObject(
      nothing,
    );
  });

  test('[RECEIPT-17] the signed-in user who made it reads it everywhere, another user nowhere', async () => {
    const { query } = await placed(fan);
    const elsewhere = await guestBrowser(app);
    await elsewhere.send(accountCalls.login, { id: fan, password: PASSWORD });
    expect((await elsewhere.send(calls.get, query)).status).toBe(200);
    await elsewhere.send(accountCalls.login, { id: other, password: PASSWORD });
    expect((await elsewhere.send(calls.get, query)).status).toBe(404);
  });

  test('[STAFF-09] the desk of its outlet reaches it without an invitation, the desk of another does not', async () => {
    const { receipt } = await placed();
    const { db } = app.database;
    const desk = { kind: 'staff', sellerId: 1, staffId: 1, name: 'Robin', now: app.clock.now() } as const;
    const reach = (outletIds: 'all' | number[], sellerId = 1) =>
      reachGuestRequest(db, { ...desk, sellerId, outletIds }, receipt.GuestListRequestID);
    expect(await reach('all')).toMatchObject({ outlet_id: guestPlace.outletId });
    expect(await reach([guestPlace.outletId])).toMatchObject({ seller_id: 1 });
    for (const elsewhere of [() => reach([10]), () => reach([]), () => reach('all', 2)]) {
      await expect(elsewhere()).rejects.toMatchObject({ code: 'RECEIPT_NOT_FOUND' });
    }
  });

  test('[RECEIPT-18] other outlets have none, and a revoked invitation opens none', async () => {
    const { token, query, browser, invitationId } = await placed();
    for (const host of ['lantern.localhost', 'others.localhost']) {
      const abroad = await guestBrowser(app, host);
      expect((await abroad.send(calls.get, { ...query, InvitationToken: token })).status).toBe(404);
    }
    await revokeInvitation(app.database.db, guestPlace, invitationId, app.clock.now());
    expect((await browser.send(calls.get, query)).status).toBe(404);
  });

  test('[RECEIPT-17] the browser that showed the invitation reads it again, and so does the token, even when it is over', async () => {
    const { browser, token, receipt, query } = await placed();
    expect((await browser.send(calls.get, query)).body).toEqual(receipt);
    app.clock.advance(31 * 24 * 3600);
    const elsewhere = await guestBrowser(app);
    const { status, body } = await elsewhere.send(calls.get, { ...query, InvitationToken: token });
    expect([status, body]).toEqual([200, receipt]);
  });
});
