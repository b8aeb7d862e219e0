import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cases } from '../../../../../tools/testing/cases.ts';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeWorld } from '../../staff/testing/office-world.ts';
import { addGuestList, guestPlace } from '../testing/guest-world.ts';
import { askingGuest } from '../testing/sample-guest.ts';

let world: OfficeWorld;
beforeAll(async () => {
  world = await officeWorld('server');
  await addGuestList(world.database);
});
afterAll(() => world.close());

test('[LANG-06] [LANG-05] a guest is answered in the language that was asked in, with the outlet’s own texts', async () => {
  await world.database.runScript(`update outlets set languages = '{en,fr}',
    words = '[{"text": "House", "fr": "Maison"}]' where outlet_id = ${guestPlace.outletId}`);
  world.forget();
  const email = 'odile@example.com';
  const contactInfo = {
    FirstName: 'Odile',
    LastName: 'Roy',
    GuestEmail: email,
    GuestPhone: '(212) 555-0100',
  };
  const { uuid } = await askingGuest(world, false, {
    request: { contactInfo: { ...contactInfo, GuestAdditionalEmails: '' } },
    headers: { 'x-outlet-language': 'fr' },
  });
  const desk = await world.signedIn('desk');
  await desk.send('guests/approve', { requests: [uuid] });
  const { rows } = await sql<{ kind: string; language: string; subject: string; plain_text: string }>`
    select kind, language, subject, plain_text from mails where recipient = ${email} order by created_at, kind desc`.execute(
    world.database.db,
  );
  const ordered = await sql<{ language: string }>`
    select language from orders where guest_request_uuid = ${uuid}`.execute(world.database.db);
  await world.database.runScript(
    `update outlets set languages = '{}', words = '[]' where outlet_id = ${guestPlace.outletId}`,
  );
  world.forget();
  expect(rows.map(({ kind, language }) => [kind, language])).toEqual([
    ['guest-request-received', 'fr'],
    ['guest-request-approved', 'fr'],
  ]);
  expect(ordered.rows).toEqual([{ language: 'fr' }]);
  // Sent again, or elsewhere, it is the same letter, though the outlet speaks no French any more.
  const listed = async (words: string) => (await desk.send(`mail/list?words=${words}`)).body.rows;
  const [{ id }] = await listed('odile');
  await desk.send('mail/send-again', { id, to: 'elsewhere@example.com' });
  expect(await listed('elsewhere')).toMatchObject([
    { language: 'fr', subject: expect.stringMatching(/^Votre demande/) },
  ]);
  for (const { subject, plain_text } of cases(rows)) {
    expect(subject).toMatch(/^Votre demande/);
    expect(plain_text).toContain('2 × Maison');
    expect(plain_text).not.toMatch(/House|Your /);
  }
});
