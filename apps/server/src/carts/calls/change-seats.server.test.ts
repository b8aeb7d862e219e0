import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cases } from '../../../../../tools/testing/cases.ts';
import { levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';
import { hosts, loadSmallWorld } from '../../testing/small-world.ts';
import { testApp } from '../../testing/test-app.ts';
import type { Sent, TestApp, TestBrowser } from '../../testing/test-app.ts';
import { sweepCarts } from '../sweep-carts.ts';
import { stockComplaints } from '../testing/invariants.ts';

const create = '/gen.v1/cart/createcart';
const change = '/gen.v1/cart/changeseats';

interface Seat {
  TicketID: number;
  RowName: string;
  SeatName: string;
}

describe('other seats', () => {
  let app: TestApp;
  let visitor: TestBrowser;
  beforeAll(async () => {
    app = await testApp('server', {
      load: async (database) => {
        await loadSmallWorld(database);
        await loadSmallCatalogue(database);
        await database.runScript(`
          update tickets set map_x = 100 * seat_position, map_y = 500 * row_position where seat_name is not null;
          update outlet_events set choose_seats = true where outlet_event_id = 101`);
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

  const othersIn = ({ lineItems }: Sent['body']) =>
    lineItems.flatMap((line: { otherSeatInfo?: { manifest: Seat[] } }) => line.otherSeatInfo?.manifest ?? []);
  const named = (seats: Seat[]): string[] => seats.map((seat) => `${seat.RowName}${seat.SeatName}`);
  const idsOf = (seats: Seat[]): number[] => seats.map(({ TicketID }) => TicketID);
  const ownOf = ({ lineItems }: Sent['body']): Seat[] =>
    lineItems.flatMap((line: { seatInfo: { manifest: Seat[] } }) => line.seatInfo.manifest);
  const confirm = (cart: Sent['body'], ticketIDs?: number[], browser = visitor) =>
    browser.send('/gen.v1/cart/begincheckout', { cartUUID: cart.cartUUID, ticketIDs });
  const isSound = async () => expect(await stockComplaints(app.database.db)).toEqual([]);

  test('[CART-14] [CART-06] the next best ones are held beside them, on the same clock, and are the same when asked again', async () => {
    const cart = await hold(levels.orchestra, 2);
    expect(seatsIn(cart)).toEqual(['A1', 'A2']);
    app.clock.advance(60);
    const { status, body } = await others(cart, levels.orchestra);
    expect(status).toBe(200);
    expect(seatsIn(body)).toEqual(['A1', 'A2']);
    expect(named(othersIn(body))).toEqual(['A3', 'A4']);
    expect(body).toMatchObject({ state: 'REVIEW', clock: { running: true, secondsToExpire: 121 } });
    expect(body.lineItems[0].otherSeatInfo).toMatchObject({
      together: true,
      manifest: [{ MapX: 300, MapY: 500 }, {}],
    });
    expect(body.totals).toEqual(cart.totals);
    // A lost answer, or a second window: it is one offer.
    const again = await Promise.all([others(cart, levels.orchestra), others(cart, levels.orchestra)]);
    for (const { body: same } of cases(again)) expect(named(othersIn(same))).toEqual(['A3', 'A4']);
    // Both are held: nobody else gets either.
    expect(seatsIn(await hold(levels.orchestra, 2, await newVisitor()))).toEqual(['A5', 'A6']);
    await isSound();
  });

  test('[SEAT-09] [CALL-55] seats that were chosen say so while they are fewer, not once some were found beside them', async () => {
    const lines = (quantity: number) => [{ priceLevelID: levels.orchestra, quantity }];
    const found = await hold(levels.orchestra, 3, await newVisitor());
    const ticketIDs = idsOf(ownOf(found)).map((id) => id + 4);
    const { body } = await visitor.send(create, {
      lineItems: [{ ...lines(3)[0], ticketIDs }],
    });
    const isChosen = async (quantity: number) => {
      const input = { cartUUID: body.cartUUID, lineItems: lines(quantity) };
      const cart = (await visitor.send('/gen.v1/cart/updatelineitems', input)).body;
      return [idsOf(ownOf(cart)).length, cart.lineItems[0].seatInfo.chosen];
    };
    const states = [await isChosen(3), await isChosen(2), await isChosen(4), await isChosen(2)];
    expect(states).toEqual([
      [3, true],
      [2, true],
      [4, undefined],
      [2, undefined],
    ]);
    await isSound();
  });

  test('[CART-14] what is chosen stays held when it is confirmed, what is not is free at once, and the choice is made once', async () => {
    const cart = await hold(levels.orchestra, 2);
    const offered = (await others(cart, levels.orchestra)).body;
    const [own, other] = [idsOf(ownOf(offered)), idsOf(othersIn(offered))];
    // Half of one and half of the other is neither; nor is what was never offered.
    for (const ids of [[own[0]!, other[1]!], other.slice(0, 1), [...own, ...other], [999_999]])
      expect((await confirm(cart, ids)).body).toMatchObject({ code: 'NO_OTHER_SEATS' });
    const { status, body } = await confirm(cart, other);
    expect([status, body.state, seatsIn(body)]).toEqual([200, 'CHECKOUT', ['A3', 'A4']]);
    expect(othersIn(body)).toEqual([]);
    await isSound();
    // The answer was lost: the same again is the same; the first ones are somebody else's by now.
    expect(seatsIn((await confirm(cart, other)).body)).toEqual(['A3', 'A4']);
    expect(seatsIn(await hold(levels.orchestra, 2, await newVisitor()))).toEqual(['A1', 'A2']);
    const late = await confirm(cart, own);
    expect(late.body.message).toBe('These seats are confirmed already.');
    expect(seatsIn((await visitor.send('/gen.v1/cart/getcart', { cartUUID: cart.cartUUID })).body)).toEqual([
      'A3',
      'A4',
    ]);
    await isSound();
  });

  test('[CART-14] [CART-08] who names nothing keeps the first, and no other offer outlives its cart', async () => {
    const heldTickets = async () => {
      const { rows } = await sql<{ held: number }>`
        select count(*)::int as held from tickets where state = 'held'`.execute(app.database.db);
      return rows[0]!.held;
    };
    const cart = await hold(levels.orchestra, 2);
    await others(cart, levels.orchestra);
    expect(await heldTickets()).toBe(4);
    expect(seatsIn((await confirm(cart)).body)).toEqual(['A1', 'A2']);
    expect(await heldTickets()).toBe(2);
    const update = (uuid: string, lineItems: object[]) =>
      visitor.send('/gen.v1/cart/updatelineitems', { cartUUID: uuid, lineItems });
    await update(cart.cartUUID, []);
    // Another number of tickets, a new cart, a release and the end of the clock.
    const ends: ((uuid: string) => Promise<unknown>)[] = [
      (uuid) => update(uuid, [{ priceLevelID: levels.orchestra, quantity: 3 }]),
      () => hold(levels.orchestra, 3),
      async (uuid) => {
        await update(uuid, []);
        await hold(levels.orchestra, 3);
      },
      async () => {
        app.clock.advance(3600);
        await sweepCarts(app.database.db, app.clock.now());
        visitor = await newVisitor();
        await hold(levels.orchestra, 3);
      },
    ];
    for (const end of ends) {
      const next = await hold(levels.orchestra, 2);
      expect((await others(next, levels.orchestra)).status).toBe(200);
      await end(next.cartUUID);
      expect(await heldTickets()).toBe(3);
      await isSound();
    }
  });

  test('[CART-14] [CART-20] at the same moment a seat is offered to one, and choosing in two windows is choosing once', async () => {
    const mine = await hold(levels.orchestra, 2);
    const rival = await newVisitor();
    const theirs = await hold(levels.orchestra, 2, rival);
    const [a, b] = await Promise.all([
      others(mine, levels.orchestra),
      others(theirs, levels.orchestra, rival),
    ]);
    const all = [a, b].flatMap(({ body }) => [...ownOf(body), ...othersIn(body)]);
    expect(new Set(idsOf(all)).size).toBe(8);
    const [first, second] = [idsOf(ownOf(a.body)), idsOf(othersIn(a.body))];
    const both = await Promise.all([confirm(mine, first), confirm(mine, second)]);
    expect(both.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409]);
    const { body: kept } = await visitor.send('/gen.v1/cart/getcart', { cartUUID: mine.cartUUID });
    const winner = both.find(({ status }) => status === 200)!;
    expect(seatsIn(kept)).toEqual(seatsIn(winner.body));
    await isSound();
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
