// An order in a currency without decimals, and one in a currency with three, from the cart to the last ticket's refund.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fan, mailsTo } from '../../accounts/testing/people.ts';
import { calls, readyToOrder } from '../../carts/testing/checkout.ts';
import { levels } from '../../testing/small-catalogue.ts';
import { openAfterSaleWorld } from '../testing/after-sale-world.ts';
import type { AfterSaleWorld } from '../testing/after-sale-world.ts';

const DAY = 86_400;

/** Two tickets with 6.25 % of tax and their shipping: what the tax comes to, and the whole, in smallest units. */
const shops = [
  { currency: 'JPY', price: 413, wire: 413, shipping: 120, tax: 52, total: 998, told: '¥998', half: 439 },
  {
    currency: 'KWD',
    price: 4130,
    wire: 4.13,
    shipping: 120,
    tax: 520,
    total: 8900,
    told: '8.900',
    half: 4390,
  },
] as const;

describe.each(shops)('$currency', ({ currency, price, wire, shipping, tax, total, told, half }) => {
  let world: AfterSaleWorld;
  beforeAll(async () => {
    world = await openAfterSaleWorld('server');
    const { db } = world.database;
    await sql`update sellers set currency = ${currency} where seller_id = 1`.execute(db);
    await sql`update price_levels set price_cents = ${price} where price_level_id = ${levels.floor}`.execute(
      db,
    );
    await sql`update delivery_methods set price_cents = ${shipping} where price_cents > 0`.execute(db);
    world.forget();
  });
  afterAll(() => world.close());

  const inBooks = async () => {
    const { db } = world.database;
    const { rows: ours } = await sql<{ cents: number; currency: string }>`
      select amount_cents as cents, currency from ledger order by entry_id`.execute(db);
    const { rows: theirs } = await sql<{ cents: number; currency: string }>`
      select case kind when 'charge' then amount_cents else -amount_cents end as cents, currency
      from standin_transactions order by transaction_id`.execute(db);
    return { ours, theirs };
  };

  test('[MONEY-01] [MONEY-02] prices, cart, charge, letters and books are in it, and so is what goes back', async () => {
    const { customer, finance } = world;
    const offered = await customer.send('/gen.v1/outlet/getoutletevents', { InfoTypes: ['OutletEvents'] });
    expect(offered.headers['x-currency']).toBe(currency);
    const cartUUID = await readyToOrder(world, customer, { level: levels.floor, quantity: 2 });
    const { body: cart, headers } = await customer.send(calls.get, { cartUUID });
    const units = price / wire;
    expect(headers['x-currency']).toBe(currency);
    expect(cart.lineItems).toMatchObject([{ PriceLevelValue: wire }]);
    expect(cart.totals).toMatchObject({
      taxes: tax / units,
      shipping: shipping / units,
      total: total / units,
    });
    // As a page would send it that took yen for cents.
    const misread = await customer.send(calls.order, { cartUUID, expectedTotal: total / units / 100 });
    expect(misread.status).toBeGreaterThanOrEqual(400);
    const placed = await customer.send(calls.order, { cartUUID, expectedTotal: total / units });
    expect(placed.status).toBe(200);
    const number: string = placed.body.order.OrderID;
    const letter = (await mailsTo(world, fan)).find(({ kind }) => kind === 'order-placed');
    expect(letter!.plain_text ?? letter!.html).toContain(told);
    expect(await inBooks()).toEqual({
      ours: [{ cents: total, currency }],
      theirs: [{ cents: total, currency }],
    });
    const [line] = (await world.look(number)).lines;
    const back = (tickets: readonly { ticketId: number }[], totalCents: number) => ({
      number,
      lines: [{ lineId: line.lineId, ticketIds: tickets.map(({ ticketId }) => ticketId) }],
      withFees: true,
      withShipping: false,
      seats: 'stock',
      reason: 'Cannot come',
      totalCents,
    });
    const part = await finance.send('refunds/approve', back(line.tickets.slice(0, 1), half));
    expect(part.body).toMatchObject({ state: 'approved' });
    await world.pass(11);
    await world.pass(DAY);
    const left = await world.finance.send('orders/cancel', {
      number,
      seats: 'stock',
      reason: 'Cannot come',
      totalCents: total - half,
    });
    expect(left.status).toBe(200);
    await world.pass(11);
    const moved = [total, -half, half - total].map((cents) => ({ cents, currency }));
    expect(await inBooks()).toEqual({ ours: moved, theirs: moved });
    await world.closeTheBooks();
  });
});
