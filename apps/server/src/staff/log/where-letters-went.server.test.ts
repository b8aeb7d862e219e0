import { afterAll, beforeAll, expect, test } from 'vitest';
import { officeWorld } from '../testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../testing/office-world.ts';
import { eraseAddress } from './erase-personal.ts';

let world: OfficeWorld;
let owner: OfficeBrowser;
beforeAll(async () => {
  world = await officeWorld('server');
  owner = await world.signedIn('owner');
});
afterAll(() => world.close());

const lettersTo = (recipient: string) =>
  world.database.db.selectFrom('mails').select('kind').where('recipient', '=', recipient).execute();

test('[SEC-89] [SEC-63] [OPS-48] links to tickets are read and sent elsewhere by who may reissue tickets only, and the log says where', async () => {
  const id = crypto.randomUUID();
  const at = new Date('2026-11-02T00:00:00Z');
  const ticket = `https://lantern.localhost/tickets/${'x'.repeat(44)}`;
  const letter = { kind: 'tickets', from_name: 'Lantern', subject: 'Tickets', recipient: 'fan@example.com' };
  const text = { html: `<a href="${ticket}">Yours</a>`, plain_text: `Yours: ${ticket}`, reply_to: null };
  const row = { seller_id: 1, mail_id: id, outlet_id: 1, due_at: at, created_at: at, sent_at: at };
  await world.database.db
    .insertInto('mails')
    .values({ ...row, ...letter, ...text, state: 'sent', last_error: null })
    .execute();
  const finance = await world.signedIn('finance');
  const { body: seen } = await finance.send(`mail/get?id=${id}`);
  expect(JSON.stringify(seen)).not.toContain('x'.repeat(44));
  expect(seen).toMatchObject({ hidesTickets: true, html: '<a href="#">Yours</a>' });
  const elsewhere = { id, to: 'thief@example.com' };
  expect(await finance.send('mail/send-again', elsewhere)).toMatchObject({
    status: 403,
    body: { code: 'NOT_ALLOWED' },
  });
  expect(await lettersTo('thief@example.com')).toEqual([]);
  expect((await finance.send('mail/send-again', { id })).status).toBe(200);
  const desk = await world.signedIn('desk');
  expect((await desk.send(`mail/get?id=${id}`)).body).toMatchObject({
    hidesTickets: false,
    text: `Yours: ${ticket}`,
  });
  expect((await desk.send('mail/send-again', { id, to: 'friend@example.com' })).status).toBe(200);
  const { body: log } = await owner.send('log?action=mail.sent-again');
  expect(log.rows.slice(0, 2)).toMatchObject([
    { personal: { before: { to: 'fan@example.com' }, after: { to: 'friend@example.com' } } },
    { personal: { after: { to: 'fan@example.com' } } },
  ]);
  const entries = await world.database.db.selectFrom('staff_log').selectAll().execute();
  expect(JSON.stringify(entries), 'addresses stand aside').not.toContain('friend@example.com');
  await world.database.db
    .transaction()
    .execute((tx) => eraseAddress(tx, 1, 'Friend@Example.com', world.clock.now()));
  const { body: after } = await owner.send('log?action=mail.sent-again');
  expect(JSON.stringify(after.rows[0])).not.toContain('friend@example.com');
});
