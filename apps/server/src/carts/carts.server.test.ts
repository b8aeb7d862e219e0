import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FLOOR_CAPACITY, levels, loadSmallCatalogue } from '../testing/small-catalogue.ts';
import { hosts, loadSmallWorld } from '../testing/small-world.ts';
import { testApp } from '../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../testing/test-app.ts';
import { engines } from '../testing/test-database.ts';
import { sweepCarts } from './sweep-carts.ts';
import { stockOf } from './testing/stock-of.ts';

interface Line {
  seatInfo: { manifest: { RowName: string; SeatName: string; TicketID: number }[] };
}

const create = '/gen.v1/cart/createcart';
const get = '/gen.v1/cart/getcart';
const begin = '/gen.v1/cart/begincheckout';
const update = '/gen.v1/cart/updatelineitems';

describe.each(engines)('timed carts (%s)', (engine) => {
  let app: TestApp;
  let visitor: TestBrowser;
  beforeAll(async () => {
    app = await testApp(engine, {
      load: async (database) => {
        await loadSmallWorld(database);
        await loadSmallCatalogue(database);
      },
    });
  });
  afterAll(() => app.close());
  const newVisitor = async (host: string = hosts.lantern): Promise<TestBrowser> => {
    const browser = app.browser(host);
    await browser.send('/gen.v1/user/sessioninit');
    return browser;
  };
  beforeEach(async () => {
    // Whatever a test left behind is over by now.
    app.clock.advance(3600);
    await sweepCarts(app.database.db, app.clock.now());
    visitor = await newVisitor();
  });
  const wish = (priceLevelID: number, quantity: number) => ({ lineItems: [{ priceLevelID, quantity }] });
  const seatsIn = (cart: { lineItems: Line[] }) =>
    cart.lineItems.flatMap((line) => line.seatInfo.manifest.map((seat) => `${seat.RowName}${seat.SeatName}`));
  const stock = (level: number) => stockOf(app.database.db, level);

  test('[CART-03] [CART-04] [CART-14] [CALL-53] a visitor holds seats side by side and sees them', async () => {
    const { status, body } = await visitor.send(create, wish(levels.orchestra, 2));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'REVIEW',
      lineItems: [{ priceLevelID: levels.orchestra, quantity: 2, isAddOn: false, outletEventItemID: 501 }],
    });
    expect(seatsIn(body)).toEqual(['A1', 'A2']);
    expect(body.totals).toEqual({ tickets: 190, fees: 29, taxes: 0, total: 219 });
  });

  test('[ENTITY-22] each seat says its section, row, number and ticket; standing places only their ticket', async () => {
    const { body } = await visitor.send(create, {
      lineItems: [
        { priceLevelID: levels.orchestra, quantity: 2 },
        { priceLevelID: levels.floor, quantity: 1 },
      ],
    });
    expect(body.lineItems).toMatchObject([
      { priceLevelID: levels.orchestra, quantity: 2, isAddOn: false, outletEventItemID: 501 },
      { priceLevelID: levels.floor, quantity: 1, isAddOn: false, outletEventItemID: 503 },
    ]);
    const [seated, standing] = body.lineItems.map(({ seatInfo }: Line) => seatInfo.manifest.at(-1));
    expect(seated).toEqual({
      XSection: 1,
      SectionName: 'Orchestra',
      XRow: 1,
      RowName: 'A',
      XSeat: 2,
      SeatName: '2',
      TicketID: expect.any(Number),
    });
    expect(standing).toEqual({ TicketID: expect.any(Number) });
    expect(standing.TicketID).not.toBe(seated.TicketID);
  });

  test('[CART-06] [CART-07] [CONST-33] the review clock is the selection timer plus a second, checkout has its own, once', async () => {
    const { body: cart } = await visitor.send(create, wish(levels.floor, 1));
    expect(cart.clock).toEqual({ running: true, secondsToExpire: 181 });
    app.clock.advance(60);
    expect((await visitor.send(get, { cartUUID: cart.cartUUID })).body.clock.secondsToExpire).toBe(121);
    const { body: confirmed } = await visitor.send(begin, { cartUUID: cart.cartUUID });
    expect(confirmed).toMatchObject({ state: 'CHECKOUT', clock: { secondsToExpire: 600 } });
    app.clock.advance(100);
    const again = await visitor.send(begin, { cartUUID: cart.cartUUID });
    expect(again.body.clock.secondsToExpire).toBe(500);
  });

  test('[CART-06] the minutes are the outlet’s own', async () => {
    const set = (values: string) => app.database.runScript(`update outlets set ${values}`);
    await set('confirm_selection_minutes = 4, checkout_minutes = 7');
    app.forget();
    const info = await visitor.send('/gen.v1/outlet/getinfo', { InfoTypes: [] });
    expect(info.body.Outlet ?? info.body).toMatchObject({ CheckoutTimer: 7, ConfirmTicketSelectionTimer: 4 });
    const { body: cart } = await visitor.send(create, wish(levels.floor, 1));
    expect(cart.clock.secondsToExpire).toBe(241);
    const { body: confirmed } = await visitor.send(begin, { cartUUID: cart.cartUUID });
    expect(confirmed.clock.secondsToExpire).toBe(420);
    await set('confirm_selection_minutes = 3, checkout_minutes = 10');
    app.forget();
  });

  test('[CART-08] a cart whose time is over is gone in every call, and its tickets can be had', async () => {
    const { body: cart } = await visitor.send(create, wish(levels.floor, 4));
    app.clock.advance(181);
    expect((await visitor.send(get, { cartUUID: cart.cartUUID })).body).toMatchObject({
      state: 'EXPIRED',
      clock: { running: false, secondsToExpire: 0 },
    });
    for (const [path, payload] of [
      [begin, {}],
      [update, { lineItems: [] }],
    ] as const) {
      expect(await visitor.send(path, { cartUUID: cart.cartUUID, ...payload })).toMatchObject({
        status: 404,
        body: { code: 'CART_GONE' },
      });
    }
    app.clock.advance(5);
    const others = await Promise.all([1, 2, 3].map(newVisitor.bind(undefined, hosts.lantern)));
    const held = await Promise.all(others.map((other) => other.send(create, wish(levels.floor, 3))));
    expect(held.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test('[CART-07] within the five seconds of grace the tickets are still somebody’s', async () => {
    const buyers = await Promise.all([1, 2, 3].map(() => newVisitor()));
    for (const buyer of buyers) await buyer.send(create, wish(levels.floor, 4));
    app.clock.advance(183);
    expect(await visitor.send(create, wish(levels.floor, 1))).toMatchObject({
      status: 409,
      body: { code: 'SOLD_OUT' },
    });
    app.clock.advance(3);
    expect((await visitor.send(create, wish(levels.floor, 1))).status).toBe(200);
  });

  test('[EVENT-15] fewer left than asked: what there is is held at once and the answer says so', async () => {
    for (const quantity of [4, 4]) await (await newVisitor()).send(create, wish(levels.floor, quantity));
    const { body } = await visitor.send(create, wish(levels.floor, 4));
    expect(body.reduced).toEqual([{ priceLevelID: levels.floor, asked: 4, held: 2 }]);
    expect(body.lineItems[0].quantity).toBe(2);
    expect(await (await newVisitor()).send(create, wish(levels.floor, 1))).toMatchObject({
      status: 409,
      body: { code: 'SOLD_OUT' },
    });
  });

  test('[EVENT-20] a reduced quantity keeps to the level’s rule', async () => {
    await (await newVisitor()).send(create, wish(levels.box, 2));
    const { body } = await visitor.send(create, wish(levels.box, 4));
    expect(body.reduced).toEqual([{ priceLevelID: levels.box, asked: 4, held: 2 }]);
  });

  test('[OPS-49] the sweeper tidies up what is over, and nothing else', async () => {
    const { body: cart } = await visitor.send(create, wish(levels.floor, 4));
    app.clock.advance(185);
    expect(await sweepCarts(app.database.db, app.clock.now())).toBe(0);
    app.clock.advance(1);
    expect(await sweepCarts(app.database.db, app.clock.now())).toBe(1);
    expect(await stock(levels.floor)).toMatchObject({ live: 0, counted: 0 });
    expect((await visitor.send(get, { cartUUID: cart.cartUUID })).body.state).toBe('EXPIRED');
  });

  test('[CART-20] one open cart a visitor: a new one releases the old one', async () => {
    const { body: first } = await visitor.send(create, wish(levels.floor, 4));
    const { body: second } = await visitor.send(create, wish(levels.floor, 2));
    expect((await visitor.send(get, { cartUUID: first.cartUUID })).body.state).toBe('RELEASED');
    expect((await visitor.send(get)).body.cartUUID).toBe(second.cartUUID);
    expect(await stock(levels.floor)).toMatchObject({ live: 2 });
  });

  test('[CART-20] knowing the id of a cart is not enough', async () => {
    const { body: cart } = await visitor.send(create, wish(levels.floor, 1));
    const stranger = await newVisitor();
    for (const path of [get, begin, update]) {
      const sent = await stranger.send(path, { cartUUID: cart.cartUUID, lineItems: [] });
      expect(sent).toMatchObject({ status: 404, body: { code: 'CART_GONE' } });
    }
    const elsewhere = await newVisitor(hosts.tickets);
    expect((await elsewhere.send(get, { cartUUID: cart.cartUUID })).status).toBe(404);
  });

  test('[CART-13] [CART-12] an empty list releases the tickets at once', async () => {
    const { body: cart } = await visitor.send(create, wish(levels.floor, 4));
    expect((await visitor.send(update, { cartUUID: cart.cartUUID, lineItems: [] })).body).toMatchObject({
      state: 'RELEASED',
      lineItems: [],
    });
    expect(await stock(levels.floor)).toMatchObject({ live: 0 });
  });

  test('[CART-15] [CALL-55] addons join, and lines that stay keep their seats', async () => {
    const { body: cart } = await visitor.send(create, wish(levels.orchestra, 2));
    const before = seatsIn(cart);
    const { body: changed } = await visitor.send(update, {
      cartUUID: cart.cartUUID,
      lineItems: [
        { priceLevelID: levels.orchestra, quantity: 3 },
        { priceLevelID: levels.parking, quantity: 1 },
      ],
    });
    expect(seatsIn(changed).slice(0, 2)).toEqual(before);
    expect(changed.lineItems.map((line: { isAddOn: boolean }) => line.isAddOn)).toEqual([false, true]);
    expect(changed.totals.total).toBe(3 * 109.5 + 20);
    const { body: fewer } = await visitor.send(update, {
      cartUUID: cart.cartUUID,
      lineItems: [{ priceLevelID: levels.orchestra, quantity: 1 }],
    });
    expect(seatsIn(fewer)).toEqual(before.slice(0, 1));
    expect(await stock(levels.parking)).toMatchObject({ live: 0 });
  });

  test('two levels in one cart', async () => {
    const { body } = await visitor.send(create, {
      lineItems: [
        { priceLevelID: levels.box, quantity: 2 },
        { priceLevelID: levels.orchestra, quantity: 2 },
      ],
    });
    expect(body.lineItems).toHaveLength(2);
  });

  test('[CONST-34] [OPS-16] taxes are of the event', async () => {
    const { body } = await visitor.send(create, wish(levels.floor, 2));
    expect(body.totals).toEqual({ tickets: 80, fees: 0, taxes: 5, total: 85 });
  });

  test('the floor never holds more than it has', async () => {
    const buyers = await Promise.all(Array.from({ length: 25 }, () => newVisitor()));
    const sent = await Promise.all(
      buyers.map((buyer, index) => buyer.send(create, wish(levels.floor, 1 + (index % 4)))),
    );
    const held = sent.flatMap(({ status, body }) =>
      status === 200 ? [body.lineItems[0].quantity as number] : [],
    );
    expect(held.reduce((sum, quantity) => sum + quantity, 0)).toBe(FLOOR_CAPACITY);
    expect(await stock(levels.floor)).toEqual({
      capacity: FLOOR_CAPACITY,
      live: FLOOR_CAPACITY,
      counted: FLOOR_CAPACITY,
      doubled: 0,
    });
  });
});
