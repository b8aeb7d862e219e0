import { problemOfLot } from '@stagedoor/draw/waiting-line';
import { sql } from 'kysely';
import { cases } from '../../../../tools/testing/cases.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fan, signedIn } from '../accounts/testing/people.ts';
import { levels } from '../testing/small-catalogue.ts';
import { hosts } from '../testing/small-world.ts';
import type { TestApp } from '../testing/test-app.ts';
import { engines } from '../testing/test-database.ts';
import { closeRoom, findRoom, saveRoom } from './room-store.ts';
import {
  EVENT,
  lineApp,
  openLine,
  pass,
  passUntil,
  people,
  person,
  untilState,
} from './testing/line-world.ts';

const refusedInLine = { status: 409, body: { code: 'IN_LINE' } };

describe.each(engines)('the waiting room (%s)', (engine) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await lineApp(engine);
  });
  afterEach(() => app.close());

  const get = (path: string) => app.browser(hosts.lantern).send(path, {}, { method: 'GET' });
  const room = () => findRoom(app.database.db, app.clock, 1, EVENT);

  test('[QUEUE-01] who is there at the opening gets a place by lot, later ones stand behind, and the file proves it', async () => {
    await openLine(app, { inSeconds: 60 });
    const early = await people(app, 12);
    app.forget();
    const before = (await early[0]!.look()).body;
    expect(before).toMatchObject({ State: 'before', SecondsLeft: expect.closeTo(60, -1), People: 12 });
    expect((await get(`/wait/${EVENT}/lot.json`)).status).toBe(404);
    await pass(app, 61);
    const late = await person(app);
    await late.join();
    await passUntil(app, async () => (await room())?.last_position === 13);
    app.forget();
    const positions = await Promise.all(early.map(async (one) => (await one.look()).body.Position));
    expect(positions.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
    expect((await late.look()).body).toMatchObject({ Position: 13 });
    expect((await late.look()).body.PeopleDrawn).toBeUndefined();
    const { status, body: lot } = await get(`/wait/${EVENT}/lot.json`);
    expect([status, lot.commitment, problemOfLot(lot)]).toEqual([200, before.Commitment, undefined]);
    expect(early.map(({ entry }) => lot.places.indexOf(entry) + 1)).toEqual(positions);
  });

  test('[QUEUE-01] asking often, and lining up again, gives no better place', async () => {
    await openLine(app, { inSeconds: 60 });
    const [first] = await people(app, 1);
    const code = first!.code;
    for (let time = 0; time < 5; time += 1) await first!.join();
    expect(first!.code).toBe(code);
    app.forget();
    expect((await first!.look()).body.People).toBe(1);
  });

  test('[QUEUE-03] a cart is judged by the turn: refused in line, opened at the turn, refused after it', async () => {
    await openLine(app);
    const stranger = await person(app);
    expect(await stranger.buy()).toMatchObject(refusedInLine);
    const [first] = await people(app, 1);
    expect(await first!.buy()).toMatchObject(refusedInLine);
    const turn = await untilState(app, first!, 'turn');
    expect(turn.SecondsLeft).toBeGreaterThan(590);
    expect((await first!.buy()).status).toBe(200);
    // Somebody who chose wrongly chooses again while the turn lasts.
    expect((await first!.buy()).status).toBe(200);
    expect(await stranger.buy()).toMatchObject(refusedInLine);
    await pass(app, 601);
    await pass(app);
    expect(await first!.buy()).toMatchObject(refusedInLine);
    expect((await untilState(app, first!, 'ended')).Position).toBe(1);
  });

  test('[QUEUE-03] events without a line are sold as ever, beside one that has it', async () => {
    await openLine(app);
    const buyer = await person(app);
    expect((await buyer.buy(levels.orchestra)).status).toBe(200);
    expect(await buyer.buy()).toMatchObject(refusedInLine);
    const { cartUUID } = (await buyer.buy(levels.orchestra)).body;
    const lineItems = [
      { priceLevelID: levels.orchestra, quantity: 1 },
      { priceLevelID: levels.floor, quantity: 1 },
    ];
    expect(await buyer.browser.send('/gen.v1/cart/updatelineitems', { cartUUID, lineItems })).toMatchObject(
      refusedInLine,
    );
  });

  test('[QUEUE-02] one place a session and a customer, whatever browser they wait in; closing a tab loses nothing', async () => {
    await openLine(app, { inSeconds: 60 });
    const visitor = await person(app);
    await visitor.join();
    // Signing in keeps the session, and the place with it.
    const login = await visitor.browser.send('/gen.v1/user/login', { id: fan, password: 'Lantern2026' });
    expect(login.status).toBe(200);
    const { code } = visitor;
    await visitor.join();
    expect(visitor.code).toBe(code);
    const phone = await person(app, { browser: await signedIn(app, fan) });
    await phone.join();
    expect(phone.code).toBe(code);
    app.forget();
    expect((await phone.look()).body.People).toBe(1);
    await pass(app, 61);
    await untilState(app, phone, 'turn');
    expect((await phone.buy()).status).toBe(200);
  });

  test('[QUEUE-02] the place is honest: those ahead who give up move it, and the estimate has a range', async () => {
    await openLine(app, { inSeconds: 60 });
    const all = await people(app, 10);
    await pass(app, 61);
    await passUntil(app, async () => (await room())!.drawn_at !== null);
    app.forget();
    const stand = await Promise.all(all.map(async (one) => ({ one, body: (await one.look()).body })));
    const line = stand
      .filter(({ body }) => body.State === 'line')
      .sort((a, b) => a.body.Position - b.body.Position);
    const last = line.at(-1)!;
    expect(last.body).toMatchObject({ PeopleAhead: line.length - 1, Minutes: expect.any(Number) });
    expect(last.body.MinutesFrom).toBeLessThanOrEqual(last.body.Minutes);
    expect(last.body.MinutesTo).toBeGreaterThanOrEqual(last.body.Minutes);
    await line.at(-2)!.one.leave();
    app.forget();
    const after = (await last.one.look()).body;
    expect(after.State === 'turn' || after.PeopleAhead < last.body.PeopleAhead).toBe(true);
    expect((await line.at(-2)!.one.look()).body.State).toBe('ended');
  });

  test('[QUEUE-03] no more are let in than there are tickets; sold out is told to all, with what else there is', async () => {
    await openLine(app);
    const all = await people(app, 14);
    for (let second = 0; second < 12; second += 1) await pass(app);
    const states = await Promise.all(all.map(async (one) => (await one.look()).body.State));
    expect(states.filter((state) => state === 'turn')).toHaveLength(10);
    expect(states.filter((state) => state === 'line')).toHaveLength(4);
    const both = `price_level_id in (${levels.floor}, ${levels.beforeSale})`;
    await app.database.runScript(`update level_stock set sold = capacity where ${both}`);
    app.forget();
    const Others = [{ OutletEventID: 101 }, { OutletEventID: 201 }];
    for (const one of cases(all))
      expect((await one.look()).body).toMatchObject({ State: 'sold-out', Others });
  });

  test('[QUEUE-03] a line that is closed lets everybody in at once', async () => {
    await openLine(app, { inSeconds: 3600 });
    const [one] = await people(app, 1);
    expect(await one!.buy()).toMatchObject(refusedInLine);
    await closeRoom(app.database.db, app.clock, 1, EVENT);
    expect((await one!.buy()).status).toBe(200);
    app.forget();
    expect((await one!.look()).body.State).toBe('closed');
    expect((await one!.join()).body).toMatchObject({ Room: { State: 'closed' } });
    // A new one begins anew: what was worth something in the old one is worth nothing.
    await openLine(app, { inSeconds: 3600 });
    app.forget();
    expect((await one!.look()).body.code).toBe('PLACE_UNKNOWN');
  });

  test('[QUEUE-03] people get in more slowly while carts are slow', async () => {
    await openLine(app);
    const { pace } = (await room())!;
    await people(app, 6);
    // Before anybody is let in: the app moves its lines by itself as well.
    await sql`insert into served_carts values (gen_random_uuid(), ${app.clock.now()}, 100, 4000)`.execute(
      app.database.db,
    );
    await passUntil(app, async () => (await room())!.pace < pace);
    expect((await room())!.admitted_through).toBeLessThan(6);
  });

  test('[QUEUE-03] a room that opened by itself goes when nobody waits any more', async () => {
    await openLine(app);
    await sql`update waiting_rooms set by_itself = true`.execute(app.database.db);
    await passUntil(app, async () => (await room())!.empty_since !== null);
    expect((await room())!.closed_at).toBeNull();
    await pass(app, 301);
    await passUntil(app, async () => (await room())!.closed_at !== null);
  });

  test('[ROUTE-18] the page is small, says what the event is, and names no other shop’s', async () => {
    await openLine(app, { inSeconds: 60 });
    const { status, body, headers } = await get(`/wait/${EVENT}`);
    expect(status).toBe(200);
    expect(body).toContain('Juniper &amp; the Tides');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    // It asks where the shop's own calls are answered: the session, and with it the place, is kept there.
    expect(body).toContain('data-api="http://api.lantern.localhost"');
    expect(headers['content-security-policy']).toContain("connect-src 'self' http://api.lantern.localhost");
    expect(Buffer.byteLength(body)).toBeLessThan(10_000);
    expect(headers['content-security-policy']).toContain("font-src 'self'");
    const [, face = ''] = /url\('([^']+)'\)/.exec((await get('/wait.css')).body) ?? [];
    expect((await get(face)).headers['content-type']).toBe('font/woff2');
    expect((await get('/wait/301')).status).not.toBe(200);
    expect((await get('/wait/99999999999')).status).not.toBe(200);
    expect((await get('/wait/x')).status).not.toBe(200);
  });

  test('[QUEUE-01] what was drawn stays: neither seed nor position nor line can be changed afterwards', async () => {
    await openLine(app);
    await people(app, 2);
    await passUntil(app, async () => (await room())!.drawn_at !== null);
    const drawn = (await room())!;
    await expect(app.database.runScript(`update waiting_rooms set seed = repeat('ab', 32)`)).rejects.toThrow(
      /stays as it was begun/,
    );
    await expect(
      app.database.runScript(`update waiting_places set position = position + 10`),
    ).rejects.toThrow(/place in line/);
    await expect(
      app.database.db.transaction().execute((tx) => saveRoom(tx, drawn, { admitted_through: -1 })),
    ).rejects.toThrow(/stays as it was begun/);
  });
});
