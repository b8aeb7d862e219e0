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
    expect(shown.body.match(/<svg/g)).toHaveLength(2);
    expect(new Set(shown.body.match(/[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}/g)).size).toBe(2);
    expect(shown.headers['cache-control']).toBe('no-store');
    expect(shown.headers['content-security-policy']).toContain("script-src 'self';");
    const calendar = await page(`${path}/calendar.ics`);
    expect(calendar.headers['content-type']).toContain('text/calendar');
    expect(calendar.headers['cache-control']).toBe('no-store');
    expect(calendar.body).toContain('DTSTART:20261216T003000Z');
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
    expect((await page(`/ticket/${code}`)).body.match(/<svg/g)).toHaveLength(1);
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
