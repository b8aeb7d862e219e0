import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fan, mailsTo } from '../../accounts/testing/people.ts';
import { levels } from '../../testing/small-catalogue.ts';
import { engines } from '../../testing/test-database.ts';
import { openAfterSaleWorld } from '../testing/after-sale-world.ts';
import type { AfterSaleWorld, BoughtOrder } from '../testing/after-sale-world.ts';

const EVENT = 101;
const MOBILE = 4;
const byId = (ids: number[]): number[] => ids.toSorted((one, other) => one - other);
const reason = 'A wheelchair needs the aisle';

describe.each(engines)('an order that is moved to other seats (%s)', (engine) => {
  let world: AfterSaleWorld;
  beforeAll(async () => {
    world = await openAfterSaleWorld(engine, {
      leftJobs: ['move orders on', 'letters about tickets that came back'],
    });
    // The box costs what the orchestra costs, and a ticket may be shown on a phone.
    await world.database.runScript(`
      update price_levels set price_cents = 9500, quantity_minimum = 1, quantity_multiplier = 1
        where price_level_id = ${levels.box};
      insert into price_level_fees values (1, ${levels.box}, 1, 'Service', null, 1450);
      update outlet_events set mobile_delivery = true where outlet_event_id = ${EVENT}`);
    world.forget();
  });
  afterAll(() => world.close());
  afterEach(() => world.closeTheBooks());

  const rows = async <R>(query: string): Promise<R[]> =>
    (await sql.raw<R>(query).execute(world.database.db)).rows;
  const look = async ({ number }: BoughtOrder) =>
    (await world.desk.send(`orders/seats-to-move?number=${number}&eventId=${EVENT}`)).body;
  const move = (body: object) => world.desk.send('orders/move-seats', { reason, ...body });
  const idOf = async (row: string, seat: number, level: number = levels.orchestra): Promise<number> => {
    const [found] = await rows<{ id: number }>(
      `select ticket_id as id from tickets where price_level_id = ${level} and row_name = '${row}' and seat_name = '${seat}'`,
    );
    return found!.id;
  };
  const stateOf = async (ticketId: number): Promise<string> => {
    const [found] = await rows<{ state: string }>(`select state from tickets where ticket_id = ${ticketId}`);
    return found!.state;
  };
  const lineOf = async (order: BoughtOrder) => {
    const [line] = (await look(order)).lines;
    const from: number[] = line.tickets.map(({ ticketId }: { ticketId: number }) => ticketId);
    return { number: order.number, lineId: line.lineId as number, from };
  };
  /** Those on sale, the worst first. */
  const freeSeats = async (many: number): Promise<number[]> => {
    const found = await rows<{ id: number }>(
      `select ticket_id as id from tickets where price_level_id = ${levels.orchestra} and state = 'free'
      order by rank desc limit ${many}`,
    );
    return found.map(({ id }) => id);
  };
  const issue = ({ id }: BoughtOrder) =>
    world.database.runScript(`
      insert into mobile_tickets (seller_id, mobile_ticket_uuid, line_id, ticket_id, order_id, issued_at)
      select l.seller_id, gen_random_uuid(), s.line_id, s.ticket_id, l.order_id, '2026-06-01'
      from order_lines l join order_tickets s using (seller_id, line_id) where l.order_id = ${id};
      delete from tickets_to_issue`);
  const codesOf = ({ id }: BoughtOrder) =>
    rows<{ ticket: number; live: boolean }>(
      `select ticket_id::int as ticket, revoked_at is null as live from mobile_tickets where order_id = ${id} order by live, ticket`,
    );

  test('[HALL-06] the line stays, the old seats are free, the buyer is written to and the story tells who and why', async () => {
    const order = await world.buy({ level: levels.orchestra, quantity: 2 });
    const wish = await lineOf(order);
    const to = await freeSeats(2);
    const before = await world.look(order.number);
    expect((await move({ ...wish, to, reason: 'No' })).status).toBe(400);
    expect(await move({ ...wish, to })).toMatchObject({ status: 200 });
    expect(await Promise.all(wish.from.map(stateOf))).toEqual(['free', 'free']);
    expect(await Promise.all(to.map(stateOf))).toEqual(['sold', 'sold']);
    const after = await world.look(order.number);
    expect(after.lines).toMatchObject([{ lineId: wish.lineId, quantity: 2, takenTickets: 0 }]);
    expect(after.money).toEqual(before.money);
    const { shows, story } = (await world.desk.send(`orders/get?number=${order.number}`)).body;
    expect(shows[0].lines).toMatchObject([{ quantity: 2, canceledQuantity: 0, canceled: false }]);
    expect(shows[0].lines[0].seats).toEqual(['Orchestra, row B, seat 9', 'Orchestra, row B, seat 10']);
    const titles = story.map(({ title }: { title: string }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Seats moved, done', 'Moved to other seats']));
    const letters = (await mailsTo(world, fan)).filter(({ kind }) => kind === 'seats-moved');
    expect(letters).toHaveLength(1);
    expect(letters[0]!.plain_text).toMatch(/Instead of\W+Orchestra, row A, seats \d+ and \d+/);
    expect(letters[0]!.plain_text).toMatch(/You have now\W+Orchestra, row B, seats 9 and 10/);
    expect(letters[0]!.plain_text).toContain(reason);
    const read = await world.customer.send('/gen.v1/customerorder/get', { OrderID: order.number });
    expect(read.body.order.LineItems).toMatchObject([{ Quantity: 2, Canceled: false }]);
    expect(read.body.order.Decisions ?? []).toEqual([]);
  });

  test('[HALL-06] an order that was moved is moved back, and a seat that stays among them does not move', async () => {
    const order = await world.buy({ level: levels.orchestra, quantity: 2 });
    const wish = await lineOf(order);
    const [other] = await freeSeats(1);
    const [first, second] = wish.from;
    expect((await move({ ...wish, to: [second, other] })).status).toBe(200);
    expect([await stateOf(first!), await stateOf(second!)]).toEqual(['free', 'sold']);
    expect((await move({ ...wish, from: [other], to: [first] })).status).toBe(200);
    expect([await stateOf(first!), await stateOf(other!)]).toEqual(['sold', 'free']);
    expect(byId((await lineOf(order)).from)).toEqual(byId(wish.from));
  });

  test('[HALL-06] codes end and are issued anew at once; a friend is told that the ticket is over', async () => {
    const order = await world.buy({ level: levels.orchestra, quantity: 2, delivery: MOBILE });
    await issue(order);
    const wish = await lineOf(order);
    await world.database.runScript(
      `update mobile_tickets set sent_to = 'maya@example.com', sent_at = issued_at where ticket_id = ${wish.from[0]}`,
    );
    expect((await look(order)).lines[0].tickets[0]).toMatchObject({ sentTo: 'maya@example.com' });
    const to = await freeSeats(2);
    expect((await move({ ...wish, to })).status).toBe(200);
    expect(await codesOf(order)).toEqual([
      ...byId(wish.from).map((ticket) => ({ ticket, live: false })),
      ...byId(to).map((ticket) => ({ ticket, live: true })),
    ]);
    const [told] =
      await rows(`select sent_to from mobile_tickets where end_told_at is null and sent_to is not null
      and revoked_at is not null`);
    expect(told).toEqual({ sent_to: 'maya@example.com' });
    // Letters of one moment come in no order.
    const ofOrder = (await mailsTo(world, fan)).filter(
      ({ kind, plain_text: text }) => kind === 'seats-moved' && text?.includes(order.number),
    );
    expect(ofOrder.map(({ plain_text: text }) => text?.includes('/tickets/'))).toEqual([true]);
  });

  test('[HALL-06] [HOOK-01] another level at the same price is a line of its own, and programs hear of it', async () => {
    await world.database.runScript(`
      insert into webhook_addresses (address_id, seller_id, url, kinds, secret, made_by, created_at)
      select gen_random_uuid(), 1, 'https://example.com/hook', '{order.changed}', 'x', min(staff_id), '2026-01-01' from staff`);
    const order = await world.buy({ level: levels.orchestra, quantity: 2 });
    const wish = await lineOf(order);
    const to = [await idOf('A', 1, levels.box), await idOf('A', 2, levels.box)];
    expect((await look(order)).lines[0].levelIds).toEqual([levels.orchestra, levels.box]);
    const { number } = order;
    await world.database.runScript('delete from webhook_deliveries; delete from webhook_messages');
    expect((await move({ ...wish, to })).status).toBe(200);
    expect(await rows(`select kind, subject from webhook_messages`)).toEqual([
      { kind: 'order.changed', subject: `order ${number}` },
    ]);
    const { shows, money } = (await world.desk.send(`orders/get?number=${number}`)).body;
    expect(shows[0].lines).toMatchObject([
      { level: 'Orchestra', canceled: true },
      { level: 'Box', quantity: 2, canceled: false },
    ]);
    expect(money).toMatchObject({ changedCents: 0 });
    // A cent more, and it is no longer the same.
    await world.database.runScript(
      `update price_levels set price_cents = 9501 where price_level_id = ${levels.box}`,
    );
    world.forget();
    const later = await lineOf(await world.buy({ level: levels.orchestra, quantity: 1 }));
    const refused = await move({ ...later, to: [await idOf('A', 3, levels.box)] });
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('another price')]);
  });

  test('[HALL-06] a seat that went, a ticket that was used, asked back or sent, and what is not theirs are refused by name', async () => {
    const order = await world.buy({ level: levels.orchestra, quantity: 1 });
    const wish = await lineOf(order);
    const [free = 0, other = 0] = await freeSeats(2);
    const messageOf = async (body: object) => {
      const { status, body: said } = await move({ ...wish, to: [free], ...body });
      return [status, said.message];
    };
    const taken = await lineOf(await world.buy({ level: levels.orchestra, quantity: 1 }));
    expect(await messageOf({ to: taken.from })).toEqual([
      409,
      expect.stringMatching(/row A, seat \d+: no longer free/),
    ]);
    expect(await messageOf({ to: [free, other] })).toEqual([409, '2 seats are chosen for a single ticket']);
    expect((await move({ ...wish, to: [987_654] })).status).toBe(404);
    expect((await move({ ...wish, lineId: 1, to: [free] })).status).toBe(404);
    expect(await messageOf({ from: taken.from })).toEqual([409, expect.stringContaining('Somebody else')]);
    await world.askForRefund(order, levels.orchestra);
    expect(await messageOf({})).toEqual([409, expect.stringContaining('a refund is asked for')]);
    await world.askForRefund(order, levels.orchestra, false);
    await world.database.runScript(`
      insert into door_passes (seller_id, pass_id, code_hash, outlet_id, event_id, gate, made_by, made_at, ends_at)
        values (1, 9, 'x', 1, ${EVENT}, 'North', 'owner', '2026-01-01', '2027-01-01');
      insert into door_scans (seller_id, scan_uuid, event_id, pass_id, gate, line_id, ticket_id, result, offline, scanned_at,
        received_at)
      values (1, gen_random_uuid(), ${EVENT}, 9, 'North', ${wish.lineId}, ${wish.from[0]}, 'in', false, '2026-06-01',
        '2026-06-01')`);
    expect(await messageOf({})).toEqual([409, expect.stringContaining('somebody has come in')]);
    await world.database.runScript("update door_scans set undone_at = '2026-06-02'");
    await world.database.runScript(
      `update orders set shipped_day = '2026-06-01' where order_id = ${order.id}`,
    );
    expect(await messageOf({})).toEqual([409, expect.stringContaining('have been sent')]);
    expect((await look(order)).blocked).toContain('have been sent');
    expect(await stateOf(free)).toBe('free');
  });

  test('[HALL-06] what fails at the very end leaves everything where it was', async () => {
    const order = await world.buy({ level: levels.orchestra, quantity: 1, delivery: MOBILE });
    await issue(order);
    const wish = await lineOf(order);
    const [free = 0] = await freeSeats(1);
    const codes = await codesOf(order);
    await world.database.runScript('alter table staff_log add constraint broken check (false) not valid');
    expect((await move({ ...wish, to: [free] })).status).toBe(500);
    await world.database.runScript('alter table staff_log drop constraint broken');
    expect([await stateOf(wish.from[0]!), await stateOf(free)]).toEqual(['sold', 'free']);
    expect(await codesOf(order)).toEqual(codes);
    expect(await rows(`select from order_changes where order_id = ${order.id}`)).toEqual([]);
    expect((await move({ ...wish, to: [free] })).status).toBe(200);
  });

  test('[HALL-06] [SEAT-04] two who want the same seat at once: one has it, the other hears which went', async () => {
    const orders = [
      await world.buy({ level: levels.orchestra, quantity: 1 }),
      await world.buy({ level: levels.orchestra, quantity: 1 }),
    ];
    const [free = 0] = await freeSeats(1);
    const wishes = await Promise.all(orders.map(lineOf));
    const answers = await Promise.all(wishes.map((wish) => move({ ...wish, to: [free] })));
    expect(byId(answers.map(({ status }) => status))).toEqual([200, 409]);
    expect(await stateOf(free)).toBe('sold');
  });
});
