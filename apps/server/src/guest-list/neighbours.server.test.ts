// Two guests with an invitation each: what one of them does leaves the other's as it is.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp, TestBrowser } from '../testing/test-app.ts';
import { revokeInvitation } from './invitation-store.ts';
import { addGuestCard, calls, guestLevels, guestPlace, invite } from './testing/guest-world.ts';
import { guestBrowser, invitedGuest, openGuestList, willCallRequest } from './testing/guest-world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openGuestList('server');
});
afterAll(() => app.close());

const rowOf = (invitationId: number) =>
  app.database.db
    .selectFrom('invitations')
    .select(['tickets_held', 'uses', 'opened_at', 'revoked_at'])
    .where('invitation_id', '=', invitationId)
    .executeTakeFirstOrThrow();
const untouched = { tickets_held: 0, uses: 0, opened_at: null, revoked_at: null };

test('[GUEST-03] [GUEST-15] a link that is opened, used or revoked is that one alone', async () => {
  const [first, second] = [await invite(app), await invite(app)];
  const browser = await guestBrowser(app);
  await browser.send(calls.info, { InvitationToken: second.token });
  const opened = { ...untouched, opened_at: app.clock.now() };
  app.clock.advance(60);
  await browser.send(calls.info, { InvitationToken: second.token });
  expect(await rowOf(second.invitationId), 'the first time counts').toEqual(opened);
  expect((await browser.send(calls.create, willCallRequest())).status).toBe(200);
  expect(await rowOf(second.invitationId)).toMatchObject({ tickets_held: 2, uses: 1 });
  await revokeInvitation(app.database.db, guestPlace, second.invitationId, app.clock.now());
  expect(await rowOf(second.invitationId)).toMatchObject({ revoked_at: app.clock.now() });
  expect(await rowOf(first.invitationId)).toEqual(untouched);
});

test('[CALL-07] [SEC-32] two guests whose pages drew the same number make two requests', async () => {
  const [ana, kim] = [await invitedGuest(app), await invitedGuest(app)];
  const sent = willCallRequest();
  const named = (FirstName: string, LastName: string) => ({
    GuestListRequest: {
      ...sent.GuestListRequest,
      contactInfo: { ...sent.GuestListRequest.contactInfo, FirstName, LastName },
    },
  });
  const { body: anas } = await ana.browser.send(calls.create, named('Ana', 'Ruiz'));
  const { status, body: kims } = await kim.browser.send(calls.create, named('Kim', 'Ito'));
  expect([status, kims.FirstName, kims.LastName]).toEqual([200, 'Kim', 'Ito']);
  expect(kims.GuestListRequestID).not.toBe(anas.GuestListRequestID);
  expect(await rowOf(kim.invitationId)).toMatchObject({ tickets_held: 2, uses: 1 });
});

test('[GUEST-15] what an invitation is good for is not what its neighbour is good for', async () => {
  const only = (...levelIds: number[]) => invitedGuest(app, { levelIds });
  const [house, friends] = [await only(guestLevels.house), await only(guestLevels.friends)];
  const offered = async ({ browser }: { browser: TestBrowser }) => {
    const { OutletEvents } = (await browser.send(calls.info)).body;
    return JSON.stringify(OutletEvents).match(/"PriceLevelID":\d+/g);
  };
  expect(await offered(house)).toEqual([`"PriceLevelID":${guestLevels.house}`]);
  expect(await offered(friends)).toEqual([`"PriceLevelID":${guestLevels.friends}`]);
});

test('[GUEST-14] [CALL-61] a guest’s card is the invitation’s: another guest neither sees nor uses it', async () => {
  const wish = { collectsPayment: true };
  const [ana, kim] = [await invitedGuest(app, wish), await invitedGuest(app, wish)];
  const card = await addGuestCard(app, ana.browser);
  const cardsOf = async ({ browser }: { browser: TestBrowser }) =>
    (await browser.send(calls.cards, {})).body.paymentMethods;
  expect([await cardsOf(ana), await cardsOf(kim)]).toEqual([[card], []]);
  const paid = () =>
    willCallRequest({
      priceLevels: [{ PriceLevelID: guestLevels.friends, quantity: 1 }],
      paymentMethodUUID: card.PaymentMethodUUID,
    });
  expect(await kim.browser.send(calls.create, paid())).toMatchObject({ status: 404 });
  expect((await ana.browser.send(calls.create, paid())).body.PaymentMethod).toEqual(card);
});
