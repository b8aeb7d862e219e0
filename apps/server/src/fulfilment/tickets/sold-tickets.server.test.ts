import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import { paidByHand } from '../../orders/testing/change-world.ts';
import { samplePhoneTicket } from '../../orders/testing/sample-refund.ts';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';
import { openDoor } from '../testing/door-world.ts';

let world: OfficeWorld;
let owner: OfficeBrowser;
let eventId: number;
const sold: { number: string; ticketId: number }[] = [];
beforeAll(async () => {
  world = await officeWorld('server', paidByHand);
  owner = await world.signedIn('owner');
  for (let nth = 0; nth < 3; nth += 1) sold.push(await samplePhoneTicket(world));
  [{ eventId }] = (
    await sql<{ eventId: number }>`
      select l.outlet_event_id as "eventId" from order_lines l join order_tickets t using (seller_id, line_id)
      where t.ticket_id = ${sold[0]!.ticketId}`.execute(world.database.db)
  ).rows as [{ eventId: number }];
});
afterAll(() => world.close());

const read = (more = '', browser = owner) => browser.send(`tickets/list?eventId=${eventId}${more}`);
const since = (moment: Date) => `&changedSince=${encodeURIComponent(moment.toISOString())}`;
const told = async (more: string): Promise<[string, string][]> =>
  (await read(more)).body.rows.map(({ order, state }: { order: string; state: string }) => [order, state]);

test('[API-03] tickets of an event in a stable order, page by page', async () => {
  const { body } = await read();
  expect(body).toMatchObject({ matching: 3, isExact: true });
  expect(await told('')).toEqual(sold.map(({ number }) => [number, 'on-phone']));
  const first = await read('&size=2');
  expect(first.body.rows).toHaveLength(2);
  const second = await read(`&size=2&after=${encodeURIComponent(first.body.after)}`);
  expect([...first.body.rows, ...second.body.rows]).toEqual(body.rows);
});

test('[API-03] those alone that changed since: who came in, was let out again, or whose ticket ended', async () => {
  const { passId } = await openDoor(world, { eventId });
  world.clock.advance(60);
  const now = world.clock.now();
  const at = `'${now.toISOString()}'`;
  await world.database.runScript(`
    insert into door_scans (seller_id, scan_uuid, event_id, pass_id, gate, line_id, ticket_id, level_name, result, offline,
      scanned_at, received_at)
    select seller_id, gen_random_uuid(), ${eventId}, ${passId}, 'Main', line_id, ticket_id, 'Floor', 'in', false, ${at}, ${at}
    from order_tickets where ticket_id = ${sold[0]!.ticketId}`);
  expect(await told(since(now))).toEqual([[sold[0]!.number, 'in']]);
  world.clock.advance(60);
  const later = world.clock.now();
  await world.database.runScript(`
    update door_scans set undone_at = '${later.toISOString()}';
    update mobile_tickets set revoked_at = '${later.toISOString()}' where ticket_id = ${sold[1]!.ticketId}`);
  expect(new Map(await told(since(later)))).toEqual(
    new Map([
      [sold[0]!.number, 'on-phone'],
      [sold[1]!.number, 'sold'],
    ]),
  );
});

test('[API-03] [STAFF-09] of another seller’s event nothing is told; which event is meant must be said', async () => {
  expect((await read('', await world.signedIn('stranger'))).status).toBe(404);
  expect(await owner.send('tickets/list')).toMatchObject({ status: 400, body: { fields: { eventId: /./ } } });
});
