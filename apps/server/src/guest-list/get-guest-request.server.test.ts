import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls as accountCalls, fan, other, PASSWORD } from '../accounts/testing/people.ts';
import type { TestApp } from '../testing/test-app.ts';
import { engines } from '../testing/test-database.ts';
import {
  calls,
  guestBrowser,
  guestPlace,
  invitedGuest,
  openGuestList,
  willCallRequest,
} from './testing/guest-world.ts';
import { revokeInvitation } from './invitation-store.ts';
import { reachGuestRequest } from './reach-guest-request.ts';

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

  test('[RECEIPT-15] [RECEIPT-16] what was asked for, who asked, and who collects, each in its place', async () => {
    const { browser } = await invitedGuest(app);
    const contactInfo = {
      FirstName: 'Ana',
      LastName: 'Ruiz',
      GuestEmail: 'ana@example.com',
      GuestAdditionalEmails: 'b@example.com, c@example.com',
      GuestPhone: '(212) 555-0100',
    };
    const collector = { GuestFirstName: 'Bo', GuestLastName: 'Lind' };
    const asked = willCallRequest({ contactInfo, ...collector });
    const { body: made } = await browser.send(calls.create, asked);
    const { body } = await browser.send(calls.get, { GuestListRequestID: made.GuestListRequestID });
    expect(body).toMatchObject({ ...contactInfo, ...collector, deliveryOption: 'willCall' });
    expect(body.createdAt).toBe(app.clock.now().toISOString());
    expect(body.GuestListRequestEvents).toMatchObject([
      {
        ShowDate: expect.any(String),
        DisplayShowTime: true,
        Venue: { VenueName: expect.any(String) },
        PriceLevels: [{ PriceLevelName: 'House', Quantity: 2, PriceLevelValue: 0, Fees: 0 }],
      },
    ]);
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
