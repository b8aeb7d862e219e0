import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { openAfterSaleWorld } from '../after-sale/testing/after-sale-world.ts';
import type { AfterSaleWorld, BoughtOrder } from '../after-sale/testing/after-sale-world.ts';
import { makeCode } from '../codes/testing/make-code.ts';
import { openDoor } from '../fulfilment/testing/door-world.ts';
import { levels } from '../testing/small-catalogue.ts';
import { cases } from '../../../../tools/testing/cases.ts';

const [SEATS, FLOOR] = [101, 102];
let world: AfterSaleWorld;
let gone: BoughtOrder;

const rows = async <T>(text: string): Promise<T[]> =>
  (await sql.raw<T>(text).execute(world.database.db)).rows;
const count = async (text: string): Promise<number> =>
  Number(firstOf(await rows<{ many: number | string }>(`select ${text} as many`)).many);
// Answers are looked into freely.
// oxlint-disable-next-line typescript/no-explicit-any
const report = async (id: number, query = '', browser = world.owner): Promise<any> =>
  (await browser.send(`reports/event?id=${id}${query}`)).body;

beforeAll(async () => {
  world = await openAfterSaleWorld('server');
  await makeCode(world.database.db, 'RADIO');
  await world.buy({ level: levels.floor, quantity: 3 });
  await world.buy({ level: levels.orchestra, quantity: 2, also: [levels.parking], code: 'RADIO' });
  await world.buy({ level: levels.orchestra, quantity: 1, also: [levels.floor] });
  gone = await world.buy({ level: levels.orchestra, quantity: 2 });
  const totalCents = await count(`(select owed_cents from orders where order_id = ${gone.id})`);
  const wish = { number: gone.number, seats: 'stock', reason: 'They cannot come', totalCents };
  await world.owner.send('orders/cancel', wish);
  await world.pass(3 * 86_400);
});
afterAll(() => world.close());

/** The first order once more, as an import would bring it. */
const bring = (number: string, isTest: boolean, at: string) =>
  world.database.runScript(`
    insert into orders (seller_id, unique_id, outlet_id, user_id, state, email, currency, tickets_cents, fees_cents,
      taxes_cents, shipping_cents, total_cents, is_test, created_at, updated_at)
    select seller_id, '${number}', outlet_id, user_id, 'STATUS_ORDER_PAYMENT_DUE', email, currency, tickets_cents,
      fees_cents, taxes_cents, shipping_cents, total_cents, ${isTest}, '${at}', updated_at
    from orders order by order_id limit 1;
    insert into order_events (seller_id, order_id, outlet_event_id)
    select 1, order_id, ${FLOOR} from orders where unique_id = '${number}';
    insert into order_lines (seller_id, order_id, price_level_id, outlet_event_id, item_id, item_name, level_name,
      is_add_on, quantity, unit_price_cents, unit_fees_cents, fees, tax_ppm, taxes_cents)
    select l.seller_id, t.order_id, price_level_id, outlet_event_id, item_id, item_name, level_name, is_add_on, quantity,
      unit_price_cents, unit_fees_cents, fees, tax_ppm, l.taxes_cents
    from order_lines l, orders t where t.unique_id = '${number}' and l.order_id = (select min(order_id) from orders)`);

/** What every order still costs, and what moved for it, added up without the report's own statements. */
const owed = () => count(`(select sum(owed_cents) from orders where not is_test)`);
const booked = (kind: string) =>
  count(`(select coalesce(sum(abs(amount_cents)), 0) from ledger where kind = '${kind}')`);

test('[REPORT-02] what is expected, in, given back and to come is what orders and the ledger say, to the cent', async () => {
  const monies = [(await report(SEATS)).money, (await report(FLOOR)).money];
  const sum = (key: string): number => monies.reduce((cents, money) => cents + money[key], 0);
  expect(await booked('return')).toBeGreaterThan(0);
  expect(sum('capturedCents')).toBe(await booked('capture'));
  expect(sum('returnedCents')).toBe(await booked('return'));
  expect(sum('expectedCents')).toBe(await owed());
  expect(sum('expectedCents')).toBe(sum('capturedCents') - sum('returnedCents') + sum('toComeCents'));
  for (const [at, { ticketsCents, taxesCents, deliveryCents, expectedCents }] of cases([
    ...monies.entries(),
  ])) {
    expect(ticketsCents + taxesCents + deliveryCents).toBe(expectedCents);
    const { rows: byEvent } = (await world.finance.send('ledger/get?from=2026-11-01&to=2026-11-30&by=event'))
      .body;
    const row = byEvent.find(({ key }: { key: string }) => key === String([SEATS, FLOOR][at]));
    expect(monies[at].capturedCents).toBe(row.capturedCents);
    expect(monies[at].returnedCents).toBe(row.refundedCents + row.voidedCents);
    expect(monies[at].sharedOrders).toBe(1);
  }
});

