import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OFFICE_HOST } from '../staff/testing/office-world.ts';
import { bothEngines } from '../testing/test-database.ts';
import { testApp } from '../testing/test-app.ts';
import type { Sent, TestApp } from '../testing/test-app.ts';
import { founderOf, typed } from './testing/founded-shop.ts';

const HOUR = 3600;

let app: TestApp;
/** Every call from a browser that knows nothing yet. */
const send = (path: string, payload: object): Promise<Sent> => founderOf(app).send(path, payload);
const newToken = (): Promise<string> => founderOf(app).newToken();
const codeFor = (token: string): Promise<string> => founderOf(app).codeFor(token);
const finish = (token: string, otherwise?: object): Promise<Sent> => founderOf(app).finish(token, otherwise);

const countRows = async () => {
  const { db } = app.database;
  const count = async (table: 'sellers' | 'outlets' | 'staff' | 'staff_log') =>
    (await db.selectFrom(table).selectAll().execute()).length;
  return {
    sellers: await count('sellers'),
    outlets: await count('outlets'),
    staff: await count('staff'),
    entries: await count('staff_log'),
  };
};
const nothing = { sellers: 0, outlets: 0, staff: 0, entries: 0 };

/** What each step is asked with. */
const withWhat = (path: string, token: string): object => ({
  token,
  ...(path !== 'get' && { email: typed.email }),
  ...(path === 'finish' && { ...typed, code: '123456' }),
});

const open = async (engine: 'server' | 'embedded', environment = {}) => {
  app = await testApp(engine, { environment: { GUESSES_PER_MINUTE: '1000', ...environment } });
};

describe.each(bothEngines)('[SETUP-02] the first shop on the %s database', (engine) => {
  beforeEach(() => open(engine));
  afterEach(() => app.close());

  test('[MONEY-01] an owner with a second step, a seller paid in its currency, an outlet, and the shop answers at once', async () => {
    const page = () => app.http.inject({ url: '/', headers: { host: 'lantern.localhost' } });
    expect((await page()).statusCode).toBe(404);
    const token = await newToken();
    const { secret } = (await send('first-run/second-step', { token, email: typed.email })).body;
    const made = await finish(token, { currency: 'EUR' });
    expect(made).toMatchObject({
      status: 200,
      body: {
        session: {
          title: 'Lantern Live',
          noOwnerYet: false,
          staff: {
            email: typed.email,
            secondStep: 'on',
            recoveryCodesLeft: 10,
            workplaces: [{ role: 'owner', currency: 'EUR', outlets: [{ name: 'Lantern Club' }] }],
          },
        },
      },
    });
    expect(made.body.recoveryCodes).toHaveLength(10);
    const info = await app.browser('lantern.localhost').send('/gen.v1/outlet/getinfo');
    expect(info).toMatchObject({ status: 200, body: { OutletName: 'Lantern Club' } });
    expect(await countRows()).toEqual({ sellers: 1, outlets: 1, staff: 1, entries: 1 });
    const { after, action, outlet_id } = await app.database.db
      .selectFrom('staff_log')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect([action, outlet_id, after]).toEqual([
      'shop.set-up',
      1,
      { seller: 'Lantern Live', outlet: 'Lantern Club', host: 'lantern.localhost' },
    ]);
    expect(await app.firstRunLink(app.clock.now())).toBeUndefined();

    const { email, password } = typed;
    expect((await send('staff/sign-in', { email, password })).body.code).toBe('SECOND_STEP_NEEDED');
    app.clock.advance(60);
    const timestamp = app.clock.now().getTime();
    const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
    expect((await send('staff/sign-in', { email, password, code })).status).toBe(200);
  });

  test('[SETUP-01] of two who come at the same moment with two links one makes a shop', async () => {
    const tokens = [await newToken(), await newToken()];
    const given = await Promise.all(
      tokens.map(async (token, index) => ({
        token,
        ...typed,
        email: `owner${index}@lantern.example`,
        host: `shop${index}.localhost`,
        code: await codeFor(token),
      })),
    );
    const sent = await Promise.all(given.map((each) => send('first-run/finish', each)));
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(await countRows()).toMatchObject({ sellers: 1, outlets: 1, staff: 1 });
  });
});

