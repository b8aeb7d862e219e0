// MONEY-05: numbered invoices and credit notes, from the first payment to the last ticket's return.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fan, mailsTo } from '../../accounts/testing/people.ts';
import { issueInvoices } from '../../orders/testing/issue-invoices.ts';
import { levels } from '../../testing/small-catalogue.ts';
import { hosts } from '../../testing/small-world.ts';
import { openAfterSaleWorld } from '../testing/after-sale-world.ts';
import type { AfterSaleWorld } from '../testing/after-sale-world.ts';

const DAY = 86_400;
const DETAILS = {
  issue: true,
  legalName: 'Lantern Live SARL',
  address: ['1 rue de la République', '69001 Lyon'],
  taxNumber: 'FR 00 123456789',
  prefix: 'LY',
  note: null,
};

interface Issued {
  year: number;
  number: number;
  kind: string;
  total: number;
  order: number;
  change: number | null;
  uuid: string;
  document: { rates: { ppm: number; netCents: number; taxCents: number }[]; amends?: string };
}

const issuedIn = async ({ database }: AfterSaleWorld): Promise<Issued[]> => {
  const { rows } = await sql<Issued>`
    select year, number, kind, total_cents as total, order_id as order, change_id as change, invoice_uuid as uuid, document
    from invoices order by year, number`.execute(database.db);
  return rows;
};

const switchTo = async (world: AfterSaleWorld, issue: boolean): Promise<void> => {
  await sql`update sellers set invoices = ${JSON.stringify({ ...DETAILS, issue })}::jsonb where seller_id = 1`.execute(
    world.database.db,
  );
  world.forget();
};

const shops = [
  { currency: 'EUR', price: 2511, told: '€' },
  { currency: 'JPY', price: 413, told: '¥' },
  { currency: 'KWD', price: 4130, told: 'KWD' },
] as const;

describe.each(shops)('in $currency', ({ currency, price, told }) => {
  let world: AfterSaleWorld;
  beforeAll(async () => {
    world = await openAfterSaleWorld('server');
    const { db } = world.database;
    await sql`update sellers set currency = ${currency}, taxes_included = true, time_zone = 'Europe/Paris'
      where seller_id = 1`.execute(db);
    await sql`update shows set tax_rate_basis_points = 2000`.execute(db);
    await sql`update price_levels set price_cents = ${price} where price_level_id = ${levels.floor}`.execute(
      db,
    );
    await sql`update delivery_methods set price_cents = 120 where price_cents > 0`.execute(db);
    world.forget();
  });
  afterAll(() => world.close());

  test('[MONEY-05] [MONEY-02] every order has one once they are switched on, every return a credit note', async () => {
    await world.buy({ quantity: 1 });
    await world.runJobs();
    expect(await issuedIn(world)).toEqual([]);

    await switchTo(world, true);
    const order = await world.buy({ quantity: 3 });
    const total = 3 * price + 120;
    await world.runJobs();
    const [invoice] = await issuedIn(world);
    expect(invoice).toMatchObject({ year: 2026, number: 1, kind: 'invoice', total, change: null });
    const { body } = await world.customer.send('/gen.v1/customerorder/get', { OrderID: order.number });
    expect(body.order.Invoices).toEqual([
      expect.objectContaining({ InvoiceNumber: 'LY-2026-00001', InvoicePath: `/invoice/${invoice!.uuid}` }),
    ]);
    const letter = (await mailsTo(world, fan)).find(({ kind }) => kind === 'invoice-issued');
    expect(letter!.html).toContain(`/invoice/${invoice!.uuid}`);
    expect(letter!.html).toContain(told);

    const [line] = (await world.look(order.number)).lines;
    await world.finance.send('refunds/approve', {
      number: order.number,
      lines: [{ lineId: line.lineId, ticketIds: [line.tickets[0].ticketId] }],
      withFees: true,
      withShipping: false,
      seats: 'stock',
      reason: 'Cannot come',
      totalCents: price,
    });
    await world.pass(11);
    await world.pass(DAY);
    // Whoever switches them off still gives back what was invoiced.
    await switchTo(world, false);
    const rest = { seats: 'stock', reason: 'Cannot come', totalCents: total - price };
    await world.finance.send('orders/cancel', { number: order.number, ...rest });
    await world.pass(11);
    await world.pass(DAY);
    const issued = await issuedIn(world);
    expect(issued.map(({ number, kind, total: sum }) => ({ number, kind, sum }))).toEqual([
      { number: 1, kind: 'invoice', sum: total },
      { number: 2, kind: 'credit-note', sum: -price },
      { number: 3, kind: 'credit-note', sum: price - total },
    ]);
    expect(issued.map(({ document }) => document.amends)).toEqual([
      undefined,
      'LY-2026-00001',
      'LY-2026-00001',
    ]);
    const rates = issued.flatMap(({ document }) => document.rates);
    expect(new Set(rates.map(({ ppm }) => ppm))).toEqual(new Set([200_000]));
    const sum = (part: 'netCents' | 'taxCents') => rates.reduce((all, each) => all + each[part], 0);
    expect([sum('netCents'), sum('taxCents')]).toEqual([0, 0]);
    expect((await world.finance.send(`orders/get?number=${order.number}`)).body.invoices).toHaveLength(3);
    await world.closeTheBooks();
  });
});

