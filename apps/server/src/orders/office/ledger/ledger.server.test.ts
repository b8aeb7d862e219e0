import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officePayments } from '../../../payments/index.ts';
import { officeWorld } from '../../../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../../../staff/testing/office-world.ts';
import { levels, loadSmallCatalogue } from '../../../testing/small-catalogue.ts';
import { ChangingOrder, loadCard, now, paidByHand } from '../../testing/change-world.ts';
import { loadOfficeOrders } from '../../testing/office-orders.ts';
import { closeDays } from './close-days.job.ts';

const DAY = '2026-11-15';
let world: OfficeWorld;
let finance: OfficeBrowser;
let total = 0;
beforeAll(async () => {
  world = await officeWorld('server', paidByHand);
  const { db } = world.database;
  await loadSmallCatalogue(world.database);
  await loadOfficeOrders(db, 2);
  const userId = await loadCard(db);
  const wanted = new Map([
    [levels.orchestra, 1],
    [levels.floor, 1],
  ]);
  const order = await ChangingOrder.place(db, userId, wanted, 1);
  const { payments } = await order.read();
  await order.capture(payments[0]!.payment_id);
  total = payments[0]!.amount_cents;
  world.clock.shiftTo(new Date(now.getTime() + 2 * 86_400_000));
  finance = await world.signedIn('finance');
});
afterAll(() => world.close());

const ledger = async (query: string, browser = finance) =>
  (await browser.send(`ledger/get?from=${DAY}&to=2026-11-17&${query}`)).body;

test('[OPS-28] [OFFICE-09] money stands by day, by card and by event, and every view adds up to the same cent', async () => {
  const byDay = await ledger('by=day');
  expect(byDay.rows).toMatchObject([{ key: DAY, capturedCents: total, captures: 1, refundedCents: 0 }]);
  expect(byDay.totals).toMatchObject({ capturedCents: total, captures: 1, declines: 0 });
  expect((await ledger('by=method')).rows).toMatchObject([{ key: 'Visa', capturedCents: total }]);
  const byEvent = (await ledger('by=event')).rows;
  expect(byEvent.map(({ key }: { key: string }) => key).toSorted()).toEqual(['101', '102']);
  expect(byEvent.reduce((sum: number, row: { capturedCents: number }) => sum + row.capturedCents, 0)).toBe(
    total,
  );
  expect((await ledger('by=day&outletId=2')).rows).toEqual([]);
});

test('[OFFICE-09] what bills were made of adds up by show, by part and by fee, at the outlets where somebody works', async () => {
  const ask = async (query = '', browser = finance) =>
    (await browser.send(`ledger/fees-and-tax?from=${DAY}&to=2026-11-17${query}`)).body;
  const { rows, totals, fees } = await ask();
  const sum = (of: Record<string, number>[], part: string) =>
    of.reduce((cents, row) => cents + (row[part] ?? 0), 0);
  expect(totals).toMatchObject({ soldCents: total, backCents: 0, staysCents: total });
  const parts = ['ticketsCents', 'feesCents', 'taxesCents', 'deliveryCents'];
  expect(
    sum(
      parts.map((part) => ({ part: totals[part] })),
      'part',
    ),
  ).toBe(total);
  expect(parts.map((part) => sum(rows, part))).toEqual(parts.map((part) => totals[part]));
  expect(
    rows
      .map(({ key }: { key: string }) => key)
      .slice(0, 2)
      .toSorted(),
  ).toEqual(['101', '102']);
  expect(sum(fees, 'staysCents')).toBe(totals.feesCents);
  expect((await ask('&outletId=2')).rows).toEqual([]);
  expect((await ask('', await world.signedIn('stranger'))).rows).toEqual([]);
});

test('days that are none, or in the wrong order, are refused by name', async () => {
  for (const query of ['from=2026-02-31&to=2026-03-01&by=day', `from=${DAY}&to=2026-11-01&by=day`])
    expect((await finance.send(`ledger/get?${query}`)).status).toBe(400);
});

const copy = async (rows: string) => {
  await world.database.runScript(`
    delete from gateway_movements; delete from gateway_books;
    insert into gateway_books (gateway, since, until) values ('authorizenet', '2026-11-01', '2026-11-17T12:00:00Z');
    insert into gateway_movements (transaction_id, ref, profile_id, cents, status, submitted_at) values ${rows}`);
  await officePayments.compareCopy(world.database.db, 'authorizenet');
};

test('[OFFICE-09] the gateway’s books stand beside ours: to the cent, or each difference by itself', async () => {
  const { ref } = (await finance.send(`ledger/lines?from=${DAY}&to=${DAY}`)).body.rows[0];
  expect((await ledger('by=day')).rows[0].gatewayCents).toBeUndefined();
  await copy(`('1', '${ref}', '1', ${total}, 'captured', '${DAY}T12:00:00Z')`);
  expect(await ledger('by=day')).toMatchObject({
    rows: [{ gatewayCents: total, differing: 0 }],
    differences: [],
  });
  await copy(`('1', '${ref}', '1', ${total + 1}, 'captured', '${DAY}T12:00:00Z'),
    ('2', 'BYHAND', '1', 100, 'captured', '2026-11-16T12:00:00Z'),
    ('3', 'FOREIGN', '77', 900, 'captured', '2026-11-16T12:00:00Z')`);
  const { rows, differences } = await ledger('by=day');
  expect(differences).toEqual([
    { ref: 'BYHAND', day: '2026-11-16', ourCents: 0, gatewayCents: 100 },
    { ref, day: DAY, ourCents: total, gatewayCents: total + 1 },
  ]);
  expect(rows).toMatchObject([
    { key: '2026-11-16', gatewayCents: 100, differing: 1 },
    { key: DAY, gatewayCents: total + 1, differing: 1 },
  ]);
  expect((await finance.send('today')).body.matters).toContainEqual(
    expect.objectContaining({ name: 'Ledger', count: 2 }),
  );
  const viewer = await ledger('by=day', await world.signedIn('viewer'));
  expect(viewer).toMatchObject({ differences: [], totals: { capturedCents: total } });
  expect((await ledger('by=day', await world.signedIn('stranger'))).differences).toEqual([]);
});

