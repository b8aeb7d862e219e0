// What the map of a hall shows: which seats are free, for everybody alike, and the plan they belong to.
import { unpackBits, unpackSeats } from '@stagedoor/rules/seats/packed';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { levels, loadSmallCatalogue } from '../../testing/small-catalogue.ts';
import { hosts, loadSmallWorld } from '../../testing/small-world.ts';
import { testApp } from '../../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';

const create = '/gen.v1/cart/createcart';
let app: TestApp;
let visitor: TestBrowser;
beforeAll(async () => {
  app = await testApp('server', {
    load: async (database) => {
      await loadSmallWorld(database);
      await loadSmallCatalogue(database);
      await database.runScript(`
        update tickets set section_name = 'Box', section_position = 2 where price_level_id = ${levels.box};
        update tickets set map_x = 500 * seat_position, map_y = 1000 * row_position + 3000 * section_position
          where seat_name is not null;
        update tickets set kind = 'accessible' where seat_name = '1' and price_level_id = ${levels.orchestra};
        update tickets set kind = 'companion', with_seat = '1'
          where seat_name = '2' and row_name = 'B' and price_level_id = ${levels.orchestra};
        update outlet_events set choose_seats = true where outlet_event_id in (101, 301);
        update outlet_events set outlet_id = 5 where outlet_event_id = 301`);
    },
  });
  visitor = app.browser(hosts.lantern);
  await visitor.send('/gen.v1/user/sessioninit');
});
afterAll(() => app.close());

const get = (path: string, browser = visitor) => browser.send(path, undefined, { method: 'GET' });
const free = (have?: string, browser = visitor) =>
  get(`/gen.v1/seats/101/free${have === undefined ? '' : `?have=${have}`}`, browser);
const answerOf = async (sent: ReturnType<typeof free>) => (await sent).body;

test('[SEAT-07] a bit a seat, section by section, and only what is newer than what somebody has', async () => {
  const first = await answerOf(free());
  expect(first.Sections.map(({ Section }: { Section: number }) => Section)).toEqual([0, 1]);
  expect(unpackBits(first.Sections[0].Bits, 20)).toEqual(Array.from({ length: 20 }, () => true));
  const have = first.Sections.map(
    (each: { Section: number; Version: string }) => `${each.Section}:${each.Version}`,
  ).join();
  expect((await answerOf(free(have))).Sections).toEqual([]);
  const { body } = await visitor.send(create, {
    lineItems: [{ priceLevelID: levels.orchestra, quantity: 2 }],
  });
  expect(body.lineItems[0].seatInfo.manifest.map((seat: { SeatName: string }) => seat.SeatName)).toEqual([
    '2',
    '3',
  ]);
  app.forget();
  const [changed, ...others] = (await answerOf(free(have))).Sections;
  expect([changed.Section, others]).toEqual([0, []]);
  expect(unpackBits(changed.Bits, 20).flatMap((isFree, index) => (isFree ? [] : [index]))).toEqual([1, 2]);
});

test('[SEAT-07] the same for everybody, kept for a second, and never older than two', async () => {
  const stranger = app.browser(hosts.lantern);
  const [mine, theirs] = await Promise.all([free(), free(undefined, stranger)]);
  expect(theirs.body).toEqual(mine.body);
  expect(mine.headers['cache-control']).toBe('public, max-age=1');
  expect(mine.headers['set-cookie']).toBeUndefined();
  const { body } = await stranger
    .send('/gen.v1/user/sessioninit')
    .then(() => stranger.send(create, { lineItems: [{ priceLevelID: levels.box, quantity: 2 }] }));
  expect(body.lineItems[0].quantity).toBe(2);
  const bitsOfBox = async () => unpackBits((await answerOf(free())).Sections[1].Bits, 5);
  await expect.poll(bitsOfBox, { timeout: 2000 }).toEqual([false, false, true, true, true]);
});

