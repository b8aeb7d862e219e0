// PROG-12: what came by hand goes back by hand: a person gives it and notes it, the ledger has it, no gateway hears of it.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sold } from '../../counter/testing/counter-sales.ts';
import { openAfterSaleWorld } from '../testing/after-sale-world.ts';
import type { AfterSaleWorld } from '../testing/after-sale-world.ts';

let world: AfterSaleWorld;
beforeAll(async () => {
  world = await openAfterSaleWorld('server');
});
afterAll(() => world.close());

test('[PROG-12] cash goes back by hand, once and no more than came, and the day’s books name it', async () => {
  const number = await sold(world.desk);
  const seen = await world.look(number);
  expect(seen.captures).toMatchObject([{ card: 'Cash', policy: { isByHand: true } }]);
  const [line] = seen.lines;
  const approved = await world.finance.send('refunds/approve', {
    number,
    lines: [{ lineId: line.lineId, ticketIds: [line.tickets[0].ticketId] }],
    withFees: true,
    withShipping: false,
    seats: 'stock',
    reason: 'Came alone',
    totalCents: 4250,
  });
  expect(approved.status).toBe(200);
  await world.pass(11);
  const after = (await world.look(number)).changes[0];
  expect(after).toMatchObject({ state: 'effective', problem: expect.stringContaining('goes back by hand') });
  const { returnId } = after.returns[0];
  const again = await world.finance.send('refunds/try-again', { number, returnId });
  expect(again.body).toMatchObject({ code: 'AFTER_SALE_REFUSED' });
  const note = { number, returnId, note: 'Out of the drawer' };
  expect((await world.finance.send('refunds/other-way', note)).status).toBe(200);
  expect((await world.finance.send('refunds/other-way', note)).status).toBe(409);
  expect((await world.look(number)).changes).toMatchObject([{ state: 'settled' }]);
  const { rows } = await sql`select l.method, l.kind, l.amount_cents as cents, h.by_name, h.note from ledger l
    join hand_movements h on h.seller_id = l.seller_id and h.ref = l.hand_ref order by l.entry_id`.execute(
    world.database.db,
  );
  expect(rows).toEqual([
    { method: 'cash', kind: 'capture', cents: 8500, by_name: 'desk', note: null },
    { method: 'cash', kind: 'return', cents: -4250, by_name: 'finance', note: 'Out of the drawer' },
  ]);
  const day = world.clock.now().toISOString().slice(0, 10);
  const { body } = await world.finance.send(`ledger/get?from=2026-11-01&to=${day}&by=method`);
  expect(body.rows).toMatchObject([{ key: 'Cash', capturedCents: 8500, refundedCents: 4250 }]);
  await world.closeTheBooks();
});
