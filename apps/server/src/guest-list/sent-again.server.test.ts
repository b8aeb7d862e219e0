import { afterAll, beforeAll, expect, test } from 'vitest';
import { START } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { calls, guestLevels, invitedGuest, openGuestList, willCallRequest } from './testing/guest-world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openGuestList('server');
});
afterAll(() => app.close());

const levels = (id: number, quantity: number) => [{ PriceLevelID: id, quantity }];
const held = (invitationId: number) =>
  app.database.db
    .selectFrom('invitations')
    .select(['tickets_held', 'uses'])
    .where('invitation_id', '=', invitationId)
    .executeTakeFirstOrThrow();

test('[CALL-52] without a draft of its own it is known by its contents, for ten minutes and until it is declined', async () => {
  const { browser, invitationId } = await invitedGuest(app, { ticketQuota: 100, useLimit: 100 });
  const one = (changes: object = {}) =>
    willCallRequest({ requestUUID: undefined, priceLevels: levels(guestLevels.friends, 1), ...changes });
  const numberOf = async (request: object): Promise<string> => {
    const { status, body } = await browser.send(calls.create, request);
    expect(status).toBe(200);
    return body.GuestListRequestID;
  };
  const [first, second] = await Promise.all([numberOf(one()), numberOf(one())]);
  expect(second).toBe(first);
  expect(await held(invitationId)).toEqual({ tickets_held: 1, uses: 1 });
  const others = [
    await numberOf(one({ priceLevels: levels(guestLevels.house, 1) })),
    await numberOf(one({ GuestLastName: 'Ortiz' })),
  ];
  expect(new Set([first, ...others]).size).toBe(3);

  const meantAnew = async (changes: object): Promise<void> => {
    await app.database.db
      .updateTable('guest_requests')
      .set(changes)
      .where('invitation_id', '=', invitationId)
      .execute();
  };
  await meantAnew({ created_at: new Date(START.getTime() - 10 * 60_000 + 1) });
  expect(await numberOf(one())).toBe(first);
  await meantAnew({ created_at: new Date(START.getTime() - 10 * 60_000) });
  const later = await numberOf(one());
  expect(later).not.toBe(first);
  expect(await numberOf(one())).toBe(later);
  await meantAnew({ state: 'declined' });
  expect([first, later]).not.toContain(await numberOf(one()));
});