test('[HALL-02] the plan says where seats lie, what they are called and for whom they are, and never changes', async () => {
  const { PlanHash } = await answerOf(free());
  const answer = await get(`/gen.v1/seats/101/plan/${PlanHash}`);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const plan = answer.body;
  expect(plan.Sections.map(({ Name }: { Name: string }) => Name)).toEqual(['Orchestra', 'Box']);
  expect(plan.Sections[0].Rows[1]).toEqual({
    Name: 'B',
    Seats: Array.from({ length: 10 }, (_, n) => String(n + 1)),
  });
  const seats = unpackSeats(plan.PackedSeats);
  expect(seats[11]).toEqual({ x: 1000, y: 5000, level: 0, kind: 'companion' });
  expect(plan.Companions).toEqual([[11, 10]]);
  expect(plan.PriceLevelIDs).toEqual([levels.orchestra, levels.box]);
  const { rows } = await sql<{ id: number }>`select ticket_id as id from tickets
    where price_level_id = ${levels.orchestra} and row_name = 'A' and seat_name = '1'`.execute(
    app.database.db,
  );
  expect(plan.TicketIDRuns[0]).toEqual([rows[0]!.id, 25]);
  expect((await get('/gen.v1/seats/101/plan/another')).status).toBe(404);
});

test('[HALL-02] a plan that changes is another one at once', async () => {
  const { PlanHash } = await answerOf(free());
  await app.database.runScript(`
    update tickets set map_y = map_y + 100 where price_level_id = ${levels.box};
    select upkeep.mark_offers(array[1])`);
  await expect.poll(async () => (await answerOf(free())).PlanHash).not.toBe(PlanHash);
});

test('[SEAT-06] what is kept is let go by level, once nobody has an ordinary one in a cart', async () => {
  const rest = `price_level_id = ${levels.box} and state = 'free'`;
  await app.database.runScript(`
    update level_stock set held = held + 3, held_by_house = 3 where price_level_id = ${levels.box};
    update tickets set state = 'held', holder_kind = 'house', holder_id = 'x' where ${rest}`);
  app.forget();
  expect((await answerOf(free())).ReleasedPriceLevelIDs).toEqual([]);
  await app.database.runScript(`
    update level_stock set held = 3 where price_level_id = ${levels.box};
    update tickets set state = 'free', holder_kind = null, holder_id = null, held_until = null
      where price_level_id = ${levels.box} and holder_kind = 'cart';
    update level_stock set held = held + 2, held_by_house = held_by_house + 2 where price_level_id = ${levels.box};
    update tickets set state = 'held', holder_kind = 'house', holder_id = 'x' where ${rest}`);
  app.forget();
  expect((await answerOf(free())).ReleasedPriceLevelIDs).toEqual([levels.box]);
});

test('[SEC-107] [SEAT-11] [SEAT-07] the map of a private shop is for who gave its password, and nobody keeps it on the way', async () => {
  const stranger = app.browser(hosts.backstage);
  for (const path of ['free', 'plan/x']) {
    const refused = await get(`/gen.v1/seats/301/${path}`, stranger);
    expect([refused.status, refused.body.code]).toEqual([403, 'OUTLET_PASSWORD_REQUIRED']);
  }
  await stranger.send('/gen.v1/user/sessioninit');
  await stranger.send('/gen.v1/user/checkoutletpassword', { password: 'encore' });
  const seen = await get('/gen.v1/seats/301/free', stranger);
  expect([seen.status, seen.headers['cache-control']]).toEqual([200, 'private, no-store']);
  const plan = await get(`/gen.v1/seats/301/plan/${seen.body.PlanHash}`, stranger);
  expect([plan.status, plan.headers['cache-control']]).toEqual([200, 'private, no-store']);
});

test('[SEC-107] [SEAT-11] the map of a members’ shop is for members', async () => {
  for (const path of ['free', 'plan/x']) {
    const refused = await get(`/gen.v1/seats/101/${path}`, app.browser(hosts.members));
    expect([refused.body.code, refused.headers['cache-control'] ?? '']).toEqual([
      'INVALID_SESSION',
      expect.not.stringContaining('public'),
    ]);
  }
});

test('[SEAT-01] an event whose seats nobody chooses has no map, nor has one that is not here', async () => {
  for (const event of [102, 301, 999]) expect((await get(`/gen.v1/seats/${event}/free`)).status).toBe(404);
});

test('[SEAT-07] a crowd behind one address that looks can still buy, and does not look without end', async () => {
  const crowded = await testApp('server', {
    load: loadSmallWorld,
    environment: { REQUESTS_PER_MINUTE: '10', SEAT_LOOKS_PER_MINUTE: '20' },
  });
  const browser = crowded.browser(hosts.lantern);
  const looks = await Promise.all(Array.from({ length: 21 }, () => free(undefined, browser)));
  expect(looks.filter(({ status }) => status === 429)).toHaveLength(1);
  expect((await browser.send('/gen.v1/user/sessioninit')).status).toBe(200);
  await crowded.close();
});
