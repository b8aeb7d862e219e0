import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { levels } from '../../testing/small-catalogue.ts';
import { engines } from '../../testing/test-database.ts';
import { openTicketWorld } from '../testing/ticket-world.ts';
import type { BoughtTickets, TicketWorld } from '../testing/ticket-world.ts';

describe.each(engines)('orders move on (%s)', (engine) => {
  let world: TicketWorld;
  beforeAll(async () => {
    world = await openTicketWorld(engine);
  });
  afterAll(() => world.close());

  const letters = ({ number }: BoughtTickets) =>
    world.rows<{ plain_text: string }>(
      `select plain_text from mails where kind = 'tickets-ready' and about = 'order ${number}'`,
    );
  const issued = async ({ id }: BoughtTickets): Promise<number> =>
    (await world.rows(`select from mobile_tickets where order_id = ${id}`)).length;

  test('[TICKET-01] [OPS-45] [CART-21] paid is ready, the tickets go to the phone at once, the letter goes once', async () => {
    await world.rows(`update outlet_events set mobile_delivery = true where outlet_event_id = 101`);
    world.forget();
    const order = await world.buy({ level: levels.orchestra, quantity: 2 });
    expect(await world.stateOf(order)).toBe('STATUS_ORDER_PAID');
    await world.pass(20);
    await expect.poll(() => world.stateOf(order)).toBe('STATUS_ORDER_DELIVERED');
    const [letter, ...more] = await letters(order);
    expect(more).toEqual([]);
    const [address] = /http\S+\/tickets\/[\w-]{44}/.exec(letter!.plain_text)!;
    expect(address).toBeDefined();
    expect(await world.ticketsOf(order)).toHaveLength(2);
    expect(await world.eventsOf(order)).toEqual([expect.objectContaining({ MobileTicketsIssued: true })]);
    for (let again = 0; again < 3; again += 1) await world.pass(20);
    expect([await issued(order), (await letters(order)).length]).toEqual([2, 1]);
  });

  test('[TICKET-01] what is not for a phone is ready, and no more', async () => {
    const order = await world.buy({ delivery: 2 });
    await world.pass(20);
    await expect.poll(() => world.stateOf(order)).toBe('STATUS_ORDER_READY');
    expect([await issued(order), (await letters(order)).length]).toEqual([0, 0]);
  });

  test('[TICKET-01] an event that sets a day issues on that day, in New York', async () => {
    await world.rows(`update outlet_events set ticket_day = '2026-11-16' where outlet_event_id = 102`);
    const order = await world.buy({ level: levels.floor, quantity: 2 });
    await world.pass(20);
    await expect.poll(() => world.stateOf(order)).toBe('STATUS_ORDER_READY');
    await world.pass(20);
    expect([await issued(order), (await letters(order)).length]).toEqual([0, 0]);
    await world.pass(12 * 3600);
    await expect.poll(() => world.stateOf(order)).toBe('STATUS_ORDER_DELIVERED');
    expect([await issued(order), (await letters(order)).length]).toEqual([2, 1]);
    await world.rows(`update outlet_events set ticket_day = null`);
  });

  test('[TICKET-01] many orders and two runs at once: every ticket once, every letter once', async () => {
    const orders = [await world.buy({ quantity: 1 }), await world.buy({ quantity: 1 })];
    await world.rows(
      `insert into tickets_to_issue select seller_id, line_id, ticket_id from mobile_tickets on conflict do nothing`,
    );
    world.clock.advance(20);
    await Promise.all([world.pass(0), world.pass(0), world.pass(0)]);
    for (const order of orders) {
      await expect.poll(() => world.stateOf(order)).toBe('STATUS_ORDER_DELIVERED');
      expect([await issued(order), (await letters(order)).length]).toEqual([1, 1]);
    }
    expect(await world.rows(`select from tickets_to_issue`)).toEqual([]);
  });
});