describe('[SEC-98] [SETUP-01] the link', () => {
  beforeAll(() => open('server'));
  afterAll(() => app.close());

  test('two tabs show one secret', async () => {
    const token = await newToken();
    const shown = () => send('first-run/second-step', { token, email: typed.email });
    expect((await shown()).body.secret).toBe((await shown()).body.secret);
  });

  test('keeps neither its token nor the second step readable', async () => {
    const token = await newToken();
    const { secret } = (await send('first-run/second-step', { token, email: typed.email })).body;
    const rows = JSON.stringify(await app.database.db.selectFrom('first_run_links').selectAll().execute());
    for (const hidden of [token, secret]) expect(rows).not.toContain(hidden);
  });

  test('is the only way in meanwhile', async () => {
    const { email, password } = typed;
    const tries = [
      ['staff/sign-in', { email, password }],
      ['staff/accept-invitation', { token: 'x', name: 'X', password }],
      ['staff/set-password', { token: 'x', password }],
      ['first-run/finish', { token: 'guessed', ...typed, code: '123456' }],
    ] as const;
    for (const [path, payload] of tries) expect([403, 404]).toContain((await send(path, payload)).status);
    expect(await countRows()).toEqual(nothing);
  });

  test('is over after a day, and a new start prints a new one', async () => {
    const token = await newToken();
    app.clock.advance(24 * HOUR - 1);
    expect((await send('first-run/get', { token })).status).toBe(200);
    app.clock.advance(1);
    expect((await send('first-run/get', { token })).status).toBe(404);
    expect((await finish(token)).status).toBe(404);
    const next = await newToken();
    expect(next).not.toBe(token);
    expect((await send('first-run/get', { token: next })).status).toBe(200);
  });

  test('that was used is used, whatever became of its shop', async () => {
    const token = await newToken();
    await app.database.db
      .updateTable('first_run_links')
      .set({ used_at: app.clock.now() })
      .where('expires_at', '>', app.clock.now())
      .execute();
    for (const path of ['get', 'second-step', 'finish'])
      expect((await send(`first-run/${path}`, withWhat(path, token))).status, path).toBe(404);
    expect(await countRows()).toEqual(nothing);
  });

  test('opens nothing when files have made a seller meanwhile', async () => {
    const token = await newToken();
    await app.database.db.insertInto('sellers').values({ seller_id: 4, name: 'Files' }).execute();
    for (const path of ['get', 'second-step', 'finish'])
      expect((await send(`first-run/${path}`, withWhat(path, token))).status, path).toBe(404);
    await app.database.db.deleteFrom('sellers').execute();
    expect((await send('first-run/get', { token })).status).toBe(200);
  });

  test('works once, and in no other tab', async () => {
    const token = await newToken();
    expect((await finish(token)).status).toBe(200);
    for (const path of ['get', 'second-step', 'finish'])
      expect(await send(`first-run/${path}`, withWhat(path, token))).toMatchObject({
        status: 404,
        body: { code: 'FIRST_RUN_REFUSED' },
      });
    expect(await countRows()).toMatchObject({ staff: 1 });
  });
});

describe('[SETUP-02] what is refused leaves nothing behind and the link good', () => {
  beforeAll(() => open('server', { BOX_OFFICE_HOST: OFFICE_HOST }));
  afterAll(() => app.close());

  test.each([
    ['password', { password: 'Password2026' }],
    ['host', { host: 'https://lantern.example' }],
    ['host', { host: OFFICE_HOST }],
    ['sellerName', { sellerName: '  ' }],
    ['currency', { currency: 'XTS' }],
    ['outletType', { outletType: 9 }],
  ])('%s in %j', async (field, otherwise) => {
    const token = await newToken();
    const sent = await finish(token, otherwise);
    expect(sent).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    expect(Object.keys(sent.body.fields)).toEqual([field]);
    expect(await countRows()).toEqual(nothing);
    expect((await send('first-run/get', { token })).status).toBe(200);
  });

  test('a code that does not match', async () => {
    const token = await newToken();
    expect(await finish(token, { code: '000000' })).toMatchObject({
      status: 403,
      body: { code: 'SECOND_STEP_WRONG' },
    });
    expect(await countRows()).toEqual(nothing);
  });
});

test('[SETUP-01] an installation without a box office prints no link', async () => {
  await open('server', { BOX_OFFICE_HOST: 'none' });
  expect(await app.firstRunLink(app.clock.now())).toBeUndefined();
  await app.close();
});
