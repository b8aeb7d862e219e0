import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hosts, loadSmallWorld } from '../testing/small-world.ts';
import { testApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';

const account = {
  emailAddress: 'kim@example.com',
  password: 'Lantern2026',
  firstName: 'Kim',
  lastName: 'Ito',
};

describe('mail that nobody sends', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp('server', { load: loadSmallWorld });
  });
  afterAll(() => app.close());
  const get = (path: string) => app.browser(hosts.lantern).send(path, {}, { method: 'GET' });

  test('[OPS-48] is kept and can be read, with links that lead out of its frame', async () => {
    expect((await get('/demo/mail')).body).toContain('Nothing has been mailed yet');
    await app.browser(hosts.lantern).send('/gen.v1/user/create', account);
    await expect.poll(async () => (await get('/demo/mail')).body).toContain('kim@example.com');
    const [, id] = /href="\/demo\/mail\/([0-9a-f-]{36})"/.exec((await get('/demo/mail')).body) ?? [];
    const page = await get(`/demo/mail/${id}`);
    expect(page.body).toContain('Hello Kim,');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const body = await get(`/demo/mail/${id}/body`);
    expect(body.body).toContain('<base target="_top">');
    expect(body.headers['content-security-policy']).toContain('sandbox');
  });

  test.each(['no-such-id', '..%2f..%2fpackage', '00000000-0000-0000-0000-000000000000'])(
    'a mail that is not there (%s) is not found',
    async (id) => {
      expect((await get(`/demo/mail/${id}`)).status).toBe(404);
      expect((await get(`/demo/mail/${id}/body`)).status).toBe(404);
    },
  );
});

const production = {
  NODE_ENV: 'production',
  PASSWORD_HASH_KIB: '19456',
  BOX_OFFICE_HOST: 'none',
  AUTHORIZENET_LOGIN: 'login',
  AUTHORIZENET_TRANSACTION_KEY: 'key',
  AUTHORIZENET_SIGNATURE_KEY: 'ab'.repeat(64),
  TICKET_SECRET: 'only-this-test-knows-these-words',
};

test('in production neither the mail nor the membership stand-in exists', async () => {
  const app = await testApp('server', { load: loadSmallWorld, environment: production });
  for (const url of ['/demo/mail', '/demo/mail/:id', '/demo/membership', '/demo/membership/enter']) {
    expect(app.http.hasRoute({ method: 'GET', url })).toBe(false);
  }
  await app.close();
});
