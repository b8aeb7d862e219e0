import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fan, loadPeople, signedIn } from '../accounts/testing/people.ts';
import { createLog } from '../platform/log.ts';
import { hosts } from '../testing/small-world.ts';
import { testApp } from '../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../testing/test-app.ts';
import { standInCredentials } from '../stand-in-gateway/index.ts';
import { addCard, addresses, calls, fault, shopOrigin } from './testing/card-form.ts';

describe('what must not get through', () => {
  let app: TestApp;
  let browser: TestBrowser;
  let lines = '';
  beforeAll(async () => {
    const log = createLog('trace', { write: (line) => void (lines += line) });
    app = await testApp('server', { load: loadPeople, log });
    browser = await signedIn(app, fan);
  });
  afterAll(() => app.close());

  test.each([
    'https://evil.example/payment/communicator',
    'http://lantern.localhost.evil.example/',
    'http://lantern.localhost@evil.example/',
    'http://lantern.localhost:81/',
    'https://lantern.localhost/',
    'http://members.localhost/',
    '//evil.example/',
    '/payment/communicator',
    'javascript:alert(1)',
    'data:text/html,x',
    '',
  ])('[SEC-48] [CALL-27] an address that is not the page’s own is refused: %s', async (address) => {
    for (const field of ['ReturnUrl', 'IFrameCommunicatorUrl']) {
      const { status, body } = await browser.send(calls.form, { ...addresses, [field]: address });
      expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: [field] });
    }
  });

  test('[SEC-48] neither may be missing or endless', async () => {
    const endless = `${shopOrigin}/${'x'.repeat(10_000)}`;
    for (const bad of [{}, { ...addresses, ReturnUrl: endless }, { ...addresses, ReturnUrl: 5 }]) {
      expect((await browser.send(calls.form, bad)).status).toBe(400);
    }
  });

  const get = (url: string, host: string = hosts.lantern) =>
    app.http.inject({ method: 'GET', url, headers: { host } });

  test('[SEC-53] [SEC-49] the communicator is framed by the gateway alone, and runs our script alone', async () => {
    const { headers, statusCode, body } = await get('/payment/communicator');
    expect(statusCode).toBe(200);
    expect(headers['x-frame-options']).toBeUndefined();
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain("frame-ancestors 'self' http://gateway.localhost");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(body).toContain('data-gateway="http://gateway.localhost"');
    expect((await get('/payment/communicator.js')).headers['content-type']).toContain('text/javascript');
  });

  test('[SEC-53] [ACCT-15] it lives at every outlet’s page, and nowhere else', async () => {
    for (const host of [hosts.members, hosts.backstage, hosts.tickets]) {
      expect((await get('/payment/communicator', host)).statusCode).toBe(200);
    }
    expect((await get('/payment/communicator', 'stranger.example')).statusCode).toBe(404);
  });

  test('[SEC-53] every other page refuses to be framed', async () => {
    for (const url of ['/', '/payment/communicatorx', '/gen.v1/docs', '/payment/webhook']) {
      expect((await get(url)).headers['x-frame-options']).toBe('DENY');
    }
  });

  const notify = (body: string, signature: string | undefined) =>
    app.http.inject({
      method: 'POST',
      url: '/payment/webhook',
      headers: {
        host: hosts.lantern,
        'content-type': 'application/json',
        ...(signature !== undefined && { 'x-anet-signature': signature }),
      },
      payload: body,
    });
  const sign = (body: string, key = standInCredentials.signatureKey) =>
    `sha512=${createHmac('sha512', key).update(body).digest('hex').toUpperCase()}`;

  test('[SEC-55] a forged, unsigned or altered notification is 401; a signed one is taken', async () => {
    const body = JSON.stringify({ notificationId: randomUUID(), payload: { merchantReferenceId: 'X' } });
    expect((await notify(body, sign(body))).statusCode).toBe(200);
    expect((await notify(body, sign(body).toLowerCase())).statusCode).toBe(200);
    expect((await notify(body, undefined)).statusCode).toBe(401);
    expect((await notify(body, '')).statusCode).toBe(401);
    expect((await notify(body, sign(body, 'another key'))).statusCode).toBe(401);
    expect((await notify(body, sign(body).replace('sha512=', 'sha1='))).statusCode).toBe(401);
    expect((await notify(body, sign(body).slice(0, -2))).statusCode).toBe(401);
    expect((await notify(`${body} `, sign(body))).statusCode).toBe(401);
    expect((await notify(body.replace('X', 'Y'), sign(body))).statusCode).toBe(401);
    expect((await notify('', undefined)).statusCode).toBe(401);
  });

  test('[SEC-55] what is signed and still no notification is taken and forgotten', async () => {
    for (const body of ['null', '[]', '{', '{"notificationId":5}', '{"payload":null}']) {
      expect((await notify(body, sign(body))).statusCode).toBe(200);
    }
    const { db } = app.database;
    expect(await db.selectFrom('payment_notifications').selectAll().execute()).toEqual([]);
  });

  test('[SEC-60] [PAY-09] [OPS-51] no number, code, key or token of a card is logged or kept', async () => {
    const card = { number: '4007 0000 0002 7', code: '931' };
    await addCard(app, browser, card);
    await fault(app, { kind: 'html-502' });
    await browser.send(calls.form, addresses);
    await fault(app, { kind: 'reset-after', call: 'getCustomerProfileRequest' });
    await browser.send(calls.list, { remote: true });
    const { token } = (await browser.send(calls.form, addresses)).body;
    expect(lines.length).toBeGreaterThan(100);
    const { db } = app.database;
    const kept = JSON.stringify([
      await db.selectFrom('payment_profiles').selectAll().execute(),
      await db.selectFrom('payment_methods').selectAll().execute(),
      await db.selectFrom('standin_cards').selectAll().execute(),
      await db.selectFrom('standin_transactions').selectAll().execute(),
    ]);
    const { transactionKey, signatureKey } = standInCredentials;
    for (const secret of [
      '4007000000027',
      card.number,
      '000000027',
      `"${card.code}"`,
      transactionKey,
      signatureKey,
      token,
    ]) {
      expect(lines).not.toContain(secret);
      expect(kept).not.toContain(secret);
    }
  });
});
