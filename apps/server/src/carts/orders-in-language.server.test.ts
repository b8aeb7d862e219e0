// LANG-06: what is written about an order is in its language, whoever finds out that it is paid.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { fan, mailsTo, patient } from '../accounts/testing/people.ts';
import type { Database } from '../platform/db/database.ts';
import { testApp } from '../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../testing/test-app.ts';
import { calls, cards, loadShop, readyToOrder } from './testing/checkout.ts';
import { AFTER_RELEASE_SECONDS, closeTheBooks, decideHeld, newDay } from './testing/order-app.ts';

const FRENCH = { 'x-outlet-language': 'fr' };
const words = [
  { text: 'Floor', fr: 'Parterre' },
  { text: 'UPS Ground', fr: 'Livraison UPS' },
];

async function loadInTwo(database: Database): Promise<void> {
  await loadShop(database);
  await sql`update outlets set languages = '{en,fr}', words = ${JSON.stringify(words)} where outlet_id = 1`.execute(
    database.db,
  );
}

let app: TestApp;
let customer: TestBrowser;
beforeAll(async () => {
  app = await testApp('server', { load: loadInTwo, environment: patient });
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql`update customers set language = null`.execute(app.database.db);
  customer = await newDay(app);
});
afterEach(() => closeTheBooks(app));

const order = async (number: string = cards.approved, headers: Record<string, string> = FRENCH) => {
  const cartUUID = await readyToOrder(app, customer, { number });
  return customer.send(calls.order, { cartUUID }, { headers });
};
const letter = async (kind: string) => (await mailsTo(app, fan)).findLast((mail) => mail.kind === kind)!;
const languages = async () =>
  (await app.database.db.selectFrom('orders').select('language').orderBy('order_id').execute()).map(
    ({ language }) => language,
  );

/** The whole letter, the outlet's own texts in it too. */
async function expectFrench(kind: string): Promise<void> {
  const { language, html, plain_text } = await letter(kind);
  expect(language).toBe('fr');
  expect(html).toContain('<html lang="fr" dir="ltr">');
  expect(plain_text).toContain('Bonjour Robin,');
}

test('[LANG-06] [LANG-05] the confirmation speaks the language that was bought in, with the outlet’s own texts', async () => {
  expect((await order()).status).toBe(200);
  await expectFrench('order-placed');
  const { subject, plain_text } = await letter('order-placed');
  expect(subject).toMatch(/^Votre commande Z\d{10}/);
  expect(plain_text).toContain('2 × Parterre, 80,00\u00A0$\u00A0US');
  expect(plain_text).toContain('Livraison UPS');
  expect(plain_text).not.toMatch(/Floor|UPS Ground/);
  expect((await languages()).at(-1)).toBe('fr');
});

test('[LANG-06] [LANG-05] an order that a job finds paid is told in the language of its customer, too', async () => {
  expect((await order(cards.held)).status).toBe(202);
  await decideHeld(app, true);
  await expectFrench('order-placed');
  expect((await letter('order-placed')).plain_text).toContain('2 × Parterre');
  expect((await languages()).at(-1)).toBe('fr');
});

test('[LANG-06] so is a payment that failed when nobody waited for it any more', async () => {
  expect((await order(cards.held)).status).toBe(202);
  app.clock.advance(AFTER_RELEASE_SECONDS);
  await decideHeld(app, false);
  await expectFrench('payment-tickets-released');
});

test('[LANG-06] a program that names no language leaves it to the account', async () => {
  await sql`update customers set language = 'fr' where email = ${fan}`.execute(app.database.db);
  const { body } = await order(cards.approved, {});
  expect(body.order.OrderID).toMatch(/^Z/);
  await expectFrench('order-placed');
  expect((await letter('order-placed')).plain_text).toContain('2 × Parterre');
  expect((await languages()).at(-1)).toBe('fr');
});

test('[LANG-06] where neither says anything, and where the outlet does not speak it, its own is spoken', async () => {
  await order(cards.approved, {});
  expect(await letter('order-placed')).toMatchObject({
    language: 'en',
    subject: expect.stringMatching(/^Your order/),
  });
  await sql`update customers set language = 'de' where email = ${fan}`.execute(app.database.db);
  await order(cards.approved, { 'x-outlet-language': 'es' });
  expect(await letter('order-placed')).toMatchObject({ language: 'en' });
});
