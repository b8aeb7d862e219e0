// A seller whose prices contain their taxes: from the event's page to the last ticket's refund.
import { includedTax } from '@stagedoor/rules/money/included-tax';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fan, mailsTo } from '../../accounts/testing/people.ts';
import { calls, readyToOrder } from '../../carts/testing/checkout.ts';
import { levels } from '../../testing/small-catalogue.ts';
import { openAfterSaleWorld } from '../testing/after-sale-world.ts';
import type { AfterSaleWorld } from '../testing/after-sale-world.ts';

const DAY = 86_400;
const EACH = 2511;
const SHIPPING = 600;

let world: AfterSaleWorld;
beforeAll(async () => {
  world = await openAfterSaleWorld('server');
  const { db } = world.database;
  await sql`update sellers set currency = 'EUR', taxes_included = true, tax_name = 'TVA' where seller_id = 1`.execute(
    db,
  );
  await sql`update shows set tax_rate_basis_points = 2000`.execute(db);
  await sql`update price_levels set price_cents = ${EACH} where price_level_id = ${levels.floor}`.execute(db);
  await sql`update delivery_methods set price_cents = ${SHIPPING} where price_cents > 0`.execute(db);
  world.forget();
});
afterAll(() => world.close());

const taxOf = (cents: number) => includedTax(cents, 200_000);

async function giveBackOne(number: string): Promise<void> {
  const [line] = (await world.look(number)).lines;
  const part = await world.finance.send('refunds/approve', {
    number,
    lines: [{ lineId: line.lineId, ticketIds: [line.tickets[0].ticketId] }],
    withFees: true,
    withShipping: false,
    seats: 'stock',
    reason: 'Cannot come',
    totalCents: EACH,
  });
  expect(part.body).toMatchObject({ state: 'approved' });
  await world.pass(11);
  await world.pass(DAY);
}

test('[MONEY-04] the price seen is the price paid, and its tax is told from the cart to the last refund', async () => {
  const { customer } = world;
  const { body: shop } = await customer.send('/gen.v1/outlet/getinfo', { InfoTypes: ['OutletTheme'] });
  expect(shop.Outlet.IncludedTax).toBe('TVA');
  const cartUUID = await readyToOrder(world, customer, { level: levels.floor, quantity: 3 });
  const { body: cart } = await customer.send(calls.get, { cartUUID });
  const total = 3 * EACH + SHIPPING;
  const tax = taxOf(3 * EACH) + taxOf(SHIPPING);
  expect(cart.totals).toEqual({
    tickets: (3 * EACH) / 100,
    fees: 0,
    taxes: 0,
    IncludedTaxes: [{ TaxPpm: 200_000, amount: tax / 100 }],
    shipping: SHIPPING / 100,
    total: total / 100,
  });
  const placed = await customer.send(calls.order, { cartUUID, expectedTotal: total / 100 });
  const number: string = placed.body.order.OrderID;
  const { body: receipt } = await customer.send('/gen.v1/customerorder/get', { OrderID: number });
  expect(receipt.order.TotalSummary).toMatchObject({
    taxes: 0,
    IncludedTaxes: [{ TaxPpm: 200_000, amount: tax / 100 }],
    total: total / 100,
  });
  const letter = (await mailsTo(world, fan)).find(({ kind }) => kind === 'order-placed');
  expect(letter!.plain_text ?? letter!.html).toContain('Included TVA');

  await giveBackOne(number);
  const left = taxOf(2 * EACH) + taxOf(SHIPPING);
  const included = async () =>
    (await world.finance.send(`orders/get?number=${number}`)).body.money.includedTaxes;
  expect(await included()).toEqual([{ ppm: 200_000, taxCents: left }]);
  const books = async () =>
    (await world.finance.send('ledger/fees-and-tax?from=2026-01-01&to=2026-12-31')).body;
  expect(await books()).toMatchObject({
    totals: { taxesCents: 0, includedTaxesCents: left, staysCents: total - EACH },
    rates: [{ ppm: 200_000, taxCents: left }],
  });
  await world.finance.send('orders/cancel', {
    number,
    seats: 'stock',
    reason: 'Cannot come',
    totalCents: total - EACH,
  });
  await world.pass(11);
  expect(await included()).toEqual([]);
  expect(await books()).toMatchObject({ totals: { includedTaxesCents: 0, staysCents: 0 }, rates: [] });
  const { rows } = await sql<{ tax: number }>`
    select -included_taxes_cents as tax from order_change_lines order by change_id`.execute(
    world.database.db,
  );
  expect(rows).toEqual([{ tax: taxOf(3 * EACH) - taxOf(2 * EACH) }, { tax: taxOf(2 * EACH) }]);
});

test('[MONEY-04] a level may have a rate of its own, and a line keeps the one it was sold at', async () => {
  const { customer } = world;
  const { db } = world.database;
  await sql`update price_levels set tax_rate_basis_points = 550 where price_level_id = ${levels.floor}`.execute(
    db,
  );
  world.forget();
  const cartUUID = await readyToOrder(world, customer, { level: levels.floor, quantity: 1 });
  const { body: cart } = await customer.send(calls.get, { cartUUID });
  expect(cart.totals.IncludedTaxes).toMatchObject([{ TaxPpm: 55_000 }]);
  await sql`update sellers set taxes_included = false where seller_id = 1`.execute(db);
  world.forget();
  const { body: same } = await customer.send(calls.get, { cartUUID });
  expect(same.totals).toEqual(cart.totals);
  const placed = await customer.send(calls.order, { cartUUID });
  expect(placed.status).toBe(200);
  const line = sql`order_lines where order_id = (select max(order_id) from orders)`;
  const { rows } = await sql`select tax_ppm, included_ppm, taxes_cents from ${line}`.execute(db);
  expect(rows).toEqual([{ tax_ppm: 0, included_ppm: 55_000, taxes_cents: 0 }]);
  await expect(sql`update order_lines set included_ppm = 1`.execute(db)).rejects.toThrow(
    'A line keeps the rate that it was sold at',
  );
});

test('[MONEY-04] the database works out the same tax as the rules', async () => {
  const asked = fc.sample(fc.tuple(fc.nat(2_000_000_000), fc.nat(500_000)), { numRuns: 500, seed: 4 });
  const { rows } = await sql<{ tax: string }>`
    select included_tax(gross, ppm)::text as tax
    from unnest(${asked.map(([gross]) => gross)}::bigint[], ${asked.map(([, ppm]) => ppm)}::int[])
      with ordinality as g (gross, ppm, nth) order by nth`.execute(world.database.db);
  expect(rows.map(({ tax }) => Number(tax))).toEqual(asked.map(([gross, ppm]) => includedTax(gross, ppm)));
});
