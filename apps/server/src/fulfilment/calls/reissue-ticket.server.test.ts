import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { paidByHand } from '../../orders/testing/change-world.ts';
import { samplePhoneTicket } from '../../orders/testing/sample-refund.ts';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeWorld } from '../../staff/testing/office-world.ts';
import { engines } from '../../testing/test-database.ts';
import { sql } from 'kysely';

describe.each(engines)('a ticket issued anew (%s)', (engine) => {
  let world: OfficeWorld;
  beforeAll(async () => {
    world = await officeWorld(engine, paidByHand);
  });
  afterAll(() => world.close());

  const rows = async <R>(query: string): Promise<R[]> =>
    (await sql.raw<R>(query).execute(world.database.db)).rows;
  const live = (ticketId: number) =>
    rows<{ uuid: string; sent_to: string | null }>(
      `select mobile_ticket_uuid as uuid, sent_to from mobile_tickets where ticket_id = ${ticketId} and revoked_at is null`,
    );
  const pages = (number: string) =>
    rows<{ uuid: string; over: boolean }>(
      `select page_uuid as uuid, revoked_at is not null as over from ticket_pages join orders using (seller_id, order_id)
      where unique_id = '${number.slice(1)}' order by over`,
    );

  test('[OPS-32] [OPS-45] the old code and the old page die, the customer is written to, and the story says who and why', async () => {
    const desk = await world.signedIn('desk');
    const { number, ticketId } = await samplePhoneTicket(world);
    const [before] = await live(ticketId);
    const asked = { number, ticketId, reason: 'Lost the phone' };
    expect((await desk.send('tickets/reissue', { ...asked, reason: '' })).status).toBe(400);
    expect((await desk.send('tickets/reissue', asked)).status).toBe(200);
    const [after, ...more] = await live(ticketId);
    expect(more).toEqual([]);
    expect(after!.uuid).not.toBe(before!.uuid);
    expect(await pages(number)).toMatchObject([{ over: false }, { over: true }]);
    const [letter] = await rows<{ subject: string }>(
      `select subject from mails where kind = 'ticket-reissued'`,
    );
    expect(letter!.subject).toContain('issued anew');
    const { body } = await desk.send(`orders/get?number=${number}`);
    expect(body.phoneTickets).toMatchObject([{ ticketId, place: expect.any(String) }]);
    const titles = body.story.map(({ title, detail }: { title: string; detail?: string }) => [title, detail]);
    expect(titles).toContainEqual(['Ticket issued anew', 'Lost the phone']);
    expect((await desk.send('tickets/reissue', { ...asked, ticketId: 987_654 })).status).toBe(404);
  });

  test('[OPS-32] [TICKET-04] with a friend it stays with the friend, who gets one letter with the new link', async () => {
    const desk = await world.signedIn('desk');
    const { number, ticketId } = await samplePhoneTicket(world);
    await rows(
      `update mobile_tickets set sent_to = 'maya@example.com', sent_at = issued_at where ticket_id = ${ticketId} and revoked_at is null`,
    );
    expect((await desk.send('tickets/reissue', { number, ticketId, reason: 'Lost it' })).status).toBe(200);
    expect(await live(ticketId)).toMatchObject([{ sent_to: 'maya@example.com' }]);
    const letters = await rows<{ kind: string }>(
      `select kind from mails where recipient = 'maya@example.com'`,
    );
    expect(letters).toEqual([{ kind: 'ticket-sent' }]);
    const untold = await rows(
      `select 1 from mobile_tickets where sent_to is not null and revoked_at is not null and end_told_at is null`,
    );
    expect(untold).toEqual([]);
    expect(await pages(number)).toMatchObject([{ over: false }]);
  });

  test('[OPS-32] [DOOR-01] somebody is in with it: it is not issued anew, and the story tells the scan', async () => {
    const desk = await world.signedIn('desk');
    const { number, ticketId } = await samplePhoneTicket(world);
    const [line] = await rows<{ id: number; event: number }>(
      `select line_id as id, outlet_event_id as event from order_tickets join order_lines using (seller_id, line_id) where ticket_id = ${ticketId} and order_tickets.canceled_at is null`,
    );
    await desk.send('door/make-pass', { eventId: line!.event, gate: 'Main' });
    await rows(
      `insert into door_scans (seller_id, scan_uuid, event_id, pass_id, gate, line_id, ticket_id, level_name, result, offline, scanned_at, received_at)
      select seller_id, gen_random_uuid(), event_id, pass_id, gate, ${line!.id}, ${ticketId}, 'Floor', 'in', false, made_at, made_at from door_passes`,
    );
    const refused = await desk.send('tickets/reissue', { number, ticketId, reason: 'Lost it' });
    expect([refused.status, refused.body.code]).toEqual([409, 'TICKET_REFUSED']);
    const { body } = await desk.send(`orders/get?number=${number}`);
    expect(body.story).toContainEqual(
      expect.objectContaining({ title: 'Let in, Main', part: 'tickets', who: 'door' }),
    );
  });
});
