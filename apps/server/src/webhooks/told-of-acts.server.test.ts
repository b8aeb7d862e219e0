// Each kind of message, by the act that it tells of.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fan, signedIn } from '../accounts/testing/people.ts';
import { openAfterSaleWorld } from '../after-sale/testing/after-sale-world.ts';
import type { AfterSaleWorld } from '../after-sale/testing/after-sale-world.ts';
import { sampleDraw } from '../awards/testing/sample-draw.ts';
import { confirmSeats } from '../carts/testing/checkout.ts';
import { AFTER_RELEASE_SECONDS } from '../carts/testing/order-app.ts';
import { openDoor } from '../fulfilment/testing/door-world.ts';
import { newTracking } from '../fulfilment/testing/sample-parcel.ts';
import { askingGuest } from '../guest-list/testing/sample-guest.ts';
import { openList } from '../guest-list/testing/sample-invitation.ts';
import { planOrder } from '../orders/testing/plan-order.ts';
import { TICKET_SECRET, ticketTexts } from '../orders/testing/ticket-texts.ts';
import { addCard } from '../payments/testing/card-form.ts';
import { programmeWorld } from '../programme/testing/programme-world.ts';
import {
  asFan,
  events,
  levels as requestLevels,
  openRequestShop,
} from '../requests/testing/request-world.ts';
import { peopleSamples } from '../testing/people-samples.ts';
import { levels } from '../testing/small-catalogue.ts';
import { listenToEverything } from './testing/listening.ts';

const DECLINED = '4000 0000 0000 0002';
const SHOW = 102;
const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

