import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailsTo, signedIn } from '../accounts/testing/people.ts';
import { calls, cards, choosePayment, finishStages } from '../carts/testing/checkout.ts';
import { levels } from '../testing/small-catalogue.ts';
import type { TestBrowser } from '../testing/test-app.ts';
import { engines } from '../testing/test-database.ts';
import { openWaitingWorld, waitingCalls } from './testing/waiting-world.ts';
import type { WaitingWorld } from './testing/waiting-world.ts';

const HOUR = 3600;

describe.each(engines)('offers of a waiting list (%s)', (engine) => {
  let world: WaitingWorld;
  beforeAll(async () => {
    world = await openWaitingWorld(engine);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.reset();
  });
  afterEach(() => world.closeTheBooks());

  const take = (browser: TestBrowser, uuid: string, quantity: number) =>
    browser.send(waitingCalls.take, { OfferUUID: uuid, Quantity: quantity });
  const pay = async (browser: TestBrowser, cartUUID: string, card: string = cards.approved) => {
    await finishStages(browser, cartUUID);
    await choosePayment(world.app, browser, cartUUID, card);
    return browser.send(calls.order, { cartUUID });
  };

  test('[WAIT-03] it is taken by the normal checkout, and settled with the order', async () => {
    const cart = await world.holdThenSellOut(2);
    const buyer = await world.waits({ quantity: 2 });
    await world.giveBack(cart);
    const offer = await world.openOffer(buyer);
    const taken = await take(buyer, offer!.uuid, 2);
    expect([taken.status, taken.body.lineItems[0].quantity, taken.body.totals.tickets]).toEqual([200, 2, 80]);
    const { status, body } = await pay(buyer, taken.body.cartUUID);
    expect([status, body.code]).toEqual([200, undefined]);
    expect((await world.offers()).map(({ state }) => state)).toEqual(['taken']);
    expect(await world.stock()).toMatchObject({ kept: 0, waiting: 0 });
    expect((await buyer.send(waitingCalls.offer, { OfferUUID: offer!.uuid })).body.State).toBe('taken');
    expect((await take(buyer, offer!.uuid, 2)).body.code).toBe('OFFER_OVER');
  });

  test('[WAIT-03] a cart that ends unpaid gives its tickets back to the offer until its hour', async () => {
    const cart = await world.holdThenSellOut(2);
    const buyer = await world.waits({ quantity: 2 });
    const next = await world.waits({ quantity: 2 });
    await world.giveBack(cart);
    const offer = await world.openOffer(buyer);
    await world.sendLetters();
    await world.moveOffers();
    await take(buyer, offer!.uuid, 2);
    expect((await buyer.send(waitingCalls.offer, { OfferUUID: offer!.uuid })).body).toMatchObject({
      State: 'open',
      InCart: true,
    });
    world.app.clock.advance(700);
    await world.sweep();
    expect([await world.openOffer(buyer), await world.openOffer(next)]).toMatchObject([
      { tickets: 2 },
      undefined,
    ]);
    // In the cart at its hour: it waits for what becomes of the cart, and goes on then.
    world.app.clock.advance(8 * HOUR - 800);
    const later = await signedIn(world.app, buyer.email);
    expect((await take(later, offer!.uuid, 2)).status).toBe(200);
    world.app.clock.advance(150);
    await world.moveOffers();
    expect(await world.openOffer(next)).toBeUndefined();
    world.app.clock.advance(700);
    await world.sweep();
    await world.moveOffers();
    expect(await world.openOffer(next)).toMatchObject({ tickets: 2 });
    expect((await take(later, offer!.uuid, 2)).body.code).toBe('OFFER_OVER');
  });

  test('[WAIT-03] only one of two hands the other on at once', async () => {
    const cart = await world.holdThenSellOut(2);
    const buyer = await world.waits({ quantity: 2 });
    const next = await world.waits();
    await world.giveBack(cart);
    const taken = await take(buyer, (await world.openOffer(buyer))!.uuid, 1);
    expect(taken.body.lineItems[0].quantity).toBe(1);
    expect(await world.openOffer(next)).toMatchObject({ tickets: 1 });
    const more = { cartUUID: taken.body.cartUUID, lineItems: [{ priceLevelID: levels.floor, quantity: 2 }] };
    expect((await buyer.send('/gen.v1/cart/updatelineitems', more)).body.code).toBe('OFFER_STAYS');
  });

  test('[SEC-108] [WAIT-03] taken on two devices it is one cart; nobody else can take it', async () => {
    const cart = await world.holdThenSellOut(1);
    const buyer = await world.waits();
    await world.giveBack(cart);
    const { uuid } = (await world.openOffer(buyer))!;
    const stranger = await world.person();
    expect((await take(stranger, uuid, 1)).body.code).toBe('OFFER_NOT_YOURS');
    const phone = await signedIn(world.app, buyer.email);
    const [here, there] = await Promise.all([take(buyer, uuid, 1), take(phone, uuid, 1)]);
    expect([here.status, there.status]).toEqual([200, 200]);
    const live = await world.liveCartsOf(uuid);
    expect(live).toHaveLength(1);
    expect((await phone.send(waitingCalls.decline, { OfferUUID: uuid })).body.code).toBe('OFFER_IN_CART');
  });

  test('[WAIT-03] no, thank you gives it to the next at once, counts as nothing, and is not asked twice', async () => {
    const cart = await world.holdThenSellOut(1);
    const first = await world.waits();
    const next = await world.waits();
    await world.giveBack(cart);
    const { uuid } = (await world.openOffer(first))!;
    // Whoever has the letter, signed in or not.
    const visitor = world.app.browser('lantern.localhost');
    expect((await visitor.send(waitingCalls.decline, { OfferUUID: uuid })).status).toBe(200);
    expect((await visitor.send(waitingCalls.decline, { OfferUUID: uuid })).status).toBe(200);
    expect(await world.openOffer(next)).toBeDefined();
    await next.send(waitingCalls.decline, { OfferUUID: (await world.openOffer(next))!.uuid });
    expect([await world.offers(), (await world.stock()).free]).toMatchObject([
      [{ state: 'let-go' }, { state: 'let-go' }],
      1,
    ]);
    // Bought, and given back: it is new to everybody.
    await world.giveBack(await world.holdMore(1));
    expect(await world.openOffer(first)).toBeDefined();
  });

  test('[WAIT-07] leaving takes one call with the link of a letter, and gives on what was offered', async () => {
    const cart = await world.holdThenSellOut(1);
    const first = await world.waits();
    const next = await world.waits();
    await world.giveBack(cart);
    const { Link } = (await first.send(waitingCalls.get, { OutletEventID: 102 })).body.Own;
    const [letter] = await mailsTo(world.app, first.email);
    expect(letter?.plain_text).toContain(`/waitinglist/leave/${Link}`);
    const visitor = world.app.browser('lantern.localhost');
    expect((await visitor.send(waitingCalls.leave, { Link })).body).toEqual({ OutletEventID: 102 });
    expect((await visitor.send(waitingCalls.leave, { Link })).status).toBe(200);
    expect(await world.openOffer(next)).toBeDefined();
    expect(await world.stock()).toMatchObject({ waiting: 1 });
  });
});
