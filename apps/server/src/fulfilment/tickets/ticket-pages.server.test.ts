import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { levels } from '../../testing/small-catalogue.ts';
import { hosts } from '../../testing/small-world.ts';
import { engines } from '../../testing/test-database.ts';
import { openTicketWorld } from '../testing/ticket-world.ts';
import type { BoughtTickets, TicketWorld } from '../testing/ticket-world.ts';

describe.each(engines)('the page with all tickets (%s)', (engine) => {
  let world: TicketWorld;
  let order: BoughtTickets;
  let path: string;
  beforeAll(async () => {
    world = await openTicketWorld(engine);
    order = await world.buyDelivered({ level: levels.floor, quantity: 2 });
    const [letter] = await world.rows<{ plain_text: string }>(
      `select plain_text from mails where kind = 'tickets-ready'`,
    );
    path = new URL(/http\S+\/tickets\/[\w-]{44}/.exec(letter!.plain_text)![0]).pathname;
  });
  afterAll(() => world.close());

  const page = (url: string, host: string = hosts.lantern) =>
    world.http.inject({ method: 'GET', url, headers: { host } });

  const guessed = () => path.slice(0, -1) + (path.endsWith('A') ? 'B' : 'A');

  test('[TICKET-02] [OPS-32] the letter leads to all tickets, one after the other; nobody on the way keeps them', async () => {
    const shown = await page(path);
    expect(shown.statusCode).toBe(200);
    for (const word of ['Ticket 1 of 2', 'Ticket 2 of 2', 'Robin Vale', order.number])
      expect(shown.body).toContain(word);
    expect(shown.body.match(/data-text=/g)).toHaveLength(2);
    expect(new Set(shown.body.match(/[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}/g)).size).toBe(2);
    expect(shown.headers['cache-control']).toBe('no-store');
    expect(shown.headers['content-security-policy']).toContain("script-src 'self';");
    const calendar = await page(`${path}/calendar.ics`);
    expect(calendar.headers['content-type']).toContain('text/calendar');
    expect(calendar.headers['cache-control']).toBe('no-store');
    expect(calendar.body).toContain('DTSTART:20261216T003000Z');
  });

  test('[TICKET-02] [OPS-31] the first ticket is the lower seat, on the page and in the list of the order', async () => {
    // The best place is the one with the highest number.
    await world.rows(`update tickets set row_name = 'A', seat_name = (1000 - rank)::text, seat_position = 1000 - rank
      where price_level_id = ${levels.floor} and state = 'free'`);
    const seated = await world.buyDelivered({ level: levels.floor, quantity: 2 });
    const seatsIn = (text: string) =>
      [...text.matchAll(/Seat<\/dt>\s*<dd>(\w+)/g)].map(([, seat]) => Number(seat));
    const pages = await Promise.all(
      (await world.ticketsOf(seated)).map(async (each) => (await page(new URL(each).pathname)).body),
    );
    const listed = pages.flatMap(seatsIn);
    expect(listed).toEqual(listed.toSorted((a, b) => a - b));
    expect(new Set(listed).size).toBe(2);
    const letters = await world.rows<{ plain_text: string }>(
      `select plain_text from mails where kind = 'tickets-ready' and about = 'order ${seated.number}'`,
    );
    const all = /http\S+\/tickets\/[\w-]{44}/.exec(letters[0]!.plain_text)![0];
    expect(seatsIn((await page(new URL(all).pathname)).body)).toEqual(listed);
  });

  test('[TICKET-02] [TICKET-04] its main way is to send one on, in the account; beside it the calendar and paper', async () => {
    const { body } = await page(path);
    expect(body).toMatch(
      new RegExp(
        `class="main" href="/user/history/orders/${order.number}/mobile-tickets">.*Send to a friend`,
      ),
    );
    expect(body.match(/class="ways"[^]*?<\/p>/)![0].match(/<a /g)).toHaveLength(2);
    expect(body).toMatch(/class="whoHead"[^]*?tickets\.pdf"[^]*?PDF, 2 tickets/);
    expect(body).toContain(`href="/user/history/orders/${order.number}/receipt">Order and receipt`);
    // Where several lie side by side the page is no wider for it.
    expect(body).toContain('grid-template-columns: minmax(0, 25rem)');
  });

  test('[TICKET-04] [OPS-31] who has which: one that is with a friend keeps its number, and shows no code', async () => {
    const three = await world.buyDelivered({ level: levels.floor, quantity: 3 });
    const [, second] = await world.rows<{ id: number }>(
      `select ticket_id::int as id from mobile_tickets where order_id = ${three.id} and revoked_at is null order by 1`,
    );
    const sent = await world.customer.send('/gen.v1/mobiletickets/send', {
      CustomerOrderID: three.id,
      TicketID: second!.id,
      EmailAddress: 'sam@example.com',
    });
    expect(sent.status).toBe(200);
    const [letter] = await world.rows<{ plain_text: string }>(
      `select plain_text from mails where kind = 'tickets-ready' and about = 'order ${three.number}'`,
    );
    const all = new URL(/http\S+\/tickets\/[\w-]{44}/.exec(letter!.plain_text)![0]).pathname;
    const { body } = await page(all);
    expect(body.match(/data-text=/g)).toHaveLength(2);
    const places = [...body.matchAll(/data-said-place="([^"]+)"/g)].map(([, place]) => place);
    expect(places).toHaveLength(2);
    const rows = body.split('<li ').slice(1);
    expect(rows.map((row) => /data-row="(\d)"/.exec(row)![1])).toEqual(['1', '2', '3']);
    const away = rows.findIndex((row) => /With sam@example\.com since Nov \d+/.test(row));
    expect(rows[away]).toContain(`href="/user/history/orders/${three.number}/mobile-tickets"`);
    expect(places).toEqual(['1 of 3', '2 of 3', '3 of 3'].filter((_place, index) => index !== away));
    expect(rows.filter((row) => row.includes('You, Robin Vale'))).toHaveLength(2);
    const pdf = await page(`${all}/tickets.pdf`);
    expect(pdf.rawPayload.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(2);
  });

  test('[OPS-45] the letter of one ticket speaks of one', async () => {
    const single = await world.buyDelivered({ level: levels.floor, quantity: 1 });
    const [letter] = await world.rows<{ subject: string; plain_text: string }>(
      `select subject, plain_text from mails where kind = 'tickets-ready' and about = 'order ${single.number}'`,
    );
    expect(letter!.subject).toMatch(/^Your ticket is here/);
    expect(letter!.plain_text).not.toMatch(/tickets? are|them once|has the tickets/);
  });

  test('[TICKET-03] all tickets as PDF, one a page, and kept by nobody', async () => {
    const pdf = await page(`${path}/tickets.pdf`);
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(pdf.headers['cache-control']).toBe('no-store');
    expect(pdf.rawPayload.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(2);
    expect((await page(`${guessed()}/tickets.pdf`)).statusCode).toBe(404);
  });

  test('[TICKET-02] a code of one ticket opens no order, and a guessed one nothing', async () => {
    const [one] = await world.ticketsOf(order);
    const code = one!.split('/').at(-1)!;
    expect((await page(`/ticket/${code}`)).body.match(/data-text=/g)).toHaveLength(1);
    for (const wrong of [`/tickets/${code}`, `/ticket/${path.split('/').at(-1)!}`, guessed()])
      expect((await page(wrong)).statusCode).toBe(404);
    expect((await page(path, 'nowhere.example')).statusCode).toBe(404);
  });

  test('[TICKET-02] revoked it is over, and so is its calendar', async () => {
    await world.rows(`update ticket_pages set revoked_at = '2026-11-15'`);
    const over = await page(path);
    expect([over.statusCode, over.headers['cache-control']]).toEqual([410, 'no-store']);
    expect(over.body).not.toContain('<svg');
    expect((await page(`${path}/tickets.pdf`)).statusCode).toBe(404);
    expect((await page(`${path}/calendar.ics`)).statusCode).toBe(404);
  });
});
