import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { letterheadOf, letterParts, queueMail } from '../../mail/index.ts';
import { loadOfficeOrders } from '../../orders/testing/office-orders.ts';
import { outletCache } from '../../sellers/index.ts';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../../staff/testing/office-world.ts';

let world: OfficeWorld;
let owner: OfficeBrowser;
beforeAll(async () => {
  world = await officeWorld('server');
  owner = await world.signedIn('owner');
});
afterAll(() => world.close());

const letter = { outletId: 1, kind: 'order-placed' };
const none = { subject: '', opening: '' };
const own = { subject: '{shop}: {number} is yours', opening: 'Thank you.\n\nWe play on, {shop}.' };

/** As a module writes one. */
async function write(number: string): Promise<{ subject: string; plain_text: string }> {
  const { db } = world.database;
  const from = letterheadOf(await outletCache(db).get(1), 'http://lantern.localhost');
  const { paragraph } = letterParts;
  const words = { subject: `Your order ${number}`, headline: 'It is yours', preview: '' };
  const mail = { kind: letter.kind, about: `order ${number}`, from, to: 'fan@example.com', ...words };
  const parts = [paragraph`Hello Robin,`, paragraph`What was bought.`];
  await queueMail(db, { ...mail, parts }, world.clock.now());
  world.clock.advance(1);
  const { rows } = await sql<{ subject: string; plain_text: string }>`
    select subject, plain_text from mails where about = ${`order ${number}`}`.execute(db);
  return rows[0]!;
}

test('[OPS-48] an outlet’s words are tried on a real letter, saved, used from the next letter on, and taken back', async () => {
  const first = await write('Z4100000001');
  const tried = await owner.send('mail/preview-template', { ...letter, ...own });
  expect(tried.body.preview).toMatchObject({
    subject: expect.stringMatching(/: Z4100000001 is yours$/),
    about: 'order Z4100000001',
  });
  expect(tried.body.preview.text).toContain('Hello Robin,\n\nThank you.\n\nWe play on, ');
  expect((await write('Z4100000002')).subject).toBe('Your order Z4100000002');

  expect((await owner.send('mail/word-template', { ...letter, ...own, was: none })).status).toBe(200);
  const worded = await write('Z4100000003');
  expect(worded.subject).toMatch(/: Z4100000003 is yours$/);
  expect(worded.plain_text).toContain('Hello Robin,\n\nThank you.\n\nWe play on, ');
  expect(worded.plain_text).toContain('What was bought.');
  const { templates } = (await owner.send('mail/templates?outletId=1')).body;
  expect(templates.filter(({ isWorded }: { isWorded: boolean }) => isWorded)).toMatchObject([
    { kind: 'order-placed', name: 'Order confirmed', written: 3 },
  ]);

  const again = await owner.send('mail/preview-template', { ...letter, ...none });
  expect(again.body.preview.subject).toBe('Your order Z4100000003');
  expect(again.body.preview.text).toBe(first.plain_text);
  await owner.send('mail/word-template', { ...letter, ...none, was: own });
  expect((await write('Z4100000004')).subject).toBe('Your order Z4100000004');
});

test('[OPS-48] a kind of which none was written reads as one about the latest order would, and is called a sample', async () => {
  const declined = { ...letter, kind: 'refund-declined', ...own };
  expect((await owner.send('mail/preview-template', declined)).body.preview).toBeUndefined();
  await loadOfficeOrders(world.database.db, 3);
  const { preview } = (await owner.send('mail/preview-template', declined)).body;
  expect(preview).toMatchObject({ about: 'order Z4100000002', isSample: true });
  expect(preview.subject).toMatch(/: Z4100000002 is yours$/);
  expect(preview.text).toMatch(
    /Hello,\n\nThank you\.\n\nWe play on, [^{}]+\.\n\nYou asked for \$55\.75 back/,
  );
  const { rows } = await sql<{ many: number }>`
    select count(*)::int as many from mails where kind = 'refund-declined'`.execute(world.database.db);
  expect(rows).toEqual([{ many: 0 }]);
});

test('[OPS-48] [OFFICE-04] an unknown field is not saved, a second person is told, and others are not reached', async () => {
  const strange = await owner.send('mail/word-template', {
    ...letter,
    subject: 'Dear {name}',
    opening: '',
    was: none,
  });
  expect(strange).toMatchObject({
    status: 400,
    body: { fields: { subject: expect.stringContaining('{name}') } },
  });
  const save = (subject: string) =>
    owner.send('mail/word-template', { ...letter, subject, opening: '', was: none });
  expect((await save('First')).status).toBe(200);
  expect((await save('Second')).body).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    changedBy: expect.any(String),
  });
  expect((await owner.send('mail/template?outletId=1&kind=order-placed')).body.subject).toBe('First');
  expect((await owner.send('mail/template?outletId=21&kind=order-placed')).status).toBe(404);
  expect((await owner.send('mail/template?outletId=1&kind=toString')).status).toBe(404);
  const unwritten = await owner.send('mail/template?outletId=1&kind=welcome');
  expect(unwritten.body).toMatchObject({ name: 'Welcome to a new account', subject: '', opening: '' });
  expect(unwritten.body.preview).toMatchObject({ subject: 'Welcome to Lantern Club', isSample: true });
});
