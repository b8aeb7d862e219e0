import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ticketTexts } from '../../orders/testing/ticket-texts.ts';
import { levels } from '../../testing/small-catalogue.ts';
import { hosts } from '../../testing/small-world.ts';
import { engines } from '../../testing/test-database.ts';
import { openDoor, SHOW } from '../testing/door-world.ts';
import type { TestDoor } from '../testing/door-world.ts';
import { openTicketWorld } from '../testing/ticket-world.ts';
import type { BoughtTickets, TicketWorld } from '../testing/ticket-world.ts';

describe.each(engines)('a ticket for a friend (%s)', (engine) => {
  let world: TicketWorld;
  let door: TestDoor;
  beforeAll(async () => {
    world = await openTicketWorld(engine);
    door = await openDoor(world);
  });
  afterAll(() => world.close());

  const ticketIds = async ({ id }: BoughtTickets): Promise<number[]> =>
    (
      await world.rows<{ id: number }>(
        `select ticket_id::int as id from mobile_tickets where order_id = ${id} and revoked_at is null order by 1`,
      )
    ).map((row) => row.id);
  const send = (order: BoughtTickets, TicketID: number, EmailAddress = 'Maya@Example.com ') =>
    world.customer.send('/gen.v1/mobiletickets/send', { CustomerOrderID: order.id, TicketID, EmailAddress });
  const takeBack = (order: BoughtTickets, TicketID: number) =>
    world.customer.send('/gen.v1/mobiletickets/takeback', { CustomerOrderID: order.id, TicketID });
  const textsOf = ({ id }: BoughtTickets) =>
    ticketTexts(world.database.db, { orderId: id, eventId: SHOW, now: world.clock.now() });
  const open = (url: string) => world.http.inject({ url, headers: { host: hosts.lantern } });
  const page = async (url: string): Promise<number> => (await open(url)).statusCode;
  const letters = (kind: string) =>
    world.rows<{ recipient: string; plain_text: string }>(
      `select recipient, plain_text from mails where kind = '${kind}'`,
    );

  test('[TICKET-04] [SEC-81] the friend has a link of their own, the old code and the old page are dead, until it is taken back', async () => {
    const order = await world.buyDelivered({ level: levels.floor, quantity: 2 });
    const [first] = (await ticketIds(order)) as [number];
    const oldPages = await world.ticketsOf(order);
    expect((await send(order, first)).status).toBe(200);
    const [letter, ...more] = await letters('ticket-sent');
    expect([more.length, letter!.recipient]).toEqual([0, 'maya@example.com']);
    const [link] = /http\S+\/ticket\/[\w-]{44}/.exec(letter!.plain_text)!;
    const path = new URL(link).pathname;
    expect(letter!.plain_text).toContain('Robin Vale has sent you a ticket.');
    expect(letter!.plain_text).toContain('Open it once while you have a network');
    const shown = await open(path);
    expect(shown.statusCode).toBe(200);
    // Who sent it, and nothing of the order that it was bought with.
    expect(shown.body).toContain('<strong>Robin Vale sent you a ticket.</strong>');
    expect(shown.body).toContain('Robin Vale can take it back until it is scanned.');
    // Whoever bought it, not whoever an envelope would have gone to.
    await world.rows(`update orders set shipping_address =
      shipping_address || '{"firstName": "The", "lastName": "Concierge"}' where order_id = ${order.id}`);
    expect((await open(path)).body).toContain('<strong>Robin Vale sent you a ticket.</strong>');
    for (const word of [order.number, 'maya@example.com', 'Send to a friend'])
      expect(shown.body).not.toContain(word);
    const gone = await Promise.all(oldPages.map((each) => page(new URL(each).pathname)));
    expect(gone).toEqual(expect.arrayContaining([200, 410]));
    // The buyer sees who has it, and not its code.
    const left = await world.ticketsOf(order);
    expect(left.filter((each) => each === '')).toHaveLength(1);
    expect(left.some((each) => each.includes(path))).toBe(false);

    expect((await send(order, first)).body).toMatchObject({ code: 'TICKET_REFUSED' });
    expect((await takeBack(order, first)).status).toBe(200);
    expect(await page(path)).toBe(410);
    await world.pass(31);
    await expect.poll(async () => (await letters('ticket-taken-back')).length).toBe(1);
    await world.pass(31);
    expect((await letters('ticket-taken-back')).map(({ recipient }) => recipient)).toEqual([
      'maya@example.com',
    ]);
  });

  test('[TICKET-04] a code that was sent on says so at the door, and what was scanned neither goes nor comes back', async () => {
    const order = await world.buyDelivered({ level: levels.floor, quantity: 1 });
    const [id] = (await ticketIds(order)) as [number];
    const [old] = (await textsOf(order)) as [string];
    await send(order, id);
    expect((await door.scan(old)).result).toBe('replaced');
    expect((await door.scan((await textsOf(order))[0]!)).result).toBe('in');
    expect((await takeBack(order, id)).body).toMatchObject({ code: 'TICKET_REFUSED' });
  });

  test('[TICKET-04] ten letters a day, plain addresses only, and nobody else’s tickets', async () => {
    const order = await world.buyDelivered({ level: levels.floor, quantity: 1 });
    const [id] = (await ticketIds(order)) as [number];
    expect((await send(order, id, 'no address')).status).toBe(400);
    expect((await send(order, 999_999)).status).toBe(404);
    expect((await send({ id: 999_999, number: '' }, id)).status).toBe(404);
    for (let sent = 2; sent < 10; sent += 1) {
      expect((await send(order, id)).status).toBe(200);
      await takeBack(order, id);
    }
    expect((await send(order, id)).body).toMatchObject({ code: 'TICKET_REFUSED' });
    await world.pass(25 * 3600);
    expect((await send(order, id)).status).toBe(200);
  });
});
