// Seats that customers choose themselves, in the same rounds as those for whom the best ones are found.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cases } from '../../../../tools/testing/cases.ts';
import { levels, loadSmallCatalogue } from '../testing/small-catalogue.ts';
import { hosts, loadSmallWorld } from '../testing/small-world.ts';
import { testApp } from '../testing/test-app.ts';
import type { Sent, TestApp, TestBrowser } from '../testing/test-app.ts';
import { sweepCarts } from './sweep-carts.ts';
import { stockComplaints } from './testing/invariants.ts';

const create = '/gen.v1/cart/createcart';
const bestPair = { priceLevelID: levels.orchestra, quantity: 2 };

describe('chosen seats', () => {
  let app: TestApp;
  let visitor: TestBrowser;
  let ids: Map<string, number>;
  beforeAll(async () => {
    app = await testApp('server', {
      load: async (database) => {
        await loadSmallWorld(database);
        await loadSmallCatalogue(database);
        await database.runScript(`
          update tickets set section_name = 'Box' where price_level_id = ${levels.box};
          update tickets set map_x = 500 * seat_position, map_y = 1000 * row_position where seat_name is not null;
          update outlet_events set choose_seats = true where outlet_event_id = 101`);
      },
    });
    const { rows } = await sql<{ name: string; id: number }>`
      select left(section_name, 1) || row_name || seat_name as name, ticket_id as id from tickets
      where seat_name is not null`.execute(app.database.db);
    ids = new Map(rows.map(({ name, id }) => [name, id]));
  });
  afterAll(() => app.close());
  const newVisitor = async (): Promise<TestBrowser> => {
    const browser = app.browser(hosts.lantern);
    await browser.send('/gen.v1/user/sessioninit');
    return browser;
  };
  const run = (statements: string) => app.database.runScript(statements);
  beforeEach(async () => {
    app.clock.advance(3600);
    await sweepCarts(app.database.db, app.clock.now());
    await run(`
      update tickets set kind = 'seat', with_seat = null;
      update outlet_events set single_seats = false, keep_accessible = 'until-sold-out'`);
    app.forget();
    visitor = await newVisitor();
  });

  /** `OA1` is seat 1 in row A of the orchestra. */
  const idsOf = (names: string): number[] => names.split(' ').map((name) => ids.get(name)!);
  const choose = (names: string, browser = visitor, level: number = levels.orchestra) => {
    const ticketIDs = idsOf(names);
    return browser.send(create, {
      lineItems: [{ priceLevelID: level, quantity: ticketIDs.length, ticketIDs }],
    });
  };
  const best = async (quantity: number, level: number = levels.orchestra) =>
    (await newVisitor()).send(create, { lineItems: [{ priceLevelID: level, quantity }] });
  const seatsOf = ({ body }: Sent): string[] =>
    body.lineItems.flatMap((line: { seatInfo: { manifest: { RowName: string; SeatName: string }[] } }) =>
      line.seatInfo.manifest.map((seat) => `O${seat.RowName}${seat.SeatName}`),
    );
  const complaints = () => stockComplaints(app.database.db);

  test('[SEAT-02] the very seats are held; without them the best ones are, as ever', async () => {
    const chosen = await choose('OB4 OB5');
    expect([chosen.status, seatsOf(chosen)]).toEqual([200, ['OB4', 'OB5']]);
    expect(chosen.body.lineItems[0].seatInfo).toMatchObject({ together: true, chosen: true });
    const found = await best(2);
    expect([seatsOf(found), found.body.lineItems[0].seatInfo.chosen]).toEqual([['OA1', 'OA2'], undefined]);
    const apart = await choose('OA5 OB10', await newVisitor());
    expect([seatsOf(apart), apart.body.lineItems[0].seatInfo.together]).toEqual([['OA5', 'OB10'], false]);
    expect(await complaints()).toEqual([]);
  });

  test('[SEAT-03] all or none: who was too slow hears which are gone and holds nothing', async () => {
    await choose('OB5 OB6', await newVisitor());
    const late = await choose('OB6 OB7 OB8');
    expect([late.status, late.body.code]).toEqual([409, 'SEATS_GONE']);
    expect(late.body.message).toContain('Orchestra, row B, seat 6');
    expect(late.body.goneTicketIDs).toEqual(idsOf('OB6'));
    expect(late.body.nearestTicketIDs).toEqual(idsOf('OA6 OA7 OA8'));
    expect((await choose('OB7 OB8', await newVisitor())).status).toBe(200);
    expect(await complaints()).toEqual([]);
  });

  test('[SEAT-03] [CART-20] a choice that fails costs nobody the seats they hold already', async () => {
    await choose('OB5 OB6', await newVisitor());
    const held = await choose('OA1 OA2');
    expect((await choose('OB6 OB7')).status).toBe(409);
    const { body } = await visitor.send('/gen.v1/cart/getcart', { cartUUID: held.body.cartUUID });
    expect([body.state, seatsOf({ body } as Sent)]).toEqual(['REVIEW', ['OA1', 'OA2']]);
    // One that succeeds takes their place, the very same seats among them.
    expect(seatsOf(await choose('OA1 OA2 OA3'))).toEqual(['OA1', 'OA2', 'OA3']);
    expect(await complaints()).toEqual([]);
  });

  test('[SEAT-03] seats that somebody has let lapse can be chosen before anybody swept them up', async () => {
    await choose('OB5 OB6', await newVisitor());
    app.clock.advance(3600);
    expect((await choose('OB5 OB6', await newVisitor())).status).toBe(200);
    expect(await complaints()).toEqual([]);
  });

  describe('[SEC-107] [SEAT-02] what is refused with words', () => {
    const line = (over: object) => ({
      lineItems: [{ ...bestPair, ...over }],
    });
    const refused: [string, () => object, string][] = [
      [
        'another level’s seats',
        () => line({ ticketIDs: idsOf('BA1 BA2') }),
        'Not a seat of this price level',
      ],
      ['seats that are none', () => line({ ticketIDs: [1e9, 2e9] }), 'Not a seat of this price level'],
      ['one seat twice', () => line({ ticketIDs: idsOf('OA1 OA1') }), 'A seat is named twice'],
      [
        'fewer seats than tickets',
        () => line({ ticketIDs: idsOf('OA1') }),
        'Please choose as many seats as tickets',
      ],
      [
        'ten thousand',
        () => line({ ticketIDs: Array.from({ length: 10_000 }, (_, n) => n) }),
        'At most 1000 seats',
      ],
      [
        'an event that lets nobody choose',
        () => ({ lineItems: [{ priceLevelID: levels.floor, quantity: 1, ticketIDs: [1] }] }),
        'Seats of this event cannot be chosen',
      ],
    ];
    test.each(cases(refused))('%s', async (_name, input, words) => {
      const { status, body } = await visitor.send(create, input());
      expect([status, body.code]).toEqual([400, 'INVALID_INPUT']);
      expect(body.message).toBe(words);
      expect(await complaints()).toEqual([]);
    });

    test('[SEAT-10] more than the level’s limit, and a number that it does not offer', async () => {
      const many = await choose('OA1 OA2 OA3 OA4 OA5 OA6 OA7');
      expect([many.status, many.body.code]).toEqual([400, 'QUANTITY_NOT_ALLOWED']);
      expect((await choose('BA1 BA2 BA3', visitor, levels.box)).body.code).toBe('QUANTITY_NOT_ALLOWED');
    });

    test('[SEAT-04] a seat that is set aside by the house', async () => {
      const [id] = idsOf('OB10');
      const held = `state = 'held', holder_kind = 'house', holder_id = 'friends'`;
      await run(`update tickets set ${held} where ticket_id = ${id};
        update level_stock set held = held + 1, held_by_house = held_by_house + 1 where price_level_id = 1001`);
      expect((await choose('OB10')).body.code).toBe('SEATS_GONE');
      await run(`update tickets set state = 'free', holder_kind = null, holder_id = null where ticket_id = ${id};
        update level_stock set held = held - 1, held_by_house = held_by_house - 1 where price_level_id = 1001`);
    });
  });

  test('[SEAT-10] ten choices a minute, however they end; others choose, and the best are still found', async () => {
    for (let tries = 0; tries < 10; tries += 1) await choose('OB4 OB5');
    expect((await choose('OA1 OA2')).body.code).toBe('TOO_MANY_TRIES');
    expect((await choose('OA1 OA2', await newVisitor())).status).toBe(200);
    expect((await visitor.send(create, { lineItems: [bestPair] })).status).toBe(200);
  });

  describe('[SEAT-05] a single seat', () => {
    test('is not left alone while another choice avoids it', async () => {
      const { status, body } = await choose('OA2 OA3');
      expect([status, body.code]).toEqual([409, 'SEAT_LEFT_ALONE']);
      expect(body.message).toContain('Orchestra, row A, seat 1');
      expect((await choose('OA3 OA4')).status).toBe(200);
    });

    test('may be left where every choice of that number leaves one', async () => {
      for (const seats of ['OA1 OA2 OA3 OA4', 'OA8 OA9 OA10', 'OB1 OB2 OB3 OB4', 'OB8 OB9 OB10'])
        expect((await choose(seats, await newVisitor())).status).toBe(200);
      expect((await choose('OA5 OA6')).status).toBe(200);
      expect(await complaints()).toEqual([]);
    });

    test('may be left where the event says so', async () => {
      await run(`update outlet_events set single_seats = true where outlet_event_id = 101`);
      app.forget();
      expect((await choose('OA2 OA3')).status).toBe(200);
    });
  });

  describe('[SEAT-06] seats for those who need them', () => {
    beforeEach(() =>
      run(`
        update tickets set kind = 'accessible' where ticket_id = ${ids.get('OA1')};
        update tickets set kind = 'companion', with_seat = '1' where ticket_id = ${ids.get('OA2')}`),
    );

    test('go to who chooses them, the companion’s with its own', async () => {
      expect((await choose('OA2 OA3')).body.code).toBe('COMPANION_ALONE');
      expect(seatsOf(await choose('OA1 OA2'))).toEqual(['OA1', 'OA2']);
    });

    test('are nobody’s best seats, and no neighbours to leave alone', async () => {
      expect(seatsOf(await best(2))).toEqual(['OA3', 'OA4']);
      expect((await choose('OA6 OA7')).body.message).toContain('seat 5');
    });

    test('are let go when all others are sold, not while somebody only holds them', async () => {
      const [first, second] = idsOf('OA1 OA2');
      for (let six = 0; six < 3; six += 1) expect((await best(6)).status).toBe(200);
      expect((await best(1)).body.code).toBe('SOLD_OUT');
      const others = `price_level_id = 1001 and ticket_id not in (${first}, ${second})`;
      const free = `state = 'free', holder_kind = null, holder_id = null, held_until = null`;
      await run(`update tickets set ${free} where ${others};
        update tickets set state = 'held', holder_kind = 'house', holder_id = 'friends' where ${others};
        update level_stock set held_by_house = 18 where price_level_id = 1001`);
      expect(seatsOf(await best(1))).toEqual(['OA1']);
      expect((await choose('OA2')).status).toBe(200);
      await run(`update tickets set ${free} where ${others};
        update level_stock set held = held - 18, held_by_house = 0 where price_level_id = 1001`);
    });

    test('are let go three days before the show, where the event says so', async () => {
      await run(`update outlet_events set keep_accessible = 'until-72-hours' where outlet_event_id = 101`);
      app.forget();
      expect(seatsOf(await best(2))).toEqual(['OA3', 'OA4']);
      await run(
        `update shows set starts_at = '${new Date(app.clock.now().getTime() + 71 * 3_600_000).toISOString()}' where show_id = 1`,
      );
      app.forget();
      expect(seatsOf(await best(2))).toEqual(['OA1', 'OA2']);
    });
  });

  test('[SEAT-04] forty at once, choosing and being given: every seat goes to one', async () => {
    const browsers = await Promise.all(Array.from({ length: 40 }, newVisitor));
    await run(`update outlet_events set single_seats = true where outlet_event_id = 101`);
    app.forget();
    const answers = await Promise.all(
      browsers.map((browser, index) => {
        const [first, row] = [1 + (index % 9), index % 2 === 0 ? 'OA' : 'OB'];
        if (index % 4 === 3) return browser.send(create, { lineItems: [bestPair] });
        return choose(`${row}${first} ${row}${first + 1}`, browser);
      }),
    );
    const seats = answers.filter(({ status }) => status === 200).flatMap(seatsOf);
    expect(new Set(seats).size).toBe(seats.length);
    expect(seats.length).toBeGreaterThanOrEqual(16);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(await complaints()).toEqual([]);
  });
});