test('[REPORT-02] days that were closed meanwhile change no sum', async () => {
  await world.database.runScript(`delete from ledger_days; delete from closed_ledgers`);
  const before = await report(SEATS);
  await world.runJobs();
  expect(await count(`(select count(*) from ledger_days where by_what = 'event')`)).toBeGreaterThan(0);
  expect({ ...(await report(SEATS)), at: 0 }).toEqual({ ...before, at: 0 });
});

test('[REPORT-01] [REPORT-02] over all events, months, tours and events add up to what was sold and moved, closed or not', async () => {
  const ask = async (query = '', browser = world.owner) =>
    (await browser.send(`reports/sales?from=2026-01-01&to=2026-12-31${query}`)).body;
  const closed = await ask();
  const { months, tours, events, totals } = closed;
  for (const part of cases([months, tours, events]))
    for (const key of cases(Object.keys(totals)))
      expect(part.reduce((sum: number, row: Record<string, number>) => sum + row[key]!, 0)).toBe(totals[key]);
  expect(totals).toMatchObject({
    tickets: await count(`(select sum(quantity) from order_lines where not is_add_on)`),
    backTickets: 2,
    capturedCents: await booked('capture'),
    returnedCents: await booked('return'),
  });
  const { totals: bills } = (await world.finance.send('ledger/fees-and-tax?from=2026-01-01&to=2026-12-31'))
    .body;
  expect(totals.soldCents - totals.backCents).toBe(bills.staysCents - bills.deliveryCents);
  await world.database.runScript(`delete from ledger_days; delete from closed_ledgers`);
  expect(await ask()).toEqual(closed);
  const desk = (await ask('', world.desk)).totals;
  expect([desk.tickets, desk.capturedCents]).toEqual([totals.tickets, undefined]);
  expect((await ask('&outletId=3')).events).toEqual([]);
  expect((await world.owner.send('reports/sales?from=2020-01-01&to=2026-12-31')).status).toBe(400);
});

test('[REPORT-01] tickets by level and by way are those that are sold, and money by way adds up', async () => {
  const { levels: told, ways, codes, sold, seats, money } = await report(SEATS);
  const stock = await rows<{ id: number; sold: number; free: number; capacity: number }>(
    `select price_level_id as id, sold, capacity - sold - held as free, capacity from level_stock`,
  );
  for (const level of cases(told as { id: number; [key: string]: number }[])) {
    const kept = stock.find(({ id }) => id === level.id);
    expect([level.sold! + level.guests!, level.left, level.capacity]).toEqual([
      kept?.sold ?? 0,
      kept?.free ?? 0,
      kept?.capacity ?? 0,
    ]);
  }
  expect([sold, seats]).toEqual([3, 30]);
  const code = { way: 'code', tickets: 2 };
  expect(ways).toMatchObject([{ way: 'shop', outletId: 1, tickets: 1 }, code]);
  expect(codes).toMatchObject([{ code: 'RADIO', tickets: 2, cents: ways[1].cents }]);
  const cents = (all: { cents: number }[]): number => all.reduce((sum, each) => sum + each.cents, 0);
  expect(cents(ways)).toBe(money.ticketsCents);
  expect(cents(told)).toBe(money.ticketsCents);
  expect(money.backTickets).toBe(2);
});

test('[REPORT-01] it stands beside the last show of this artist at this venue, any other, or none', async () => {
  const floor = await report(FLOOR);
  expect(floor.curve.at(-1)).toMatchObject({ before: 27, sold: 4 });
  expect(floor.beside).toMatchObject({ id: SEATS, sold: 3 });
  expect((await report(FLOOR, '&beside=0')).beside).toBeUndefined();
  const seats = await report(SEATS);
  expect(seats.beside).toBeUndefined();
  expect(seats.others.map(({ id }: { id: number }) => id)).toEqual([FLOOR]);
  expect((await report(SEATS, `&beside=${FLOOR}`)).beside.sold).toBe(4);
});

