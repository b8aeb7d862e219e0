// PROG-12: the desk sells, gives away and reserves, under the same holds and limits as everybody.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readBooks } from '../orders/testing/books.ts';
import { officeWorld } from '../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../staff/testing/office-world.ts';
import { FLOOR_CAPACITY, levels, loadSmallCatalogue } from '../testing/small-catalogue.ts';
import { hosts } from '../testing/small-world.ts';
import type { TestBrowser } from '../testing/test-app.ts';
import { engines } from '../testing/test-database.ts';
import { sale, sold } from './testing/counter-sales.ts';

// A transaction may ask nobody but itself: where there is one connection alone, it would wait for ever.
describe.each(engines)('at the counter (%s)', (engine) => {
  let world: OfficeWorld;
  let desk: OfficeBrowser;
  let buyer: TestBrowser;
  beforeAll(async () => {
    world = await officeWorld(engine);
    await loadSmallCatalogue(world.database);
    await world.database.runScript(`
    update outlet_events set choose_seats = true, single_seats = true where outlet_event_id = 101;
    update price_levels set quantity_limit = 10 where price_level_id = ${levels.floor}`);
    world.forget();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    desk = await world.signedIn('desk');
    buyer = world.browser(hosts.lantern);
    await buyer.send('/gen.v1/user/sessioninit');
  });

  const rowsOf = async (statement: string): Promise<Record<string, unknown>[]> =>
    (await sql<Record<string, unknown>>`${sql.raw(statement)}`.execute(world.database.db)).rows;
  const one = async (statement: string) => (await rowsOf(statement))[0];
  const orderOf = (number: string) =>
    one(`select state, total_cents, paid_cents, buyer_last_name, user_id, tickets from orders
    where unique_id = '${number.slice(1)}'`);
  const free = async () =>
    one(`select capacity - sold - held as free from level_stock where price_level_id = ${levels.floor}`);
  const letters = async (number: string) =>
    (await rowsOf(`select kind from mails where about = 'order ${number}' order by created_at, kind`)).map(
      ({ kind }) => kind,
    );
  const cancel = async (number: string) => {
    const owner = await world.signedIn('owner');
    const { body } = await owner.send(`refunds/get?number=${number}`);
    const wish = { number, totalCents: body.owedCents, seats: 'stock', reason: 'Sold twice' };
    expect((await owner.send('orders/cancel', wish)).status).toBe(200);
    world.clock.advance(11);
    await buyer.send('/demo/clock', { now: world.clock.now().toISOString() });
  };
  const closeTheBooks = async () => {
    const { wrong, ledgerCents, gatewayCents } = await readBooks(world.database.db);
    expect(wrong).toEqual({});
    expect(ledgerCents).toBe(gatewayCents);
  };

  test('[PROG-12] cash: paid at once, in the ledger under its own method, and never at the gateway', async () => {
    const { body } = await desk.send('counter/get?eventId=102');
    expect(body.levels[0]).toMatchObject({ id: levels.floor, free: FLOOR_CAPACITY, taxPpm: 62_500 });
    expect(body.deliveries.map(({ name }: { name: string }) => name)).toContain('Will Call');
    const number = await sold(desk);
    expect(await orderOf(number)).toMatchObject({
      state: 'STATUS_ORDER_PAID',
      paid_cents: 8500,
      buyer_last_name: 'Okafor',
      user_id: null,
      tickets: 2,
    });
    expect(await rowsOf(`select method, kind, amount_cents from ledger`)).toEqual([
      { method: 'cash', kind: 'capture', amount_cents: 8500 },
    ]);
    expect(await rowsOf('select 1 from payment_intents')).toEqual([]);
    expect(await letters(number)).toEqual(['order-placed']);
    const finance = await world.signedIn('finance');
    const day = world.clock.now().toISOString().slice(0, 10);
    const span = `from=2026-11-01&to=${day}`;
    const byMethod = await finance.send(`ledger/get?${span}&by=method`);
    expect(byMethod.body.rows).toMatchObject([{ key: 'Cash', capturedCents: 8500 }]);
    const byDay = await finance.send(`ledger/get?${span}&by=day`);
    expect(byDay.body.rows).toMatchObject([{ capturedCents: 8500, handCents: 8500 }]);
    const lines = await finance.send(`ledger/lines?${span}`);
    expect(lines.body.rows).toMatchObject([{ kind: 'captured', card: 'Cash', order: number }]);
    const shown = (await desk.send(`orders/get?number=${number}`)).body;
    expect(shown.payments).toMatchObject([{ state: 'paid', card: 'Cash' }]);
    expect(shown.story.map(({ title }: { title: string }) => title)).toContain('Sold at the counter');
    await closeTheBooks();
  });

  test('[PROG-12] the same limits and the same stock: all that was wished for, or an honest no', async () => {
    const tooMany = await desk.send('counter/sell', { ...sale, lines: [{ levelId: 1001, quantity: 7 }] });
    expect(tooMany.body).toMatchObject({ code: 'INVALID_INPUT' });
    const lines = [{ levelId: levels.floor, quantity: 9 }];
    const short = await desk.send('counter/sell', { ...sale, lines, totalCents: 38_250 });
    expect(short.body).toMatchObject({ code: 'COUNTER_REFUSED', message: 'Floor: only 8 are left' });
    const odd = await desk.send('counter/sell', {
      ...sale,
      lines: [{ levelId: levels.floor, quantity: 11 }],
    });
    expect(odd.body.code).toBe('QUANTITY_NOT_ALLOWED');
    const off = await desk.send('counter/sell', {
      ...sale,
      lines: [{ levelId: levels.offSale, quantity: 1 }],
    });
    expect(off.body.code).toBe('NOT_ON_SALE');
    const dear = await desk.send('counter/sell', { ...sale, totalCents: 8000 });
    expect(dear.body.message).toContain('$85.00');
    const shipped = await desk.send('counter/sell', {
      ...sale,
      deliveryMethodUuid: sale.deliveryMethodUuid.replace(/1$/, '2'),
    });
    expect(shipped.body.fields).toMatchObject({ address: expect.any(String) });
    const nameless = await desk.send('counter/sell', { ...sale, lastName: ' ', way: 'reserve' });
    expect(nameless.body.fields).toEqual({
      lastName: expect.any(String),
      untilDay: expect.any(String),
    });
    expect(await free()).toEqual({ free: 8 });
  });

  test('[PROG-12] named seats: the very ones, and who is too late is told which are gone', async () => {
    const seated = {
      eventId: 101,
      lines: [{ levelId: levels.orchestra, quantity: 2, seats: 'B 4-5' }],
      totalCents: 21_900,
    };
    const number = await sold(desk, seated);
    const shown = (await desk.send(`orders/get?number=${number}`)).body;
    expect(shown.shows[0].lines[0].seats).toEqual(['Orchestra, row B, seat 4', 'Orchestra, row B, seat 5']);
    const late = await desk.send('counter/sell', { ...sale, ...seated });
    expect(late.body.code).toBe('SEATS_GONE');
    const unknown = { ...seated, lines: [{ levelId: levels.orchestra, quantity: 1, seats: 'Q 1' }] };
    expect((await desk.send('counter/sell', { ...sale, ...unknown })).body.message).toContain('Q 1');
  });

  test('[PROG-12] reserved and on invoice: kept to the end of the day told, paid by hand once', async () => {
    const untilDay = world.clock.now().toISOString().slice(0, 10);
    const number = await sold(desk, { way: 'invoice', untilDay });
    const take = (amountCents: number) =>
      desk.send('counter/take-money', { number, method: 'invoice', amountCents, note: 'Paper 17' });
    expect((await take(8000)).body.message).toContain('$85.00');
    const both = await Promise.all([take(8500), take(8500)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await orderOf(number)).toMatchObject({ state: 'STATUS_ORDER_PAID' });
    expect(await rowsOf(`select method, note from hand_movements where method = 'invoice'`)).toEqual([
      { method: 'invoice', note: 'Paper 17' },
    ]);
    const late = await desk.send('counter/sell', { ...sale, way: 'reserve', untilDay: '2027-06-01' });
    expect(late.body.fields).toMatchObject({ untilDay: expect.stringContaining('60 days') });
    await closeTheBooks();
  });

  test('[PROG-12] cash for an order that was canceled meanwhile: nobody takes it, and is told who and when', async () => {
    const untilDay = world.clock.now().toISOString().slice(0, 10);
    const number = await sold(desk, {
      way: 'reserve',
      untilDay,
      lines: [{ levelId: levels.floor, quantity: 1 }],
      totalCents: 4250,
    });
    await cancel(number);
    const { status, body } = await desk.send('counter/take-money', {
      number,
      method: 'cash',
      amountCents: 4250,
    });
    expect([status, body.code]).toEqual([409, 'COUNTER_REFUSED']);
    expect(body.message).toMatch(/^owner, Owner canceled this order on .*Please take no money/);
    expect(await rowsOf(`select 1 from hand_movements where amount_cents = 4250`)).toEqual([]);
    await closeTheBooks();
  });

  test('[PROG-12] given away: for nothing, up to the owner’s number, and the reason is kept', async () => {
    const gift = {
      eventId: sale.eventId,
      lines: [{ levelId: levels.floor, quantity: 2 }],
      firstName: 'Ada',
      lastName: 'Moss',
      email: 'ada@example.com',
      deliveryMethodUuid: sale.deliveryMethodUuid,
      reason: 'Lost a wager',
    };
    const refused = await desk.send('counter/give-away', gift);
    expect(refused.body.message).toBe('Only an owner gives tickets away');
    const owner = await world.signedIn('owner');
    expect((await owner.send('counter/gift-limit', { tickets: 1 })).status).toBe(200);
    expect((await desk.send('counter/give-away', gift)).body.message).toContain('one ticket');
    const { body } = await desk.send('counter/give-away', {
      ...gift,
      lines: [{ ...gift.lines[0], quantity: 1 }],
    });
    expect(await orderOf(body.number)).toMatchObject({
      state: 'STATUS_ORDER_PAID',
      total_cents: 0,
      tickets: 1,
    });
    const given = await owner.send('counter/give-away', gift);
    expect(given.status).toBe(200);
    expect(await letters(given.body.number)).toEqual(['order-placed']);
    await closeTheBooks();
  });

  test('[PROG-12] the database takes no second cash, no foreign method and no more back than came', async () => {
    const { db } = world.database;
    const [came] = await rowsOf(`select * from hand_movements where kind = 'capture' and method = 'cash'`);
    const again = `insert into hand_movements select seller_id, 'AAAAAAAAAAAAAAAAAAAA', method, kind, amount_cents,
    currency, of_ref, target_kind, target_id, is_test, by_name, note, moved_at from hand_movements where ref = '${came!.ref as string}'`;
    await expect(sql.raw(again).execute(db)).rejects.toMatchObject({
      constraint: 'hand_movements_one_capture',
    });
    const back = (method: string, cents: number) =>
      sql
        .raw(
          `insert into hand_movements select seller_id, 'AAAAAAAAAAAAAAAAAAAB', '${method}', 'return', ${cents},
      currency, ref, target_kind, target_id, is_test, by_name, note, moved_at from hand_movements where ref = '${came!.ref as string}'`,
        )
        .execute(db);
    await expect(back('cash', 8501)).rejects.toMatchObject({ constraint: 'hand_movements_return' });
    await expect(back('invoice', 100)).rejects.toMatchObject({ constraint: 'hand_movements_return' });
    const booked = `insert into ledger (seller_id, ref, kind, amount_cents, currency, transaction_id, target_kind,
    target_id, recorded_at, method) values (1, 'BBBBBBBBBBBBBBBBBBBB', 'capture', 5, 'USD', 'x', 'x', 'x', now(), 'cash')`;
    await expect(sql.raw(booked).execute(db)).rejects.toMatchObject({ constraint: 'ledger_as_by_hand' });
  });
});
