import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls as accountCalls, fan, PASSWORD } from '../../accounts/testing/people.ts';
import { hashSecret } from '../../platform/secrets.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { engines } from '../../testing/test-database.ts';
import {
  calls,
  guestBrowser,
  guestLevels,
  guestPlace,
  invite,
  invitedGuest,
  openGuestList,
  willCallRequest,
} from '../testing/guest-world.ts';
import { revokeInvitation } from '../invitation-store.ts';

describe.each(engines)('an invitation (%s)', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openGuestList(engine);
  });
  afterAll(() => app.close());

  test('[GUEST-01] [GUEST-03] [CALL-51] [ENTITY-26] its token opens the events, what it is good for and the delivery methods', async () => {
    const { token } = await invite(app, {
      ticketQuota: 3,
      deliveryMode: -2,
      collectsPayment: true,
      guestEmail: 'ana@example.com',
    });
    const browser = await guestBrowser(app);
    const { status, body } = await browser.send(calls.info, { InvitationToken: token });
    expect(status).toBe(200);
    expect(body.inviteInfo).toEqual({
      DeliveryMode: -2,
      CollectPayment: true,
      GuestName: 'Ana Ruiz',
      GuestEmail: 'ana@example.com',
      ExpiresAt: '2026-12-15T17:00:00.000Z',
      MaxTickets: 3,
      TicketsLeft: 3,
    });
    expect(body.OutletEvents.map((event: { OutletEventID: number }) => event.OutletEventID)).toEqual([
      901, 902,
    ]);
    expect(body.OutletEvents[0].OutletEventItems[0].PriceLevels[1]).toMatchObject({
      PriceLevelID: guestLevels.friends,
      PriceLevelValue: 20,
      PriceLevelLimit: 4,
      SaleStatus: 'ON_SALE',
    });
    expect(body.DeliveryMethods.map((method: { OverrideName: string }) => method.OverrideName)).toEqual([
      'Will Call',
      'Mail',
      'Abroad',
      'Mobile',
    ]);
  });

  test('[OPS-35] an invitation to some levels shows those alone, and one without payment costs nothing', async () => {
    const { token } = await invite(app, { levelIds: [guestLevels.friends] });
    const browser = await guestBrowser(app);
    const { body } = await browser.send(calls.info, { InvitationToken: token });
    const levels = body.OutletEvents.flatMap((event: { OutletEventItems: { PriceLevels: object[] }[] }) =>
      event.OutletEventItems.flatMap((item) => item.PriceLevels),
    );
    expect(levels).toMatchObject([{ PriceLevelID: guestLevels.friends, PriceLevelValue: 0, FeeGroups: [] }]);
    expect(body.DeliveryMethods.map((method: { OverridePrice: number }) => method.OverridePrice)).toEqual([
      0, 0, 0, 0,
    ]);
  });

  test('[GUEST-02] the session is enough from then on, and the cookie after the session', async () => {
    const { browser } = await invitedGuest(app);
    expect((await browser.send(calls.info)).status).toBe(200);
    browser.cookies.delete('sid');
    await browser.send(accountCalls.init);
    const again = await browser.send(calls.info);
    expect(again.status).toBe(200);
    const cookie = again.setCookies.find((line) => line.startsWith('invitation='));
    expect(cookie).toMatch(/; Path=\/; Expires=Tue, 15 Dec 2026 17:00:00 GMT; HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toContain('Domain');
  });

  test('[SESSION-11] after login the invitation is still loaded', async () => {
    const { browser } = await invitedGuest(app);
    await browser.send(accountCalls.login, { id: fan, password: PASSWORD });
    expect((await browser.send(calls.info)).status).toBe(200);
  });

  test('[PROD-03] a guest list sells nothing: there is no cart around the invitation', async () => {
    const { browser } = await invitedGuest(app);
    const { status, body } = await browser.send('/gen.v1/cart/createcart', {
      lineItems: [{ priceLevelID: guestLevels.house, quantity: 1 }],
    });
    expect([status, body.code]).toEqual([409, 'NOT_ON_SALE']);
  });

  test('nobody else has it: another browser has none', async () => {
    await invitedGuest(app);
    const stranger = await guestBrowser(app);
    expect(await stranger.send(calls.info)).toMatchObject({
      status: 200,
      body: { OutletEvents: [], EventTaxes: [], DeliveryMethods: [] },
    });
    const { status, body } = await stranger.send(calls.create, willCallRequest());
    expect([status, body.code, body.message]).toEqual([
      404,
      'NO_INVITATION',
      'No event information available',
    ]);
  });

  test('the token is stored as a hash only', async () => {
    const { token, invitationId } = await invite(app);
    const row = await app.database.db
      .selectFrom('invitations')
      .selectAll()
      .where('invitation_id', '=', invitationId)
      .executeTakeFirstOrThrow();
    expect(row.token_hash).toBe(hashSecret(token));
    expect(JSON.stringify(row)).not.toContain(token);
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
  });

  test('[GUEST-03] an unknown, expired, revoked or used-up token is refused and opens nothing', async () => {
    const browser = await guestBrowser(app);
    const refused = async (token: string) => {
      const { status, body } = await browser.send(calls.info, { InvitationToken: token });
      return [status, body.code, body.message, body.OutletEvents];
    };
    expect(await refused('nobody-has-this')).toEqual([
      404,
      'INVITATION_REFUSED',
      'This invitation is not valid',
      undefined,
    ]);
    const late = await invite(app, { expiresAt: app.clock.now() });
    expect((await refused(late.token))[2]).toBe('This invitation has expired');
    const revoked = await invite(app);
    await revokeInvitation(app.database.db, guestPlace, revoked.invitationId, app.clock.now());
    expect((await refused(revoked.token))[2]).toBe('This invitation is not valid');
    const used = await invitedGuest(app);
    expect((await used.browser.send(calls.create, willCallRequest())).status).toBe(200);
    expect((await refused(used.token))[2]).toBe('This invitation has been used');
    for (const { token } of [late, revoked]) {
      const { status, body } = await browser.send(calls.create, willCallRequest({ InvitationToken: token }));
      expect([status, body.code]).toEqual([404, 'INVITATION_REFUSED']);
    }
  });

  test('[PROD-08] an outlet of another type, and another guest list, know nothing of it', async () => {
    const { token } = await invite(app);
    for (const host of ['lantern.localhost', 'others.localhost']) {
      const browser = await guestBrowser(app, host);
      for (const [call, payload] of [
        [calls.info, { InvitationToken: token }],
        [calls.create, willCallRequest({ InvitationToken: token })],
      ] as const) {
        const { status, body } = await browser.send(call, payload);
        expect([host, call, status, body.code]).toEqual([host, call, 404, 'INVITATION_REFUSED']);
      }
    }
  });
});