describe('numbers', () => {
  let world: AfterSaleWorld;
  beforeAll(async () => {
    world = await openAfterSaleWorld('server', { leftJobs: ['issue invoices'] });
    await sql`update sellers set time_zone = 'Europe/Paris' where seller_id = 1`.execute(world.database.db);
    await switchTo(world, true);
  });
  afterAll(() => world.close());

  /** Orders that were just paid, some free of charge, each with a number of its own. */
  async function pay(many: number): Promise<void> {
    await sql`
      insert into orders (seller_id, unique_id, outlet_id, user_id, state, email, tickets_cents, fees_cents, taxes_cents,
        shipping_cents, total_cents, paid_cents, created_at, updated_at)
      select 1, lpad((coalesce((select count(*) from orders), 0) + n)::text, 10, '7'), 1,
        (select min(user_id) from customers where seller_id = 1), 'STATUS_ORDER_PAID', 'fan@example.com', 0, 0, 0,
        n % 4 * 250, n % 4 * 250, n % 4 * 250, ${world.clock.now()}, ${world.clock.now()}
      from generate_series(1, ${many}::int) n`.execute(world.database.db);
  }

  test('[MONEY-05] four nodes issue at once, of which some die on the way: no number is missing, none is there twice', async () => {
    const { db } = world.database;
    let asked = 0;
    for (const many of [7, 1, 18]) {
      await pay(many);
      const now = world.clock.now();
      const nodes = Array.from({ length: 4 }, () =>
        issueInvoices(db, now, () => {
          // By then the number is taken and the document written.
          if ((asked += 1) % 3 === 0) throw new Error('The node dies');
        }),
      );
      await Promise.all(nodes);
      await issueInvoices(db, now);
    }
    const issued = await issuedIn(world);
    expect(asked).toBeGreaterThan(26);
    expect(issued.map(({ number }) => number)).toEqual(Array.from({ length: 26 }, (_, index) => index + 1));
    expect(new Set(issued.map(({ order }) => order)).size).toBe(26);
    expect((await sql`select from invoices_to_issue`.execute(db)).rows).toHaveLength(0);
  });

  test('[MONEY-05] a year begins by the seller’s own clock, and its numbers with one', async () => {
    const { db } = world.database;
    await pay(2);
    await issueInvoices(db, new Date('2026-12-31T22:59:59Z'));
    await pay(2);
    await issueInvoices(db, new Date('2026-12-31T23:00:01Z'));
    const last = (await issuedIn(world)).slice(-4).map(({ year, number }) => `${year}/${number}`);
    expect(last).toEqual(['2026/27', '2026/28', '2027/1', '2027/2']);
  });

  test('[MONEY-05] the database keeps what was issued, and takes no number out of turn', async () => {
    const { db } = world.database;
    await expect(sql`update invoices set total_cents = 1`.execute(db)).rejects.toThrow('stays as it is');
    await expect(sql`delete from invoices`.execute(db)).rejects.toThrow('stays as it is');
    await pay(1);
    const outOfTurn = sql`
      insert into invoices (seller_id, year, number, invoice_uuid, kind, order_id, currency, total_cents, issued_at,
        issued_day, document)
      select 1, 2027, 9, gen_random_uuid(), 'invoice', max(order_id), 'USD', 0, now(), '2027-01-02', '{}' from orders`;
    await expect(outOfTurn.execute(db)).rejects.toThrow('invoices_without_gaps');
    await issueInvoices(db, new Date('2027-01-02T12:00:00Z'));
  });

  test('[MONEY-05] whoever has the address reads the document, at its seller’s shops and nowhere else', async () => {
    const [invoice] = await issuedIn(world);
    const get = (host: string, uuid: string) =>
      world.http.inject({ url: `/invoice/${uuid}`, headers: { host } });
    const found = await get(hosts.lantern, invoice!.uuid);
    expect([found.statusCode, found.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(found.headers['content-disposition']).toBe('attachment; filename="invoice-LY-2026-00001.pdf"');
    expect(found.headers['cache-control']).toBe('no-store');
    expect(found.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await get(hosts.lantern, crypto.randomUUID())).statusCode).toBe(404);
    expect((await get(hosts.lantern, 'x')).statusCode).toBe(404);
    await world.database.runScript(`
      insert into sellers (seller_id, name) values (7, 'Another');
      insert into outlets (outlet_id, seller_id, type_id, name) values (90, 7, 1, 'Another');
      insert into outlet_hosts values ('another.localhost', 90, true)`);
    world.forget();
    expect((await get('another.localhost', invoice!.uuid)).statusCode).toBe(404);
  });
});
