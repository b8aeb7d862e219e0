import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import type { Database } from '../platform/db/database.ts';
import { calls, fan, loadPeople, PASSWORD, patient, visitor } from './testing/people.ts';

const FRENCH = { 'x-outlet-language': 'fr' };
const SET_LANGUAGE = '/gen.v1/user/setlanguage';

async function loadInTwo(database: Database): Promise<void> {
  await loadPeople(database);
  await sql`update outlets set languages = '{en,fr}' where outlet_id = 1`.execute(database.db);
}

describe('an outlet that speaks two languages', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp('server', { load: loadInTwo, environment: patient });
  });
  afterAll(() => app.close());

  const lettersTo = async (email: string) => {
    const { rows } = await sql<{ subject: string; html: string; plain_text: string }>`
      select subject, html, plain_text from mails where recipient = ${email} order by created_at`.execute(
      app.database.db,
    );
    return rows;
  };

  test('[LANG-07] a call answers in English, unless it names a language of the outlet; the code is the same', async () => {
    const browser = await visitor(app);
    const wrong = { id: fan, password: 'not it' };
    const english = await browser.send(calls.login, wrong);
    expect(english.body).toMatchObject({
      code: 'SIGN_IN_FAILED',
      message: 'Failed login attempts 1 of 3',
    });
    const french = await browser.send(calls.login, wrong, { headers: FRENCH });
    expect(french.body).toMatchObject({
      code: 'SIGN_IN_FAILED',
      message: 'Essais de connexion échoués\u00A0: 2 sur 3',
    });
    const other = await browser.send(calls.login, wrong, { headers: { 'x-outlet-language': 'de' } });
    expect(other.body).toMatchObject({ message: 'Failed login attempts 3 of 3' });
  });

  test('[LANG-07] what is refused before a handler runs is told in the same language', async () => {
    const browser = await visitor(app);
    const refused = await browser.send(calls.profile, { FirstName: 'A', LastName: 'B' }, { headers: FRENCH });
    expect(refused.body).toMatchObject({ code: 'NO_USER_ID', message: 'Aucun utilisateur trouvé' });
  });

  test('[LANG-06] letters speak the language in which the account was opened, whoever causes them', async () => {
    const email = 'odile@example.com';
    const account = { emailAddress: email, password: PASSWORD, firstName: 'Odile', lastName: 'Roy' };
    const browser = await visitor(app);
    await browser.send(calls.create, account, { headers: FRENCH });
    const [welcome] = await lettersTo(email);
    expect(welcome).toMatchObject({ subject: 'Bienvenue chez Lantern Club' });
    expect(welcome?.html).toContain('<html lang="fr" dir="ltr">');
    expect(welcome?.plain_text).toContain('Bonjour Odile,');
    // Asked for by a program that names no language.
    await browser.send(calls.forgot, { emailAddress: email });
    expect((await lettersTo(email)).at(-1)?.subject).toBe('Réinitialisez votre mot de passe Lantern Club');
  });

  test('[LANG-06] an account that a program opens without a language is welcomed in the outlet’s own', async () => {
    const speak = async (languages: string) => {
      await sql`update outlets set languages = ${languages}::text[] where outlet_id = 1`.execute(
        app.database.db,
      );
      app.forget();
    };
    await speak('{fr,en}');
    const email = 'program@example.com';
    const browser = await visitor(app);
    await browser.send(calls.create, {
      emailAddress: email,
      password: PASSWORD,
      firstName: 'Odile',
      lastName: 'Roy',
    });
    await speak('{en,fr}');
    expect((await lettersTo(email))[0]).toMatchObject({ subject: 'Bienvenue chez Lantern Club' });
  });

  test('[LANG-02] a customer’s choice is kept with the account, and one that the outlet does not speak is none', async () => {
    const browser = await visitor(app);
    const session = async () => (await browser.send(calls.check)).body as { Language?: string };
    await browser.send(calls.login, { id: 'new@example.com', password: PASSWORD });
    expect((await session()).Language).toBeUndefined();
    await browser.send(SET_LANGUAGE, { Language: 'fr' });
    expect((await session()).Language).toBe('fr');
    await browser.send(SET_LANGUAGE, { Language: '../' });
    expect((await session()).Language).toBe('fr');
  });

  test('[LANG-06] an account’s language that the outlet has dropped is none: its own is spoken', async () => {
    await sql`update customers set language = 'de' where email = ${fan}`.execute(app.database.db);
    const browser = await visitor(app);
    await browser.send(calls.forgot, { emailAddress: fan });
    expect((await lettersTo(fan)).at(-1)?.subject).toBe('Reset your Lantern Club password');
  });
});
