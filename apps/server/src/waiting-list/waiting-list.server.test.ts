import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cases } from '../../../../tools/testing/cases.ts';
import { waitingListMessages } from '@stagedoor/rules/messages/waiting-list';
import { fan, mailsTo, signedIn } from '../accounts/testing/people.ts';
import { calls } from '../carts/testing/checkout.ts';
import { levels } from '../testing/small-catalogue.ts';
import type { TestBrowser } from '../testing/test-app.ts';
import { engines } from '../testing/test-database.ts';
import { openWaitingWorld, waitingCalls } from './testing/waiting-world.ts';
import type { WaitingWorld } from './testing/waiting-world.ts';

const HOUR = 3600;

describe.each(engines)('a waiting list (%s)', (engine) => {
  let world: WaitingWorld;
  beforeAll(async () => {
    world = await openWaitingWorld(engine);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.reset();
  });
  afterEach(() => world.closeTheBooks());

  const lettersOf = async (email: string) => (await mailsTo(world.app, email)).map(({ kind }) => kind);

  test('[WAIT-01] [WAIT-04] one entry a customer and show; fewer keep the place, more go to the end', async () => {
    await world.sellOut();
    const first = await world.waits({ quantity: 2 });
    const second = await world.waits();
    const placeOf = async (browser: TestBrowser) =>
      (await browser.send(waitingCalls.get, { OutletEventID: 102 })).body.Own.Place;
    expect([await placeOf(first), await placeOf(second)]).toEqual([1, 2]);
    const { body } = await world.join(first, { quantity: 1 });
    expect([body.People, body.PriceLevels[0].People, body.Own]).toMatchObject([
      2,
      2,
      { Quantity: 1, Place: 1 },
    ]);
    expect((await world.join(first, { quantity: 3 })).body.Own).toMatchObject({ Quantity: 3, Place: 2 });
    expect(await world.stock()).toMatchObject({ waiting: 2 });
    expect(await lettersOf(first.email)).toEqual(['waiting-joined']);
  });

  test('[WAIT-01] nobody waits for what can be had, for what is not sold so, or for less than it costs', async () => {
    const browser = await world.person();
    const codeOf = async (wish: Parameters<typeof world.join>[1]) => {
      const { body } = await world.join(browser, wish);
      return [body.code, Object.values(body.fields ?? {})[0]];
    };
    expect(await codeOf({})).toEqual(['STILL_ON_SALE', undefined]);
    await world.sellOut();
    await world.sellOut(levels.box);
    expect(await codeOf({ most: 39.99 })).toEqual(['INVALID_INPUT', waitingListMessages.tooLow('$40.00')]);
    expect(await codeOf({ quantity: 5 })).toEqual(['QUANTITY_NOT_ALLOWED', expect.stringContaining('Floor')]);
    expect(await codeOf({ quantity: 3, levelIds: [levels.box] })).toEqual([
      'QUANTITY_NOT_ALLOWED',
      expect.stringContaining('Box'),
    ]);
    expect(await codeOf({ levelIds: [levels.floor, levels.box] })).toEqual([
      'INVALID_INPUT',
      waitingListMessages.chooseLevel,
    ]);
    await world.app.database.runScript(
      `update outlet_events set waiting_hours = null where outlet_event_id = 102`,
    );
    world.app.forget();
    expect(await codeOf({})).toEqual(['NO_WAITING_LIST', undefined]);
  });

  test('[WAIT-02] [WAIT-05] what a cart gives back is offered by that very call, first to who joined first and fits', async () => {
    const cart = await world.holdThenSellOut(2);
    const wantsFour = await world.waits({ quantity: 4 });
    const wantsTwo = await world.waits({ quantity: 2 });
    const later = await world.waits({ quantity: 1 });
    await world.giveBack(cart);
    expect(await world.offers()).toMatchObject([{ userId: wantsTwo.userId, tickets: 2, state: 'open' }]);
    expect(await world.stock()).toEqual({ kept: 2, waiting: 3, free: 0 });
    expect((await lettersOf(wantsTwo.email)).at(-1)).toBe('waiting-offer');
    expect([await world.openOffer(wantsFour), await world.openOffer(later)]).toEqual([undefined, undefined]);
  });

  test('[WAIT-05] what nobody fits is on sale, and with more of it whoever fits then is asked', async () => {
    const one = await world.holdThenSellOut(1);
    const two = await world.holdMore(1);
    const pair = await world.waits({ quantity: 2 });
    await world.giveBack(one);
    expect(await world.stock()).toEqual({ kept: 0, waiting: 1, free: 1 });
    await world.giveBack(two);
    expect(await world.openOffer(pair)).toMatchObject({ tickets: 2 });
    expect(await world.stock()).toEqual({ kept: 2, waiting: 1, free: 0 });
  });

  test('[WAIT-05] a cart that ran out is nobody’s by coming first', async () => {
    await world.holdThenSellOut(2);
    const waiting = await world.waits({ quantity: 2 });
    world.app.clock.advance(700);
    const quick = await signedIn(world.app, fan);
    const { body } = await quick.send(calls.create, {
      lineItems: [{ priceLevelID: levels.floor, quantity: 2 }],
    });
    expect(body.code).toBe('SOLD_OUT');
    await world.sweep();
    expect(await world.openOffer(waiting)).toMatchObject({ tickets: 2 });
  });

  test('[LANG-06] [LANG-05] who waits is written to in the language of the account, with the outlet’s own texts', async () => {
    await world.app.database.runScript(`update outlets set languages = '{en,fr}',
      words = '[{"text": "Floor", "fr": "Parterre"}]' where outlet_id = 1`);
    world.app.forget();
    const cart = await world.holdThenSellOut(1);
    const first = await world.person();
    await world.db
      .updateTable('customers')
      .set({ language: 'fr' })
      .where('email', '=', first.email)
      .execute();
    await world.join(first);
    await world.giveBack(cart);
    await world.moveOffers();
    const mails = await mailsTo(world.app, first.email);
    await world.app.database.runScript(
      `update outlets set languages = '{}', words = '[]' where outlet_id = 1`,
    );
    world.app.forget();
    expect(mails.map(({ kind, language }) => [kind, language])).toEqual([
      ['waiting-joined', 'fr'],
      ['waiting-offer', 'fr'],
    ]);
    for (const { html, plain_text } of cases(mails)) {
      expect(html).toContain('<html lang="fr" dir="ltr">');
      expect(plain_text).toContain('Parterre');
      expect(plain_text).not.toMatch(/Floor|Tickets for|You wait|Leave with/);
    }
  });

  test('[WAIT-02] numbered seats are offered side by side or not at all', async () => {
    const alone = await world.holdThenSellOut(1, levels.orchestra);
    await world.holdMore(1, levels.orchestra);
    const beyond = await world.holdMore(1, levels.orchestra);
    const pair = await world.waits({ quantity: 2, levelIds: [levels.orchestra], most: 109.5 });
    await world.giveBack(alone);
    await world.giveBack(beyond);
    // Seats 1 and 3, and somebody has 2.
    expect([await world.openOffer(pair), (await world.stock(levels.orchestra)).free]).toEqual([undefined, 2]);
    await world.giveBack(await world.holdMore(3, levels.orchestra));
    const { Seats } = (
      await pair.send(waitingCalls.offer, { OfferUUID: (await world.openOffer(pair))!.uuid })
    ).body;
    const [one, two] = Seats.map(({ SeatName }: { SeatName: string }) => Number(SeatName));
    expect(two - one).toBe(1);
  });

  test('[WAIT-02] the clock of an offer begins when its letter has left, and the second one that runs out ends the waiting', async () => {
    const cart = await world.holdThenSellOut(1);
    const first = await world.waits();
    const next = await world.waits();
    await world.giveBack(cart);
    world.app.clock.advance(2 * HOUR);
    await world.moveOffers();
    expect(await world.openOffer(first)).toMatchObject({ sentAt: null, endsAt: null });
    await world.sendLetters();
    await world.moveOffers();
    const until = new Date(world.app.clock.now().getTime() + 8 * HOUR * 1000);
    expect((await world.openOffer(first))?.endsAt).toEqual(until);
    world.app.clock.advance(8 * HOUR - 1);
    await world.moveOffers();
    expect(await world.openOffer(first)).toBeDefined();
    world.app.clock.advance(1);
    await world.moveOffers();
    expect((await world.offers()).map(({ userId, state }) => [userId, state])).toEqual([
      [first.userId, 'lapsed'],
      [next.userId, 'open'],
    ]);
    expect((await lettersOf(first.email)).at(-1)).toBe('waiting-lapsed');
    // 10 PM by now: the letter of the next offer waits for the morning.
    await world.sendLetters();
    await world.moveOffers();
    expect((await world.openOffer(next))?.endsAt).toBeNull();
    world.app.clock.advance(12 * HOUR);
    await world.sendLetters();
    await world.moveOffers();
    world.app.clock.advance(8 * HOUR);
    await world.moveOffers();
    // Nobody is left who was not asked: it is on sale.
    expect(await world.stock()).toEqual({ kept: 0, waiting: 2, free: 1 });
    const again = await world.holdMore(1);
    await world.giveBack(again);
    world.app.clock.advance(12 * HOUR);
    await world.sendLetters();
    await world.moveOffers();
    world.app.clock.advance(8 * HOUR);
    await world.moveOffers();
    const returned = await signedIn(world.app, first.email);
    const seen = await returned.send(waitingCalls.get, { OutletEventID: 102 });
    expect([seen.status, seen.body.Own]).toEqual([200, undefined]);
    expect((await lettersOf(first.email)).at(-1)).toBe('waiting-lapsed');
  });

  test('[WAIT-02] an offer whose letter nobody takes goes on to the next', async () => {
    const cart = await world.holdThenSellOut(1);
    const first = await world.waits();
    const next = await world.waits();
    await world.giveBack(cart);
    await world.db
      .updateTable('mails')
      .set({ state: 'dead' })
      .where('recipient', '=', first.email)
      .where('kind', '=', 'waiting-offer')
      .execute();
    await world.moveOffers();
    expect((await world.offers()).map(({ userId, state, sentAt }) => [userId, state, sentAt])).toEqual([
      [first.userId, 'lapsed', null],
      [next.userId, 'open', null],
    ]);
  });

  test('[WAIT-02] a list ends with its sale or its show: everybody gets one letter, and nothing is kept', async () => {
    const cart = await world.holdThenSellOut(1);
    const first = await world.waits();
    const next = await world.waits({ quantity: 2 });
    await world.giveBack(cart);
    await world.app.database.runScript(
      `insert into canceled_events (seller_id, outlet_event_id, canceled_at, reason, task_id) values (1, 102, '2026-11-15', 'Rain', gen_random_uuid())`,
    );
    await world.tendLists();
    await world.tendLists();
    expect((await lettersOf(first.email)).filter((kind) => kind === 'waiting-ended')).toHaveLength(1);
    expect((await lettersOf(next.email)).filter((kind) => kind === 'waiting-ended')).toHaveLength(1);
    expect(await world.stock()).toMatchObject({ kept: 0, waiting: 0 });
    expect((await world.offers())[0]?.state).toBe('let-go');
    await world.app.database.runScript(`delete from canceled_events where outlet_event_id = 102`);
  });
});
