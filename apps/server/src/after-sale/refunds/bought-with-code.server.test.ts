import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { makeCode, usesOf } from '../../codes/testing/make-code.ts';
import { levels } from '../../testing/small-catalogue.ts';
import { openAfterSaleWorld } from '../testing/after-sale-world.ts';
import type { AfterSaleWorld } from '../testing/after-sale-world.ts';

let world: AfterSaleWorld;
beforeAll(async () => {
  world = await openAfterSaleWorld('server');
});
afterAll(() => world.close());
afterEach(() => world.closeTheBooks());

async function giveBack(number: string, tickets: number, totalCents: number): Promise<void> {
  const { lines } = await world.look(number);
  const ticketIds = lines[0].tickets.slice(0, tickets).map(({ ticketId }: { ticketId: number }) => ticketId);
  const { status, body } = await world.finance.send('refunds/approve', {
    number,
    lines: [{ lineId: lines[0].lineId, ticketIds }],
    withFees: true,
    withShipping: false,
    seats: 'stock',
    reason: 'Cannot come',
    totalCents,
  });
  expect([status, body]).toEqual([200, expect.anything()]);
  await world.pass(11);
}

test('[CODE-05] [AFTER-01] one of two tickets gives back what was paid for it; the last one gives the use back, where the code says so', async () => {
  const { db } = world.database;
  await makeCode(db, 'RETURNS', { returns_use: true, most_orders: 1 });
  const order = await world.buy({ level: levels.orchestra, code: 'RETURNS' });
  // $95.00 less $5.00, and $14.50 fees.
  await giveBack(order.number, 1, 10_450);
  expect(await usesOf(db, 'RETURNS')).toEqual({ held: 0, spent: 1, returned: 0 });
  await giveBack(order.number, 1, 10_450);
  expect(await usesOf(db, 'RETURNS')).toEqual({ held: 0, spent: 0, returned: 1 });
  // Somebody else may have it now.
  await world.buy({ level: levels.orchestra, quantity: 1, code: 'RETURNS' });
  expect(await usesOf(db, 'RETURNS')).toEqual({ held: 0, spent: 1, returned: 1 });
});

test('[CODE-05] a code that does not say so is used, whatever is given back', async () => {
  const { db } = world.database;
  await makeCode(db, 'STAYS', { most_orders: 1 });
  const order = await world.buy({ level: levels.orchestra, quantity: 1, code: 'STAYS' });
  await giveBack(order.number, 1, 10_450);
  expect(await usesOf(db, 'STAYS')).toEqual({ held: 0, spent: 1, returned: 0 });
});
