import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askingGuest } from '../../guest-list/testing/sample-guest.ts';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeWorld } from '../../staff/testing/office-world.ts';
import { engines } from '../../testing/test-database.ts';
import { atWillCall } from '../testing/sample-parcel.ts';

describe.each(engines)('will call (%s)', (engine) => {
  let world: OfficeWorld;
  beforeAll(async () => {
    world = await officeWorld(engine);
  });
  afterAll(() => world.close());

  const one = async (query: string) =>
    (await sql<Record<string, unknown>>`${sql.raw(query)}`.execute(world.database.db)).rows[0];

  test('[PARCEL-03] [OPS-30] an approved guest stands on the list by last name, and is handed the tickets once', async () => {
    const guests = [];
    for (const last of ['Zorn', 'Abel'])
      guests.push(
        await askingGuest(world, false, { request: { GuestFirstName: 'Kim', GuestLastName: last } }),
      );
    const desk = await world.signedIn('desk');
    const requests = guests.map(({ uuid }) => uuid);
    await desk.send('guests/approve', { requests });
    const shows = (await desk.send('will-call/shows')).body.shows;
    expect(shows).toMatchObject([{ eventId: 901, orders: 2, collected: 0 }]);
    const listed = (await desk.send('will-call/list?eventId=901')).body.rows;
    expect(listed.map(({ lastName }: { lastName: string }) => lastName)).toEqual(['Abel', 'Zorn']);
    expect(listed[0]).toMatchObject({ isGuest: true, places: [{ level: 'House', quantity: 2 }] });

    const order = listed[1].number;
    const other = await world.signedIn('owner');
    const tries = await Promise.all(
      [desk, other, desk].map((browser) => browser.send('will-call/collect', { order, eventId: 901 })),
    );
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const late = await desk.send('will-call/collect', { order, eventId: 901 });
    expect(late.body.message).toMatch(/^Handed out already, .* by (desk|owner)$/);
    expect(await one(`select count(*)::int as many from will_call_pickups`)).toEqual({ many: 1 });
    expect(await one(`select state from orders where unique_id = '${order.slice(1)}'`)).toEqual({
      state: 'STATUS_ORDER_DELIVERED',
    });
    expect((await desk.send('will-call/shows')).body.shows).toMatchObject([{ orders: 2, collected: 1 }]);
    const [waiting, out] = (await desk.send('will-call/list?eventId=901')).body.rows;
    expect(waiting).toMatchObject({ firstName: 'Kim', lastName: 'Abel' });
    expect(waiting).not.toHaveProperty('collectedAt');
    expect(out).toMatchObject({
      lastName: 'Zorn',
      collectedAt: world.clock.now().toISOString(),
      collectedBy: expect.stringMatching(/^(desk|owner)$/),
      place: 'desk',
    });
    // What the door gave out, the desk does not give out again.
    await one(`insert into will_call_pickups (seller_id, order_id, outlet_event_id, collected_at, collected_by, place)
      select seller_id, order_id, 901, now(), 'the door, Main', 'door' from orders where unique_id = '${waiting.number.slice(1)}'`);
    const twice = await desk.send('will-call/collect', { order: waiting.number, eventId: 901 });
    expect([twice.status, twice.body.message]).toEqual([409, expect.stringMatching(/by the door, Main$/)]);
  });

  test('[PARCEL-03] nothing is handed out of what was canceled, is not paid, or waits for another show', async () => {
    const desk = await world.signedIn('desk');
    const due = await atWillCall(world, { state: 'STATUS_ORDER_PAYMENT_DUE' });
    const gone = await atWillCall(world, { state: 'STATUS_ORDER_CANCELED' });
    const good = await atWillCall(world);
    const said = async (pickup: object) => (await desk.send('will-call/collect', pickup)).body.message;
    expect(await said(due)).toMatch('not paid');
    expect(await said(gone)).toMatch('canceled');
    expect(await said({ ...good, eventId: 902 })).toMatch('do not wait');
    expect(await said({ ...good, order: 'Z1' })).toBeDefined();
    const rows = (await desk.send(`will-call/list?eventId=${good.eventId}`)).body.rows;
    const numbers = rows.map(({ number }: { number: string }) => number);
    expect(numbers).toContain(good.order);
    for (const { order } of [due, gone]) expect(numbers).not.toContain(order);
    expect((await desk.send('will-call/collect', good)).status).toBe(200);
  });

  test('[OPS-30] what was taken back of an order does not wait, and what is left of it does', async () => {
    const desk = await world.signedIn('desk');
    const [part, whole] = [await atWillCall(world), await atWillCall(world)];
    const ofOrder = (order: string) =>
      `where order_id = (select order_id from orders where unique_id = '${order.slice(1)}')`;
    await world.database.runScript(`
      update orders set tickets = 2 where tickets = 0;
      update order_lines set canceled = 1 ${ofOrder(part.order)};
      update order_lines set canceled = quantity, canceled_at = now() ${ofOrder(whole.order)}`);
    const { rows } = (await desk.send(`will-call/list?eventId=${part.eventId}`)).body;
    const listed = (order: string) => rows.find(({ number }: { number: string }) => number === order);
    expect(listed(part.order)).toMatchObject({ isGuest: false, places: [{ quantity: 1 }] });
    expect(listed(whole.order)).toBeUndefined();
  });

  test('[SEC-79] [PARCEL-03] an order of another outlet is not there', async () => {
    const narrow = await world.signedIn('narrow');
    const elsewhere = (await askingGuest(world, false)).uuid;
    await (await world.signedIn('desk')).send('guests/approve', { requests: [elsewhere] });
    expect((await narrow.send('will-call/list?eventId=901')).body.rows).toEqual([]);
    const { order } = (await one(
      `select 'Z' || unique_id as order from orders where guest_request_uuid = '${elsewhere}'`,
    )) as { order: string };
    expect((await narrow.send('will-call/collect', { order, eventId: 901 })).status).toBe(404);
  });
});
