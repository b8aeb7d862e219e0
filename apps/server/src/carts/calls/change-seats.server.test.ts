import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';
import { hosts, loadSmallWorld } from '../../testing/small-world.ts';
import { testApp } from '../../testing/test-app.ts';
import type { Sent, TestApp, TestBrowser } from '../../testing/test-app.ts';
import { sweepCarts } from '../sweep-carts.ts';
import { stockComplaints } from '../testing/invariants.ts';

const create = '/gen.v1/cart/createcart';
const change = '/gen.v1/cart/changeseats';

describe('other seats', () => {
  let app: TestApp;
  let visitor: TestBrowser;
  beforeAll(async () => {
    app = await testApp('server', {
      load: async (database) => {
        await loadSmallWorld(database);
        await loadSmallCatalogue(database);
        await database.runScript(`
          update tickets set map_x = 100 * seat_position, map_y = 500 * row_position where seat_name is not null`);
      },
    });
  });
  afterAll(() => app.close());
  const newVisitor = async (): Promise<TestBrowser> => {
    const browser = app.browser(hosts.lantern);
    await browser.send('/gen.v1/user/sessioninit');
    return browser;
  };
  beforeEach(async () => {
    app.clock.advance(3600);
    await sweepCarts(app.database.db, app.clock.now());
    visitor = await newVisitor();
  });
  const hold = async (level: number, quantity: number, browser = visitor) =>
    (await browser.send(create, { lineItems: [{ priceLevelID: level, quantity }] })).body;
  const others = (cart: Sent['body'], level: number, browser = visitor) =>
    browser.send(change, { cartUUID: cart.cartUUID, priceLevelID: level });
  const seatsIn = ({ lineItems }: Sent['body']): string[] =>
    lineItems.flatMap((line: { seatInfo: { manifest: { RowName: string; SeatName: string }[] } }) =>
      line.seatInfo.manifest.map((seat) => `${seat.RowName}${seat.SeatName}`),
    );

  test('[CART-14] [CART-06] the next best ones in their place, on the same clock; a second time the first are back', async () => {
    const cart = await hold(levels.orchestra, 2);
    expect(seatsIn(cart)).toEqual(['A1', 'A2']);
    app.clock.advance(60);
    const { status, body } = await others(cart, levels.orchestra);
    expect(status).toBe(200);
    expect(seatsIn(body)).toEqual(['A3', 'A4']);
    expect(body).toMatchObject({ state: 'REVIEW', clock: { running: true, secondsToExpire: 121 } });
    expect(body.lineItems[0].seatInfo).toMatchObject({
      together: true,
      manifest: [{ MapX: 300, MapY: 500 }, {}],
    });
    expect(body.totals).toEqual(cart.totals);
    // What was given back can be had by others at once.
    expect(seatsIn(await hold(levels.orchestra, 2, await newVisitor()))).toEqual(['A1', 'A2']);
    expect(await stockComplaints(app.database.db)).toEqual([]);
    expect(seatsIn((await others(cart, levels.orchestra)).body)).toEqual(['A5', 'A6']);
  });

  test('[CART-14] where there are none side by side, the seats stay, and it is said', async () => {
    const cart = await hold(levels.box, 4);
    expect(await others(cart, levels.box)).toMatchObject({ status: 409, body: { code: 'NO_OTHER_SEATS' } });
    const six = await hold(levels.orchestra, 6);
    await hold(levels.orchestra, 6, await newVisitor());
    await hold(levels.orchestra, 4, await newVisitor());
    const refused = await others(six, levels.orchestra);
    expect(refused.body.message).toMatch(/^There are no other seats side by side/);
    const { body: kept } = await visitor.send('/gen.v1/cart/getcart', { cartUUID: six.cartUUID });
    expect(seatsIn(kept)).toEqual(seatsIn(six));
    expect(await stockComplaints(app.database.db)).toEqual([]);
  });

  test('[CART-14] [CART-20] not of places without numbers, of a line that is not there, once confirmed, or of a stranger', async () => {
    const floor = await hold(levels.floor, 2);
    expect((await others(floor, levels.floor)).body.code).toBe('NO_OTHER_SEATS');
    const cart = await hold(levels.orchestra, 2);
    expect((await others(cart, levels.box)).body.code).toBe('NOT_FOUND');
    expect((await others(cart, levels.orchestra, await newVisitor())).body.code).toBe('CART_GONE');
    await visitor.send('/gen.v1/cart/begincheckout', { cartUUID: cart.cartUUID });
    expect((await others(cart, levels.orchestra)).body.message).toBe('These seats are confirmed already.');
  });
});
