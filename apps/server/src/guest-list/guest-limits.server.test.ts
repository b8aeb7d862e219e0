import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../testing/test-app.ts';
import { engines } from '../testing/test-database.ts';
import { calls, guestLevels, invitedGuest, openGuestList, willCallRequest } from './testing/guest-world.ts';

// Answers are looked into freely.
// oxlint-disable-next-line typescript/no-explicit-any
type Answer = any;

const levels = (id: number, quantity: number) => [{ PriceLevelID: id, quantity }];

describe.each(engines)('what a guest has left (%s)', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openGuestList(engine);
  });
  afterAll(() => app.close());

  test('[GUEST-15] [EVENT-20] a level’s limit and the invitation’s maximum count over all its requests, and what is left is told', async () => {
    const { browser } = await invitedGuest(app, { ticketQuota: 5, useLimit: 100 });
    const ask = async (id: number, quantity: number) => {
      const { body } = await browser.send(
        calls.create,
        willCallRequest({ priceLevels: levels(id, quantity) }),
      );
      return body.code ?? 'made';
    };
    for (const quantity of [0, -1, 3, 1e9])
      expect(await ask(guestLevels.house, quantity)).toBe('QUANTITY_NOT_ALLOWED');
    expect(await ask(guestLevels.house, 1.5)).toBe('INVALID_INPUT');
    expect(await ask(guestLevels.offSale, 1)).toBe('NOT_ON_SALE');
    expect(await ask(424242, 1)).toBe('INVALID_INPUT');
    expect(await ask(guestLevels.friends, 3)).toBe('made');
    expect(await ask(guestLevels.friends, 2)).toBe('QUANTITY_NOT_ALLOWED');
    const { body } = await browser.send(calls.info);
    const offered = body.OutletEvents.flatMap(({ OutletEventItems }: Answer) =>
      OutletEventItems.flatMap(({ PriceLevels }: Answer) => PriceLevels),
    );
    const limitOf = (id: number) =>
      offered.find(({ PriceLevelID }: Answer) => PriceLevelID === id).PriceLevelLimit;
    expect([limitOf(guestLevels.friends), limitOf(guestLevels.house)]).toEqual([1, 2]);
    expect(await ask(guestLevels.house, 2)).toBe('made');
    expect(await ask(guestLevels.friends, 1)).toBe('INVITATION_REFUSED');
  });

  test('[GUEST-15] whoever has had all of a level is told so, not offered one of none', async () => {
    const { browser } = await invitedGuest(app, { ticketQuota: 10, useLimit: 100 });
    const ask = (quantity: number) =>
      browser.send(calls.create, willCallRequest({ priceLevels: levels(guestLevels.house, quantity) }));
    expect((await ask(3)).body).toMatchObject({
      message: 'Please choose 1 or 2',
      fields: { 'priceLevels.0.quantity': 'Please choose 1 or 2' },
    });
    expect((await ask(2)).status).toBe(200);
    const message = 'There are no more of these tickets for you to choose';
    expect((await ask(1)).body).toMatchObject({ message, fields: { 'priceLevels.0.quantity': message } });
  });
});
