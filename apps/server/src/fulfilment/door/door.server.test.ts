import { randomUUID } from 'node:crypto';
import { doorMessages } from '@stagedoor/rules/messages/door';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ticketTexts } from '../../orders/testing/ticket-texts.ts';
import { levels } from '../../testing/small-catalogue.ts';
import { hosts } from '../../testing/small-world.ts';
import { engines } from '../../testing/test-database.ts';
import { openDoor, SHOW } from '../testing/door-world.ts';
import type { TestDoor } from '../testing/door-world.ts';
import { openTicketWorld } from '../testing/ticket-world.ts';
import type { BoughtTickets, TicketWorld } from '../testing/ticket-world.ts';
import { scannedTickets } from './scan-store.ts';

describe.each(engines)('the door (%s)', (engine) => {
  let world: TicketWorld;
  let main: TestDoor;
  let side: TestDoor;
  beforeAll(async () => {
    world = await openTicketWorld(engine);
    main = await openDoor(world, { gate: 'Main' });
    side = await openDoor(world, { gate: 'Side' });
  });
  afterAll(() => world.close());

  const textsOf = ({ id }: BoughtTickets, eventId = SHOW) =>
    ticketTexts(world.database.db, { orderId: id, eventId, now: world.clock.now() });
  const bought = async (quantity = 2) => {
    const order = await world.buyDelivered({ level: levels.floor, quantity });
    return { order, texts: await textsOf(order) };
  };
  const report = (door: TestDoor, ...scans: { text: string; uuid?: string; agoMs?: number }[]) =>
    door.ask('/door/report', {
      scans: scans.map(({ uuid = randomUUID(), agoMs = 60_000, text }) => ({
        uuid,
        text,
        agoMs,
        letIn: true,
      })),
    });

  test('[DOOR-01] [TICKET-05] let in once; then already in, when and where; for refunds it counts as scanned', async () => {
    const { order, texts } = await bought();
    expect(await main.scan(texts[0]!)).toMatchObject({ result: 'in', levelName: 'Floor' });
    world.clock.advance(30);
    expect(await side.scan(texts[0]!)).toMatchObject({
      result: 'already',
      gate: 'Main',
      since: expect.any(String),
    });
    const keys = await world.rows<{ lineId: number; ticketId: number }>(
      `select line_id as "lineId", ticket_id as "ticketId" from mobile_tickets where order_id = ${order.id}`,
    );
    expect(await scannedTickets(world.database.db, 1, keys)).toHaveLength(1);
    expect((await main.ask('/door/now')).body).toMatchObject({ inside: 1, here: 1, expected: 2 });
  });

  test('[DOOR-04] one ticket at two doors at once lets one in, ten times over', async () => {
    const { texts } = await bought(1);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 ? main : side).scan(texts[0]!)),
    );
    expect(answers.filter(({ result }) => result === 'in')).toHaveLength(1);
    expect(answers.filter(({ result }) => result === 'already')).toHaveLength(9);
  });

  test('[SEC-81] [TICKET-05] guessed, altered, cut, of another seller: not ours; another show says so', async () => {
    const { texts } = await bought(1);
    const [text] = texts as [string];
    const other = text.at(-2) === 'A' ? 'B' : 'A';
    const wrong = [
      text.slice(0, 60),
      text.slice(0, -2) + other + text.at(-1),
      text.replace(`.${SHOW}.`, '.101.'),
      text.replace('.1.', '.2.'),
      `T1.${SHOW}.${'A'.repeat(22)}.1.${'A'.repeat(86)}`,
      'https://elsewhere.example/ticket/abc',
      'FFFF-FFFF-FFFF',
    ];
    for (const guessed of wrong)
      expect([guessed, (await main.scan(guessed)).result]).toEqual([guessed, 'not-ours']);
    const elsewhere = await openDoor(world, { eventId: 101 });
    expect(await elsewhere.scan(text)).toMatchObject({ result: 'wrong-show' });
    expect(await main.scan(text)).toMatchObject({ result: 'in' });
  });

  test('[DOOR-01] [OPS-32] typed, or by the address that pictures held once; revoked and canceled say so', async () => {
    const { order } = await bought(2);
    const [first, second] = await world.ticketsOf(order);
    expect(await main.scan(first!)).toMatchObject({ result: 'in' });
    const page = await world.http.inject({
      url: new URL(second!).pathname,
      headers: { host: hosts.lantern },
    });
    const [spoken] = /[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}/.exec(page.body)!;
    const [text] = await textsOf(order);
    expect((await main.scan(spoken.toLowerCase())).result).toBe('in');
    expect((await main.scan(text!)).result).toBe('already');
    await world.rows(`update mobile_tickets set revoked_at = '2026-11-15' where order_id = ${order.id}`);
    expect((await side.scan(text!)).result).toBe('replaced');
    expect((await side.scan(spoken)).result).toBe('replaced');
  });

  test('[DOOR-01] undone within a minute it lets in again, later it does not', async () => {
    const { texts } = await bought(1);
    const uuid = randomUUID();
    await main.scan(texts[0]!, uuid);
    expect((await side.ask('/door/undo', { uuids: [uuid] })).body).toEqual({ undone: false });
    expect((await main.ask('/door/undo', { uuids: [uuid] })).body).toEqual({ undone: true });
    const again = randomUUID();
    expect((await side.scan(texts[0]!, again)).result).toBe('in');
    world.clock.advance(61);
    expect((await side.ask('/door/undo', { uuids: [again] })).body).toEqual({ undone: false });
  });

  test('[DOOR-02] two doors offline let the same one in: told later, one counts and the other is flagged', async () => {
    const { texts } = await bought(1);
    const told = { text: texts[0]!, uuid: randomUUID() };
    // Told before the one that was let in: whom a device has sent away is not in.
    const away = { uuid: randomUUID(), text: texts[0]!, agoMs: 0, letIn: false };
    const { body: first } = await side.ask('/door/report', { scans: [away] });
    expect(first.results).toMatchObject([{ result: 'already', isDouble: false }]);
    expect((await report(main, told)).body.results).toMatchObject([{ result: 'in', isDouble: false }]);
    // The answer was lost on the way: told again, it stays one.
    expect((await report(main, told)).body.results).toMatchObject([{ result: 'in', isDouble: false }]);
    const { body } = await report(side, { text: texts[0]! });
    expect(body.results).toMatchObject([{ result: 'already', isDouble: true, gate: 'Main' }]);
    for (const door of [main, side])
      expect((await door.ask('/door/now')).body.doubles).toMatchObject([{ gate: 'Side' }]);
  });

  test('[DOOR-02] a ticket that went on while the device was offline is flagged; its clock does not matter', async () => {
    const { order, texts } = await bought(1);
    await world.rows(`update mobile_tickets set revoked_at = '2026-11-15' where order_id = ${order.id}`);
    const { body } = await report(main, { text: texts[0]!, agoMs: 1e15 });
    expect(body.results).toMatchObject([{ result: 'replaced', isDouble: true }]);
    const [row] = await world.rows<{ late: boolean }>(
      `select scanned_at >= received_at - interval '1 day' as late from door_scans where result = 'replaced' and is_double`,
    );
    expect(row).toEqual({ late: true });
  });

  test('[SEC-86] [SEC-80] [DOOR-03] a pass beyond its night, ended, of another host or invented opens nothing', async () => {
    const late = await openDoor(world, { endsAt: new Date(world.clock.now().getTime() + 1000) });
    expect((await late.ask('/door/list')).status).toBe(200);
    world.clock.advance(2);
    const ended = await openDoor(world);
    await world.rows(`update door_passes set ended_at = '2026-11-15' where pass_id = ${ended.passId}`);
    const foreign = await openDoor(world, { host: 'nowhere.example' });
    const neighbour = await openDoor(world, { host: hosts.members });
    const uuid = randomUUID();
    for (const door of [late, ended, foreign, neighbour]) {
      for (const path of ['/door/list', '/door/now']) expect((await door.ask(path)).status).toBe(403);
      expect((await door.ask('/door/scan', { uuid, text: 'x' })).status).toBe(403);
      expect((await door.ask('/door/report', { scans: [] })).status).toBe(403);
      expect((await door.ask('/door/undo', { uuids: [uuid] })).status).toBe(403);
    }
    const invented = await world.http.inject({ url: '/door/list', headers: { host: hosts.lantern } });
    expect(invented.statusCode).toBe(403);
  });

  test('[SEC-86] [SEC-80] [DOOR-03] before its night a pass says “not today” and when it opens, and hands out nothing', async () => {
    const beginsAt = new Date(world.clock.now().getTime() + 60_000);
    const early = await openDoor(world, { beginsAt });
    const { status, body } = await early.ask('/door/list');
    expect([status, body]).toEqual([
      403,
      { word: doorMessages.notToday, error: expect.stringMatching(/^This door pass opens .+2026/) },
    ]);
    const uuid = randomUUID();
    expect((await early.ask('/door/scan', { uuid, text: 'x' })).status).toBe(403);
    expect((await early.ask('/door/collect', { id: 1 })).status).toBe(403);
    world.clock.advance(61);
    expect((await early.ask('/door/list')).status).toBe(200);
  });

  test('[SEC-80] [DOOR-02] the list names nobody: hashes, keys and who is in; not one order, name or address', async () => {
    const { order } = await bought(1);
    const { body } = await main.ask('/door/list');
    expect(Object.keys(body).toSorted()).toEqual(
      'at clock codes endsAt eventId gate inside keys sellerId show spoken willCall'.split(' '),
    );
    const [{ many }] = (await world.rows<{ many: number }>(
      `select count(*)::int as many from mobile_tickets m join order_lines using (seller_id, line_id)
      where outlet_event_id = ${SHOW} and revoked_at is null`,
    )) as [{ many: number }];
    expect(body.codes).toHaveLength(many * 12);
    expect(body.spoken).toHaveLength(many * 8);
    for (const word of ['Vale', 'Robin', order.number, '@', 'Boston'])
      expect(JSON.stringify(body)).not.toContain(word);
  });

  test('a scan stays: neither deleted nor changed, whatever the code does', async () => {
    await expect(world.rows(`delete from door_scans`)).rejects.toThrow('never deleted');
    await expect(world.rows(`update door_scans set result = 'already' where result = 'in'`)).rejects.toThrow(
      'stays',
    );
  });
});