describe('what programs are told of, by the act', () => {
  let world: AfterSaleWorld;
  let told: Awaited<ReturnType<typeof listenToEverything>>;
  beforeAll(async () => {
    world = await openAfterSaleWorld('server', { environment: { TICKET_SECRET } });
    told = await listenToEverything(world);
  });
  afterAll(() => world.close());
  // Sessions and passwords that were just entered end as time goes by.
  beforeEach(() => world.comeBack());

  test('[HOOK-01] an order is placed, and its tickets leave', async () => {
    const { number } = await world.buy({ level: levels.orchestra, quantity: 2 });
    expect(await told('order.placed')).toMatchObject([
      {
        subject: `order ${number}`,
        facts: { order: number, outlet: 1, tickets: 2, state: 'STATUS_ORDER_PAID' },
      },
    ]);
    const file = `order,tracking\n${number},${newTracking()}\n`;
    expect((await world.owner.send('fulfilment/save', { file })).body.saved).toBe(1);
    expect(await told('ticket.sent')).toMatchObject([
      { subject: `order ${number}`, facts: { order: number } },
    ]);
  });

  test('[HOOK-01] [HOOK-02] money goes back, and it is counted on for the same order; another one is canceled', async () => {
    const order = await world.buy({ level: levels.orchestra, quantity: 1 });
    const [placed] = await told('order.placed');
    const { lines } = await world.look(order.number);
    const going = lines.map(({ lineId, tickets }: { lineId: number; tickets: { ticketId: number }[] }) => ({
      lineId,
      ticketIds: tickets.map(({ ticketId }) => ticketId),
    }));
    const wish = { number: order.number, lines: going, withFees: true, withShipping: false, seats: 'stock' };
    const reason = 'Cannot come';
    const { body, status } = await world.owner.send('refunds/approve', {
      ...wish,
      reason,
      totalCents: 10_950,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    // It can be undone for a while, and the gateway gives parts of a charge back when it has settled.
    await world.pass(HOUR_SECONDS + 1);
    await world.pass(2 * DAY_SECONDS);
    const [refunded] = await told('order.refunded');
    expect(refunded).toMatchObject({ subject: placed!.subject, facts: { amount: 10_950, returned: 10_950 } });
    expect(refunded!.number).toBeGreaterThan(placed!.number);
    const mistaken = await world.buy({ level: levels.orchestra, quantity: 1 });
    const { owedCents: totalCents } = await world.look(mistaken.number);
    await told('order.canceled');
    await world.owner.send('orders/cancel', { number: mistaken.number, totalCents, seats: 'house', reason });
    await world.pass(HOUR_SECONDS + 1);
    expect(await told('order.canceled')).toMatchObject([{ facts: { order: mistaken.number, tickets: 0 } }]);
  });

  test('[HOOK-01] a card is declined', async () => {
    const { PaymentMethodID: card } = await addCard(world, world.customer, { number: DECLINED });
    const { user_id: userId } = await world.database.db
      .selectFrom('customers')
      .select('user_id')
      .where('email', '=', fan)
      .executeTakeFirstOrThrow();
    const plan = { userId, levelId: levels.parking, paymentMethodIds: [card], dueDays: ['2028-01-01'] };
    const { orderId, paymentIds, number } = await planOrder(world.database.db, {
      ...plan,
      now: world.clock.now(),
    });
    await world.customer.send('/gen.v1/customerorder/capturescheduledpayment', {
      CustomerOrderID: orderId,
      CustomerOrderScheduledPaymentID: paymentIds[0],
    });
    expect(await told('payment.failed')).toMatchObject([{ facts: { order: number, paid: 0 } }]);
  });

  test('[HOOK-01] a ticket is on its phone, by which its order has changed, and lets somebody in once', async () => {
    const { id: orderId, number } = await world.buy({ level: levels.floor, quantity: 1, delivery: 4 });
    await told('order.changed');
    await world.pass(20);
    await vi.waitFor(async () => expect(await told('ticket.issued')).toHaveLength(1), { timeout: 60_000 });
    expect((await told('order.changed')).at(-1)).toMatchObject({
      subject: `order ${number}`,
      facts: { state: 'STATUS_ORDER_DELIVERED' },
    });
    const now = world.clock.now();
    const [text] = await ticketTexts(world.database.db, { orderId, eventId: SHOW, now });
    const door = await openDoor(world, { gate: 'North', eventId: SHOW });
    for (const result of ['in', 'already'])
      expect(await door.scan(text!), 'at the door').toMatchObject({ result });
    expect(await told('ticket.scanned')).toMatchObject([{ facts: { event: SHOW, gate: 'North' } }]);
  });

  test('[HOOK-01] the last place is sold, and what comes back is sold again', async () => {
    await world.database.runScript(`
      update price_levels set sale_status = 'OFF_SALE' where price_level_id = ${levels.beforeSale}`);
    const free = async () => {
      const { capacity, sold } = await world.database.db
        .selectFrom('level_stock')
        .selectAll()
        .where('price_level_id', '=', levels.floor)
        .executeTakeFirstOrThrow();
      return capacity - sold;
    };
    while ((await free()) > 4) await world.buy({ quantity: 3 });
    const left = await free();
    expect(await told('event.sold-out')).toEqual([]);
    // Held by one, bought by the other: as long as a cart may give them back, they are not sold.
    const other = await signedIn(world, fan);
    await confirmSeats(other, { level: levels.floor, quantity: left - 1 });
    await world.buy({ quantity: 1 });
    expect(await told('event.sold-out')).toEqual([]);
    await world.pass(AFTER_RELEASE_SECONDS);
    await world.buy({ quantity: left - 1 });
    expect(await told('event.sold-out')).toMatchObject([
      { subject: `event ${SHOW}`, facts: { event: SHOW, outlet: 1, sold: 10 }, at: world.clock.now() },
    ]);
  });

  test('[HOOK-01] a draw is frozen, drawn and published', async () => {
    const { seriesId } = await sampleDraw(world, world.owner, 'drawn');
    expect((await world.owner.send('draws/publish', { seriesId, charges: 1 })).status).toBe(200);
    for (const kind of ['draw.frozen', 'draw.drawn', 'draw.published'] as const)
      expect(await told(kind)).toMatchObject([{ facts: { series: seriesId, entries: 3 } }]);
  });

  test('[HOOK-01] a guest answers, and somebody is forgotten', async () => {
    await openList(world);
    world.forget();
    await askingGuest(world, false);
    expect(await told('guest.answered')).toMatchObject([{ facts: { outlet: 9, total: 0 } }]);
    const somebody = await peopleSamples.erasePersonalData!.input(world, world.owner);
    const { status, body } = await world.owner.send('customers/erase', somebody);
    expect(status, JSON.stringify(body)).toBe(200);
    const { id } = somebody as { id: number };
    expect(await told('customer.erased')).toMatchObject([{ facts: { customer: id } }]);
  });
});

test('[HOOK-01] somebody asks for tickets', async () => {
  const shop = await openRequestShop('server');
  const told = await listenToEverything(shop);
  const robin = await asFan(shop);
  expect((await robin.create([[requestLevels.circle, 2]])).status).toBe(200);
  expect(await told('request.submitted')).toMatchObject([{ facts: { event: events.boston } }]);
  await shop.close();
});

test('[HOOK-01] a show comes to the list, again after it was taken off, and with the outlet that opens', async () => {
  const world = await programmeWorld('server');
  const { db } = world.database;
  const told = await listenToEverything(world);
  const named = 'outletId=1&eventId=2';
  const { description } = await world.describe(named);
  await world.change(named, () => null);
  expect(await told('show.published'), 'taken off').toEqual([]);
  await world.change(named, () => description);
  expect(await told('show.published')).toMatchObject([
    { subject: 'event 2', facts: { event: 2, outlet: 1 }, at: world.clock.now() },
  ]);
  await world.change(named, (before) => ({ ...before, name: 'Another name' }));
  expect(await told('show.published'), 'it stood there').toEqual([]);
  const opening = { seller_id: 1, outlet_id: 1 };
  const made_at = world.clock.now();
  await db
    .insertInto('outlet_openings')
    .values({ ...opening, made_at })
    .execute();
  await world.change(named, () => null);
  await world.change(named, () => description);
  expect(await told('show.published'), 'nobody sees the shop yet').toEqual([]);
  await db.updateTable('outlet_openings').set({ opened_at: made_at }).execute();
  expect((await told('show.published')).map(({ facts }) => facts['event'])).toEqual([1, 2]);
  await world.close();
});
