import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { levels } from '../../testing/small-catalogue.ts';
import { openAfterSaleWorld } from '../testing/after-sale-world.ts';
import type { AfterSaleWorld } from '../testing/after-sale-world.ts';

let world: AfterSaleWorld;
beforeAll(async () => {
  world = await openAfterSaleWorld('server');
  await world.comeBack();
});
afterAll(() => world.close());

const send = (call: string, body: object) => world.customer.send(`/gen.v1/customerorder/${call}`, body);
type Answer = Awaited<ReturnType<typeof send>>;

test('[AFTER-01] [HIST-ORD-14] [OPS-24] one of two tickets is asked back: the desk sees it, and gives back no other', async () => {
  const order = await world.buy();
  const { lines } = await world.look(order.number);
  const [, second] = lines[0].tickets;
  const ask = () =>
    world.customer.send('/gen.v1/customerorder/requestoeirefund', {
      CustomerOrderID: order.id,
      PriceLevelIDs: [levels.floor],
      TicketIDs: [second.ticketId],
      RequestValue: true,
    });
  await ask();
  const asked = async () => {
    const { body } = await world.desk.send('refunds/list');
    return body.rows.filter(({ number, why }: { number: string; why: string }) => {
      return number === order.number && why === 'asked';
    });
  };
  expect(await asked()).toMatchObject([{ what: 'Floor × 1', cents: 4250 }]);
  const seen = await world.look(order.number);
  expect(seen.lines[0].tickets).toMatchObject([{}, { ticketId: second.ticketId, asked: true }]);
  expect(seen.lines[0].tickets[0].asked).toBeUndefined();
  // A colleague's proposal about it answers the wish; the other ticket is not asked for instead.
  const chosen = { lines: [{ lineId: lines[0].lineId, ticketIds: [second.ticketId] }] };
  const proposed = await world.desk.send('refunds/approve', {
    ...chosen,
    number: order.number,
    withFees: true,
    withShipping: false,
    seats: 'stock',
    reason: 'Cannot come',
    totalCents: 4250,
  });
  expect(proposed.body).toMatchObject({ state: 'proposed' });
  expect(await asked()).toEqual([]);
  await world.finance.send('refunds/decline', { number: order.number, reason: 'Not this one' });
  await ask();
  const { body } = await world.finance.send('refunds/approve-many', {
    orders: [{ number: order.number, totalCents: 4250 }],
    seats: 'stock',
  });
  expect(body).toMatchObject({ decided: [{}], refused: [] });
  await world.pass(11);
  const after = (await world.look(order.number)).lines[0];
  expect(after).toMatchObject({ asked: false, takenTickets: 1, tickets: [{}] });
  expect(after.tickets[0].ticketId).not.toBe(second.ticketId);
});

test('[CALL-49] [HIST-ORD-14] [OPS-46] single tickets are asked back, and asking for others changes the wish', async () => {
  const { orderId } = { orderId: (await world.buy({ level: levels.floor, quantity: 2 })).id };
  const ask = (RequestValue: boolean, TicketIDs?: number[]) =>
    send('requestoeirefund', {
      CustomerOrderID: orderId,
      PriceLevelIDs: [levels.floor],
      RequestValue,
      TicketIDs,
    });
  type Ticket = { TicketID: number; RefundRequested?: boolean };
  const manifest = ({ body }: Answer): Ticket[] => body.order.LineItems[0].TicketManifest;
  const asked = (answer: Answer) => manifest(answer).map(({ RefundRequested = false }) => RefundRequested);
  const [first, second] = manifest(await send('get', { CustomerOrderID: orderId })).map(
    ({ TicketID }) => TicketID,
  );
  expect(asked(await ask(true, [second!]))).toEqual([false, true]);
  const { rows } = await sql<{ plain_text: string }>`select m.plain_text from mails m
    join orders o on m.about = 'order Z' || o.unique_id
    where m.kind = 'refund-received' and o.order_id = ${orderId}`.execute(world.database.db);
  expect(rows[0]!.plain_text).toContain('1 × Floor of order Z');
  expect(asked(await ask(true, [first!]))).toEqual([true, false]);
  expect(asked(await ask(true, [second!, first!]))).toEqual([true, true]);
  for (const strange of [[999_999_999], [first!, 999_999_999]])
    expect((await ask(true, strange)).status).toBe(404);
  expect((await ask(true, [])).status).toBe(400);
  await ask(true, [first!]);
  // As the version before does, which knows of no single tickets: the next wish is for the line again.
  await sql`update order_lines set refund_requested_at = null where order_id = ${orderId}`.execute(
    world.database.db,
  );
  expect(asked(await ask(true))).toEqual([true, true]);
  expect(asked(await ask(false))).toEqual([false, false]);
});