test('[MONEY-03] the gateway’s books in another currency are a difference, whatever their number', async () => {
  const { ref } = (await finance.send(`ledger/lines?from=${DAY}&to=${DAY}`)).body.rows[0];
  await copy(`('1', '${ref}', '1', ${total}, 'captured', '${DAY}T12:00:00Z')`);
  expect((await ledger('by=day')).differences).toEqual([]);
  await world.database.runScript(`update gateway_movements set currency = 'EUR'`);
  await officePayments.compareCopy(world.database.db, 'authorizenet');
  expect((await ledger('by=day')).differences).toEqual([{ ref, day: DAY, ourCents: total, gatewayCents: 0 }]);
});

test('[OFFICE-01] the lines of some days are exported for the books', async () => {
  const { body: task } = await finance.send('ledger/export', { from: DAY, to: DAY });
  await expect
    .poll(async () => (await finance.send(`tasks/get?id=${task.id}`)).body.task)
    .toMatchObject({ state: 'finished', done: 1 });
  const { body } = await finance.send(`tasks/part?id=${task.id}&part=1`);
  expect(body.content).toContain(`,captured,${(total / 100).toFixed(2)},`);
});

test('[OPS-28] what is still due stands by date', async () => {
  const { body } = await finance.send('ledger/due');
  expect(body).toMatchObject({ days: [], cents: 0 });
});

test('[OFFICE-09] what only the gateway knows is listed with what became of it, and Today leads there', async () => {
  await sql`
    insert into stray_charges (transaction_id, ref, kind, amount_cents, last_four, submitted_at, found_at, settled_at, became)
    values ('901', 'STRAY', 'charge', 7400, '1111', ${now}, ${now}, null, null),
      ('902', 'UNDONE', 'refund', 900, '4242', ${now}, ${new Date(now.getTime() - 60_000)}, ${now}, 'undone')`.execute(
    world.database.db,
  );
  const { body } = await finance.send('ledger/strays');
  expect(body).toMatchObject({
    matching: 2,
    open: 1,
    rows: [
      { transactionId: '901', kind: 'charge', cents: 7400, card: 'Card •••• 1111' },
      { transactionId: '902', kind: 'refund', cents: 900, became: 'undone' },
    ],
  });
  expect(body.rows[0].settledAt).toBeUndefined();
  const { matters } = (await finance.send('today')).body;
  expect(matters).toContainEqual(
    expect.objectContaining({ name: 'Charges nobody knows of', path: '/ledger?by=strays', count: 1 }),
  );
  expect((await (await world.signedIn('viewer')).send('ledger/strays')).status).toBe(403);
});

const views = ['by=day', 'by=event', 'by=method', 'by=day&outletId=1', 'by=day&outletId=2'];
const allViews = () => Promise.all(views.map(async (view) => (await ledger(view)).rows));
const summedDays = async () => {
  const { rows } = await sql<{ day: string }>`
    select distinct day::text as day from ledger_days`.execute(world.database.db);
  return rows.map(({ day }) => day);
};

test('[OFFICE-09] a day that is over is summed once and reads the same; money that comes to it later opens it again', async () => {
  const { db } = world.database;
  const before = await allViews();
  await closeDays(db, world.clock.now());
  expect(await summedDays()).toContain(DAY);
  expect(await allViews()).toEqual(before);
  // Only the sums are read of it.
  await sql`update ledger_days set cents = cents + 1`.execute(db);
  expect((await ledger('by=day')).totals.capturedCents).toBe(total + 1);
  const late = await ChangingOrder.place(db, 1, new Map([[levels.floor, 1]]), 1);
  const [payment] = (await late.read()).payments;
  await late.capture(payment!.payment_id);
  const { totals } = await ledger('by=day');
  expect(totals).toMatchObject({ capturedCents: total + payment!.amount_cents, captures: 2 });
});

test('[PROG-09] a seller that moves to another zone has other days: what was summed is summed anew', async () => {
  const { db } = world.database;
  const closed = async () =>
    (await sql`select seller_id from closed_ledgers where seller_id = 1`.execute(db)).rows;
  await closeDays(db, world.clock.now());
  expect([(await summedDays()).length > 0, (await closed()).length]).toEqual([true, 1]);
  await sql`update sellers set name = name where seller_id = 1`.execute(db);
  expect(await closed(), 'another change changes no days').toHaveLength(1);
  await sql`update sellers set time_zone = 'Pacific/Auckland' where seller_id = 1`.execute(db);
  expect([await summedDays(), await closed()]).toEqual([[], []]);
  await closeDays(db, world.clock.now());
  expect(await summedDays()).not.toEqual([]);
  await sql`update sellers set time_zone = 'America/New_York' where seller_id = 1`.execute(db);
});
