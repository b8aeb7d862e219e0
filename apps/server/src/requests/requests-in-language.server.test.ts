import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fan as fanEmail, mailsTo } from '../accounts/testing/people.ts';
import type { TestApp } from '../testing/test-app.ts';
import { asFan, levels, openRequestShop } from './testing/request-world.ts';
import type { TestFan } from './testing/request-world.ts';

let app: TestApp;
let fan: TestFan;
beforeAll(async () => {
  app = await openRequestShop('server');
  fan = await asFan(app);
});
afterAll(() => app.close());

test('[LANG-06] [LANG-05] a request is told of in the language of the account, with the outlet’s own texts', async () => {
  const words = JSON.stringify([
    { text: 'Golden Circle', fr: 'Cercle d’or' },
    { text: 'Long Way Home', fr: 'Le long retour' },
  ]);
  await sql`update outlets set languages = '{en,fr}', words = ${words} where outlet_id = 1`.execute(
    app.database.db,
  );
  app.forget();
  await sql`update customers set language = 'fr' where email = ${fanEmail}`.execute(app.database.db);
  await fan.create([[levels.circle, 2, true]]);
  const [mail] = await mailsTo(app, fanEmail);
  expect(mail).toMatchObject({ kind: 'request-received', language: 'fr' });
  expect(mail!.subject).toMatch(/^Votre demande \d{10}\u00A0: Le long retour$/);
  expect(mail!.plain_text).toContain('2 × Cercle d’or');
  expect(mail!.plain_text).not.toMatch(/Golden Circle|Your|nothing was charged/);
});
