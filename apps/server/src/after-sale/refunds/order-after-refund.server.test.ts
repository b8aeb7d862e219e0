import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAfterSaleWorld } from '../testing/after-sale-world.ts';
import type { AfterSaleWorld } from '../testing/after-sale-world.ts';

let world: AfterSaleWorld;
beforeAll(async () => {
  world = await openAfterSaleWorld('server');
});
afterAll(() => world.close());

test('[OFFICE-06] after a refund in part the order still tells of its seat, and who decided with which role', async () => {
  await sql`
    update tickets set section_name = 'Floor', row_name = 'C', seat_name = ticket_id::text, section_position = 1,
      row_position = 3, seat_position = ticket_id`.execute(world.database.db);
  const { number } = await world.buy();
  const [line] = (await world.look(number)).lines;
  const [gone, kept] = line.tickets.map(
    ({ ticketId }: { ticketId: number }) => `Floor, row C, seat ${ticketId}`,
  );
  const approved = await world.finance.send('refunds/approve', {
    number,
    lines: [{ lineId: line.lineId, ticketIds: [line.tickets[0].ticketId] }],
    withFees: true,
    withShipping: false,
    seats: 'stock',
    reason: 'Cannot come',
    totalCents: line.unitPriceCents + Math.round(line.taxesCents / line.quantity),
  });
  expect(approved.status).toBe(200);
  await world.pass(11);
  const { body } = await world.finance.send(`orders/get?number=${number}`);
  const lines = body.shows.flatMap((show: { lines: object[] }) => show.lines);
  expect(lines).toMatchObject([{ quantity: 2, canceledQuantity: 1, seats: [kept], canceledSeats: [gone] }]);
  const decided = body.story.find(({ title }: { title: string }) => title.startsWith('Refund of'));
  expect(decided.who).toMatch(/^.+, Finance$/);
});