test('[REPORT-01] a show that several outlets sell is one report, of the outlets that somebody sees', async () => {
  expect((await report(SEATS)).eventIds).toEqual([101, 201, 301]);
  const narrow = await world.signedIn('narrow');
  expect((await report(SEATS, '', narrow)).eventIds).toEqual([101, 201]);
  expect((await narrow.send('reports/event?id=301')).status).toBe(404);
  expect((await (await world.signedIn('stranger')).send('reports/event?id=101')).status).toBe(404);
});

test('[REPORT-01] money is for owner and finance, its totals for the viewer, none of it for the desk', async () => {
  const viewer = await report(SEATS, '', await world.signedIn('viewer'));
  expect(viewer.money.capturedCents).toBeGreaterThan(0);
  const desk = await report(SEATS, '', world.desk);
  expect(desk.money).toBeUndefined();
  for (const { levels: told, ways, codes } of [viewer, desk])
    for (const row of cases([...told, ...ways, ...codes])) expect(row.cents).toBeUndefined();
});

test('[SETUP-08] [REPORT-02] what was ordered while an outlet was tested stays out', async () => {
  const before = await report(FLOOR);
  await bring('4199999999', true, '2026-11-15T17:00:00Z');
  expect(await report(FLOOR)).toEqual(before);
});

test('[REPORT-01] what staff did stands beside the tickets of that day and the next', async () => {
  const wish = { eventId: FLOOR, levelId: levels.floor, reason: 'Wrong price' };
  expect((await world.owner.send('events/off-sale', wish)).status).toBe(200);
  expect((await world.owner.send('events/on-sale', wish)).status).toBe(200);
  expect((await report(FLOOR)).did).toMatchObject([
    { what: 'Taken off sale', before: 27, tickets: 0 },
    { what: 'Put on sale again', before: 27, tickets: 0 },
  ]);
});

test('[REPORT-04] who came in and who was turned away stands there once the doors are open, seat by seat too', async () => {
  expect((await report(SEATS)).door).toBeUndefined();
  const door = await openDoor(world, { eventId: SEATS });
  await world.database.runScript(`
    insert into door_scans (seller_id, scan_uuid, event_id, pass_id, gate, line_id, ticket_id, level_name, result, offline,
      scanned_at, received_at)
    select 1, gen_random_uuid(), ${SEATS}, ${door.passId}, 'Main', line_id, ticket_id, 'Orchestra', 'in', false, at, at
    from order_tickets join order_lines using (seller_id, line_id),
      lateral (select timestamptz '2026-12-15T00:01:00Z' + interval '3 minutes' * order_tickets.rank as at) m
    where price_level_id = ${levels.orchestra} and order_tickets.canceled_at is null order by ticket_id limit 2;
    insert into door_scans (seller_id, scan_uuid, event_id, pass_id, gate, result, offline, scanned_at, received_at)
    values (1, gen_random_uuid(), ${SEATS}, ${door.passId}, 'Main', 'not-ours', false, now(), now())`);
  const { door: seen } = await report(SEATS);
  expect(seen).toMatchObject({ inside: 2, seated: 2, turnedAway: [{ why: 'Not ours', people: 1 }] });
  expect(seen.expected).toBe(
    await count(`(select sum(quantity - canceled) from order_lines where outlet_event_id = ${SEATS})`),
  );
  expect(seen.entries.reduce((sum: number, { people }: { people: number }) => sum + people, 0)).toBe(2);
  const { states, seats } = (await world.owner.send(`reports/hall?eventId=${SEATS}`)).body;
  expect([...(states as string)].toSorted((a, b) => a.localeCompare(b)).join('')).toBe(
    `iis${'u'.repeat(22)}`,
  );
  expect(atob(seats)).toHaveLength(6 * states.length);
  const narrow = await world.signedIn('narrow');
  expect((await narrow.send('reports/hall?eventId=301')).status).toBe(404);
});

test('[REPORT-02] an order that is brought for a day that was closed already counts on that day', async () => {
  await world.runJobs();
  const day = async () =>
    (await world.owner.send('reports/sales?from=2026-11-12&to=2026-11-12')).body.totals.tickets;
  expect(await day()).toBe(0);
  await bring('4188888888', false, '2026-11-12T17:00:00Z');
  expect(await day()).toBe(3);
  await world.runJobs();
  expect(await day()).toBe(3);
});