describe('guessing tokens', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openGuestList('server', { SIGN_IN_FAILURES_PER_ADDRESS: '3' });
  });
  afterAll(() => app.close());

  test('[GUEST-03] [SEC-33] is answered with 429, in every call that takes one, and costs honest guests nothing', async () => {
    const { browser } = await invitedGuest(app);
    const { token } = await invite(app);
    const guesser = await guestBrowser(app);
    for (let visit = 0; visit < 10; visit += 1) {
      expect((await guesser.send(calls.info, { InvitationToken: token })).status).toBe(200);
    }
    const statuses: number[] = [];
    for (let guess = 0; guess < 5; guess += 1) {
      const { status, headers } = await guesser.send(calls.info, { InvitationToken: `guess-${guess}` });
      statuses.push(status);
      if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([404, 404, 404, 429, 429]);
    const tokenless = await guestBrowser(app);
    for (const [call, payload] of [
      [calls.create, willCallRequest({ InvitationToken: 'guess' })],
      [calls.cards, { InvitationToken: 'guess' }],
    ] as const) {
      expect((await tokenless.send(call, payload)).status).toBe(429);
    }
    // Who has shown an invitation before is not touched by what others guess.
    expect((await browser.send(calls.info)).status).toBe(200);
  });

  test('a cookie is no way around the limit', async () => {
    app.clock.advance(3600);
    const guesser = await guestBrowser(app);
    const statuses: number[] = [];
    for (let guess = 0; guess < 5; guess += 1) {
      guesser.cookies.set('invitation', `guess-${guess}`);
      statuses.push((await guesser.send(calls.info)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});
