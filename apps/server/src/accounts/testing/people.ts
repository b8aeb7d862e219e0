// Customers for tests, browsers that are signed in as them, and the mails they get.
import { hosts, loadSmallWorld } from '../../testing/small-world.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import type { Database } from '../../platform/db/database.ts';
import { hashPassword } from '../../platform/passwords.ts';
import { signatureOf } from '../membership/signature.ts';
import { insertCustomer } from '../customer-store.ts';

export const PASSWORD = 'Lantern2026';
export const fan = 'fan@example.com';
export const other = 'new@example.com';
export const MEMBERSHIP_SECRET = 'a-secret-of-the-members-outlet';

export const calls = {
  init: '/gen.v1/user/sessioninit',
  check: '/gen.v1/user/checksession',
  login: '/gen.v1/user/login',
  create: '/gen.v1/user/create',
  profile: '/gen.v1/user/updateProfile',
  change: '/gen.v1/user/changePassword',
  forgot: '/gen.v1/user/forgotpassword',
  reset: '/gen.v1/user/resetpassword',
  addresses: '/gen.v1/user/getsavedaddresses',
  saveAddress: '/gen.v1/user/createsavedaddress',
  changeAddress: '/gen.v1/user/updatesavedaddress',
  removeAddress: '/gen.v1/user/deletesavedaddress',
  loginToken: '/gen.v1/membership/logintoken',
} as const;

export const address = {
  First: 'Robin',
  Last: 'Vale',
  AddressLineOne: '48 Harbor Street',
  City: 'Boston',
  State: 'MA',
  Zip: '02110',
  CountryID: 1,
  Phone: '(617) 555-0134',
};

/** For apps whose tests fail to sign in on purpose, again and again, from one address. */
export const patient = {
  SIGN_IN_FAILURES_PER_ADDRESS: '100000',
  GUESSES_PER_MINUTE: '100000',
  MEMBERSHIP_SECRETS: `2=${MEMBERSHIP_SECRET}`,
};

const created = new Date('2026-01-01T00:00:00Z');

/** Their passwords are quick to check, unless a test is about the time it takes. */
export async function loadPeople(database: Database, passwordKib = 8): Promise<void> {
  await loadSmallWorld(database);
  await loadCustomers(database, passwordKib);
}

/** For a world whose outlets are there already. */
export async function loadCustomers(database: Database, passwordKib = 8, seller_id = 1): Promise<void> {
  const password_hash = await hashPassword(PASSWORD, passwordKib);
  const person = { seller_id, password_hash, created_at: created, updated_at: created };
  await insertCustomer(database.db, { ...person, email: fan, first_name: 'Robin', last_name: 'Vale' });
  await insertCustomer(database.db, { ...person, email: other, first_name: 'Sam', last_name: 'Ortiz' });
}

/** Somebody else, with the same password as all of them; answers the id. */
export async function addCustomer(
  { db }: Pick<Database, 'db'>,
  email: string,
  passwordKib = 8,
): Promise<number> {
  await insertCustomer(db, {
    seller_id: 1,
    email,
    first_name: 'Wanda',
    last_name: 'Waits',
    password_hash: await hashPassword(PASSWORD, passwordKib),
    created_at: created,
    updated_at: created,
  });
  const { user_id } = await db
    .selectFrom('customers')
    .select('user_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return user_id;
}

/** A browser with a visitor's session. */
export async function visitor(app: TestApp, host: string = hosts.lantern): Promise<TestBrowser> {
  const browser = app.browser(host);
  await browser.send(calls.init);
  return browser;
}

export async function signedIn(app: TestApp, id: string, password = PASSWORD): Promise<TestBrowser> {
  const browser = await visitor(app);
  const { status, body } = await browser.send(calls.login, { id, password });
  if (status !== 200) throw new Error(`${id} could not sign in: ${JSON.stringify(body)}`);
  return browser;
}

export async function mailsTo(app: TestApp, recipient: string) {
  return app.database.db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .execute();
}

/** What a letter says; of one with a secret link nothing stays in the database once it has left. */
export async function letterText(
  app: Pick<TestApp, 'browser'>,
  { mail_id, plain_text }: { mail_id: string; plain_text: string | null },
): Promise<string> {
  if (plain_text !== null) return plain_text;
  return String((await app.browser(hosts.lantern).send(`/demo/mail/${mail_id}`, {}, { method: 'GET' })).body);
}

/** The newest reset link that was mailed, wherever the mail is by now. */
export async function resetLink(app: TestApp, recipient: string): Promise<string> {
  const mails = await mailsTo(app, recipient);
  const mail = mails.findLast(({ kind }) => kind === 'password-reset');
  const text = mail ? await letterText(app, mail) : '';
  return /https?:\/\/\S+\/resetpassword\/[\w-]+/.exec(text)?.[0] ?? '';
}

export async function resetToken(app: TestApp, recipient: string): Promise<string> {
  return (await resetLink(app, recipient)).split('/').at(-1)!;
}

export const member = {
  OutletID: 2,
  ExternalUserID: 'TW-20418',
  FirstName: 'Alex',
  LastName: 'Moreau',
  EmailAddress: 'member@example.com',
};

/** What the membership system sends, signed. */
export function askForLoginToken(app: TestApp, body: object, signature?: string) {
  const payload = JSON.stringify({ Timestamp: app.clock.now().toISOString(), ...body });
  return app.http.inject({
    method: 'POST',
    url: calls.loginToken,
    headers: {
      host: hosts.members,
      'content-type': 'application/json',
      'x-signature': signature ?? signatureOf(payload, MEMBERSHIP_SECRET),
    },
    payload,
  });
}

/** A token for a member who set out in this browser. */
export async function loginToken(
  app: TestApp,
  browser: TestBrowser,
  about: object = member,
): Promise<string> {
  app.clock.advance(1);
  const { loginState: State } = (await browser.send(calls.init)).body;
  const answer = await askForLoginToken(app, { State, ...about });
  return answer.json<{ response: { LT: string } }>().response.LT;
}
