import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hosts, loadSmallWorld } from '../testing/small-world.ts';
import { testApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp('server', { load: loadSmallWorld });
});
afterAll(() => app.close());

const ask = (host: string, headers: Record<string, string> = {}) =>
  app.http.inject({
    method: 'POST',
    url: '/gen.v1/outlet/getinfo',
    payload: {},
    headers: { host, ...headers },
  });

describe('[OPS-52] the host finds the outlet', () => {
  test.each([
    [hosts.lantern, 'Lantern Club'],
    [`${hosts.lantern}:3000`, 'Lantern Club'],
    ['LANTERN.localhost', 'Lantern Club'],
    [hosts.backstage, 'Backstage'],
    ['localhost:3000', 'Lantern Club'],
    ['127.0.0.1:3000', 'Lantern Club'],
    ['[::1]:3000', 'Lantern Club'],
    [`api.${hosts.lantern}`, 'Lantern Club'],
  ])('%s shows %s', async (host, name) => {
    expect((await ask(host)).json().response.OutletName).toBe(name);
  });

  test('an unknown host never shows another outlet', async () => {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/gen.v1/outlet/getprotocols',
      headers: { host: 'nobody.example' },
      payload: {},
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'UNKNOWN_OUTLET' });
    const page = await app.http.inject({ url: '/', headers: { host: 'nobody.example' } });
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('No outlet lives here');
    expect(page.body).not.toContain('Lantern');
    // Its style is let through by what it says, and the typeface that it names is there.
    const [, style = ''] = /<style>([^]*)<\/style>/.exec(page.body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(page.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
    const [, face = ''] = /url\('([^']+)'\)/.exec(style) ?? [];
    const typeface = await app.http.inject({ url: face, headers: { host: 'nobody.example' } });
    expect(typeface.headers['content-type']).toBe('font/woff2');
  });
});

test('[CALL-12] the outlet’s facts, asked for where neither host nor header tells the outlet', async () => {
  const answer = await ask('nobody.example');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'MISSING_OUTLET_ID', message: 'Missing OutletID' });
});

describe('[CALL-03] the outlet header', () => {
  test('comes with every answer', async () => {
    expect((await ask(hosts.lantern)).headers['x-outlet-id']).toBe('1');
  });

  test('may confirm the outlet', async () => {
    expect((await ask(hosts.lantern, { 'x-outlet-id': '1' })).statusCode).toBe(200);
  });

  test('[SEC-34] may not choose another', async () => {
    const answer = await ask(hosts.lantern, { 'x-outlet-id': '5' });
    expect(answer.statusCode).toBe(403);
    expect(answer.body).not.toContain('Backstage');
  });

  test('tells apart outlets whose pages share an api host, among these only', async () => {
    expect((await ask('api.example.com', { 'x-outlet-id': '4' })).json().response.OutletName).toBe('Shop');
    expect((await ask('api.example.com', { 'x-outlet-id': '1' })).statusCode).toBe(400);
    expect((await ask('api.example.com')).statusCode).toBe(400);
  });

  test('the page that speaks decides before it', async () => {
    const answer = await ask('api.example.com', { origin: `http://${hosts.tickets}` });
    expect(answer.json().response.OutletName).toBe('Tickets');
  });
});

test('[CALL-10] only outlets that anybody may enter are told', async () => {
  const { outlets } = (
    await app.http.inject({
      method: 'POST',
      url: '/gen.v1/outlet/getoutlets',
      payload: {},
      headers: { host: `${hosts.lantern}:3000` },
    })
  ).json().response;
  expect(outlets.map((o: { OutletName: string }) => o.OutletName)).toEqual([
    'Lantern Club',
    'Tickets',
    'Shop',
  ]);
  expect(outlets[0].URL).toBe('http://lantern.localhost');
});

test('[CALL-09] the lookup tables', async () => {
  const answer = await app.http.inject({
    method: 'POST',
    url: '/gen.v1/outlet/getprotocols',
    payload: {},
    headers: { host: hosts.lantern },
  });
  const { SalesTypes, DeliveryMethodTypes, RequestStatuses } = answer.json().response;
  expect(SalesTypes.map((t: { ID: number }) => t.ID)).toEqual([1, 2, 3]);
  expect(DeliveryMethodTypes[3].ConstantValue).toBe('DELIVERY_METHOD_TYPE_MOBILE_TICKETING');
  expect(RequestStatuses).toHaveLength(7);
});

test('[CALL-12] [ERR-07] another outlet’s id is Missing OutletID', async () => {
  const answer = await app
    .browser(hosts.lantern)
    .send('/gen.v1/outlet/getinfo', { OutletID: 2, InfoTypes: ['OutletTheme'] });
  expect(answer).toMatchObject({ status: 400, body: { message: 'Missing OutletID' } });
});
