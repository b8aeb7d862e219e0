import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shipping } from '../../orders/index.ts';
import { ticketTexts } from '../../orders/testing/ticket-texts.ts';
import { levels } from '../../testing/small-catalogue.ts';
import { hosts } from '../../testing/small-world.ts';
import { engines } from '../../testing/test-database.ts';
import { openDoor, SHOW } from '../testing/door-world.ts';
import type { TestDoor } from '../testing/door-world.ts';
import { openTicketWorld } from '../testing/ticket-world.ts';
import type { BoughtTickets, TicketWorld } from '../testing/ticket-world.ts';

const WILL_CALL = 1;

describe.each(engines)('coming in (%s)', (engine) => {
  let world: TicketWorld;
  let main: TestDoor;
  let side: TestDoor;
  beforeAll(async () => {
    world = await openTicketWorld(engine);
    main = await openDoor(world, { gate: 'Main' });
    side = await openDoor(world, { gate: 'Side' });
  });
  afterAll(() => world.close());

  const bought = async (quantity: number) => {
    const order = await world.buyDelivered({ level: levels.floor, quantity });
    const texts = await ticketTexts(world.database.db, {
      orderId: order.id,
      eventId: SHOW,
      now: world.clock.now(),
    });
    return { order, texts };
  };
  const inside = async (): Promise<number> => (await main.ask('/door/now')).body.inside;

  test('[DOOR-01] one code lets in the whole order, once, without whom a friend brings; and all of them out again', async () => {
    const { order, texts } = await bought(4);
    const [friends] = await world.rows<{ id: number }>(
      `select ticket_id::int as id from mobile_tickets where order_id = ${order.id} order by ticket_id desc`,
    );
    const sent = { CustomerOrderID: order.id, TicketID: friends!.id, EmailAddress: 'maya@example.com' };
    expect((await world.customer.send('/gen.v1/mobiletickets/send', sent)).status).toBe(200);
    const [first] = await ticketTexts(world.database.db, {
      orderId: order.id,
      eventId: SHOW,
      now: world.clock.now(),
    });
    const before = await inside();
    const uuid = randomUUID();
    expect(await main.scan(first!, uuid)).toMatchObject({ result: 'in', party: 3 });
    const { uuids } = (await main.ask('/door/party', { text: first! })).body;
    expect(uuids).toHaveLength(2);
    expect((await main.ask('/door/party', { text: first! })).body).toEqual({ uuids: [] });
    expect(await inside()).toBe(before + 3);
    expect((await main.ask('/door/undo', { uuids: [uuid, ...uuids] })).body).toEqual({ undone: true });
    expect(await inside()).toBe(before);
    for (const wrong of ['T1.x', texts.find((text) => text !== first)!.slice(0, 60)])
      expect((await main.ask('/door/party', { text: wrong })).body).toEqual({ uuids: [] });
  });

  test('[DOOR-01] let in anyway asks a reason, goes to the log once and is there to look at; without a reason it is no', async () => {
    const { texts } = await bought(1);
    const [text] = texts as [string];
    await main.scan(text);
    const anyway = { uuid: randomUUID(), text, reason: ' lost her wristband ' };
    for (let told = 0; told < 2; told += 1)
      expect((await side.ask('/door/scan', anyway)).body).toMatchObject({ isDouble: true });
    expect((await side.ask('/door/scan', { ...anyway, reason: '  ' })).body).toEqual({
      error: 'Not understood',
    });
    const log = await world.rows<{ reason: string; after: object }>(
      `select reason, after from staff_log where action = 'door.let-in-anyway'`,
    );
    expect(log).toMatchObject([{ reason: 'lost her wristband', after: { gate: 'Side' } }]);
    const { doubles } = (await main.ask('/door/now')).body;
    expect(doubles).toMatchObject([{ gate: 'Side', reason: 'lost her wristband' }]);
    await expect(
      world.rows(`update door_scans set reason = 'another' where reason is not null`),
    ).rejects.toThrow('stays');
  });

  test('[PARCEL-03] [DOOR-02] will call by name at the door: handed out once, they are in; what another door gave out offline is flagged', async () => {
    const order = await world.buy({ level: levels.floor, quantity: 2, delivery: WILL_CALL });
    const before = await inside();
    const listed = async () => (await main.ask('/door/list')).body.willCall;
    expect(await listed()).toEqual([
      { id: order.id, name: 'Vale, Robin', places: expect.stringContaining('2 × Floor') },
    ]);
    expect((await main.ask('/door/collect', { id: order.id })).body).toEqual({ collected: true });
    expect((await main.ask('/door/collect', { id: order.id })).body).toEqual({ collected: true });
    expect(await inside()).toBe(before + 2);
    expect(await listed()).toMatchObject([{ collectedAt: expect.any(String) }]);
    const late = await side.ask('/door/collect', { id: order.id });
    expect(late.body).toMatchObject({ collected: false, message: expect.stringContaining('the door, Main') });
    const many = async () => (await main.ask('/door/now')).body.doubles.length;
    const flagged = await many();
    await side.ask('/door/collect', { id: order.id, agoMs: 60_000 });
    expect(await many()).toBe(flagged + 2);
    expect(await inside()).toBe(before + 2);
    expect((await main.ask('/door/collect', { id: 987_654 })).body).toMatchObject({ collected: false });
    const elsewhere: TestDoor = await openDoor(world, { eventId: 101 });
    expect((await elsewhere.ask('/door/list')).body.willCall).toEqual([]);
    expect((await elsewhere.ask('/door/collect', { id: order.id })).body).toMatchObject({ collected: false });
  });

  test('[DOOR-02] two thousand scans come in at once after an outage, told twice, and each counts once', async () => {
    const { texts } = await bought(2);
    const before = await inside();
    const scans = Array.from({ length: 2000 }, (_, index) => ({
      uuid: randomUUID(),
      text: index < 2 ? texts[index]! : `${texts[0]!.slice(0, -4)}${String(index).padStart(4, '0')}`,
      agoMs: 3_600_000 - index,
      letIn: true,
    }));
    const batches = Array.from({ length: 10 }, (_, index) => scans.slice(index * 200, index * 200 + 200));
    const told = (door: TestDoor) => batches.map((batch) => door.ask('/door/report', { scans: batch }));
    const answers = await Promise.all([...told(main), ...told(main)]);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await inside()).toBe(before + 2);
    const [{ many }] = (await world.rows<{ many: number }>(
      `select count(*)::int as many from door_scans where offline and result = 'not-ours'`,
    )) as [{ many: number }];
    expect(many).toBe(1998);
    expect((await main.ask('/door/report', { scans: scans.slice(0, 201) })).body).toEqual({
      error: 'Not understood',
    });
  });

  test('[DOOR-01] the decoder comes from this host, and WebAssembly runs on the door alone', async () => {
    const get = (url: string) => world.http.inject({ url, headers: { host: hosts.lantern } });
    const wasm = await get('/door-decoder/reader.wasm');
    expect([wasm.headers['content-type'], wasm.rawPayload.subarray(0, 4).toString('latin1')]).toEqual([
      'application/wasm',
      '\0asm',
    ]);
    for (const path of ['/door-decoder/reader/index.js', '/door-decoder/share.js'])
      expect((await get(path)).statusCode).toBe(200);
    const policyOf = async (path: string) => String((await get(path)).headers['content-security-policy']);
    expect(await policyOf('/door')).toContain("'wasm-unsafe-eval'");
    const order: BoughtTickets = (await bought(1)).order;
    const [ticket] = await world.ticketsOf(order);
    for (const path of ['/', new URL(ticket!).pathname])
      expect(await policyOf(path)).not.toContain('wasm-unsafe-eval');
  });

  test('[PARCEL-03] seats at will call stand in their order, a row at a time', async () => {
    const order = await world.buy({ level: levels.orchestra, quantity: 2, delivery: WILL_CALL });
    const scope = { sellerId: 1, outletIds: [1] };
    const rows = await shipping.readWillCall(world.database.db, scope, 101);
    const { seats } = rows.find(({ order_id }) => order_id === order.id)!;
    expect(seats).toEqual([expect.stringMatching(/^Orchestra, row [AB], seats \d+ and \d+$/)]);
    const [lower, upper] = seats[0]!.match(/\d+/g)!.map(Number);
    expect(lower).toBeLessThan(upper!);
  });
});
