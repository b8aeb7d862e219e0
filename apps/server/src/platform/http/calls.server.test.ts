import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hosts, loadSmallWorld } from '../../testing/small-world.ts';
import { testApp } from '../../testing/test-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp('server', { load: loadSmallWorld });
});
afterAll(() => app.close());

const info = '/gen.v1/outlet/getinfo';

describe('the envelope', () => {
  test('[CALL-01] paths are compared without regard to case, and an empty body is a call without payload', async () => {
    const sent = await app.browser(hosts.lantern).send('/gen.v1/Outlet/GetInfo', '', {
      headers: { 'content-type': 'application/json' },
    });
    expect(sent).toMatchObject({ status: 200, body: { OutletName: 'Lantern Club' } });
  });

  test('[CALL-04] an answer travels inside response', async () => {
    const raw = await app.http.inject({
      method: 'POST',
      url: info,
      headers: { host: hosts.lantern },
      payload: {},
    });
    expect(Object.keys(raw.json())).toEqual(['response']);
  });

  test('[CALL-05] input that does not fit is refused with the field named', async () => {
    const sent = await app.browser(hosts.lantern).send(info, { InfoTypes: ['Everything'] });
    expect(sent).toMatchObject({ status: 400, body: { error: true, code: 'INVALID_INPUT' } });
    expect(Object.keys(sent.body.fields)).toEqual(['InfoTypes.0']);
  });

  test.each([
    ['malformed JSON', '{"a":', 'application/json'],
    ['a list instead of an object', '[]', 'application/json'],
    ['a text', '"x"', 'application/json'],
  ])('[CALL-05] %s is 400 in the envelope', async (_name, payload, type) => {
    const sent = await app.browser(hosts.lantern).send(info, payload, { headers: { 'content-type': type } });
    expect(sent).toMatchObject({ status: 400, body: { error: true, code: 'INVALID_INPUT' } });
  });

  test('[ENTITY-37] any casing of a field name is understood', async () => {
    const sent = await app.browser(hosts.lantern).send(info, { infotypes: ['OutletTheme'] });
    expect(sent.body.Outlet.OutletTheme).toEqual({ CarouselImages: [], PromoImages: [] });
  });
});

describe('[SEC-43] other content types', () => {
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    '%s is 415',
    async (type) => {
      const sent = await app.browser(hosts.lantern).send(info, 'a=1', { headers: { 'content-type': type } });
      expect(sent).toMatchObject({ status: 415, body: { code: 'BODY_NOT_JSON' } });
    },
  );
});

describe('origins', () => {
  test.each(['http://evil.example', 'null', 'http://lantern.localhost.evil.example'])(
    '[SEC-44] a POST from %s is 403',
    async (origin) => {
      const sent = await app.browser(hosts.lantern).send(info, {}, { headers: { origin } });
      expect(sent).toMatchObject({ status: 403, body: { code: 'FOREIGN_ORIGIN' } });
    },
  );

  test('[SEC-44] a page of one outlet may not speak to the host of another', async () => {
    const sent = await app.browser(hosts.lantern).send(info, {}, { host: hosts.members });
    expect(sent.status).toBe(403);
  });

  test('[SEC-44] a cross-site request without an Origin is refused too', async () => {
    const raw = await app.http.inject({
      method: 'POST',
      url: info,
      payload: {},
      headers: { host: hosts.lantern, 'sec-fetch-site': 'cross-site' },
    });
    expect(raw.statusCode).toBe(403);
  });

  const preflight = (origin: string, host: string) =>
    app.browser(hosts.lantern).send(info, undefined, {
      method: 'OPTIONS',
      host,
      headers: { origin, 'access-control-request-method': 'POST' },
    });

  test.each(['http://evil.example', 'null'])(
    '[SEC-45] a preflight from %s gets no permission',
    async (origin) => {
      const sent = await preflight(origin, `api.${hosts.lantern}`);
      expect(sent.headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  test('[CALL-02] the sibling page gets it, with credentials and the header exposed', async () => {
    const sent = await preflight(`http://${hosts.lantern}`, `api.${hosts.lantern}`);
    expect(sent.headers).toMatchObject({
      'access-control-allow-origin': `http://${hosts.lantern}`,
      'access-control-allow-credentials': 'true',
    });
    const answered = await app.browser(hosts.lantern).send(info, {}, { host: `api.${hosts.lantern}` });
    expect(answered.headers['access-control-expose-headers']).toContain('x-outlet-id');
  });
});

describe('addresses that are no call', () => {
  test('[SEC-46] GET on a mutating path is 405', async () => {
    const sent = await app
      .browser(hosts.lantern)
      .send('/gen.v1/user/sessioninit', undefined, { method: 'GET' });
    expect(sent).toMatchObject({ status: 405, body: { code: 'METHOD_NOT_ALLOWED' } });
  });

  test.each(['GET', 'POST', 'DELETE'] as const)(
    '[SEC-64] an unknown %s under gen.v1 is 404 in the envelope',
    async (method) => {
      const sent = await app.browser(hosts.lantern).send('/gen.v1/nothing/here', {}, { method });
      expect(sent).toMatchObject({ status: 404, body: { error: true, code: 'NOT_FOUND' } });
    },
  );
});

describe('[SEC-58] hostile bodies', () => {
  const sendRaw = (payload: string) =>
    app.browser(hosts.lantern).send(info, payload, { headers: { 'content-type': 'application/json' } });

  test('10 MB is too large', async () => {
    const sent = await sendRaw(`{"InfoTypes":["${'x'.repeat(10_000_000)}"]}`);
    expect(sent).toMatchObject({ status: 413, body: { error: true } });
  });

  test('JSON of depth 10,000 does no harm', async () => {
    const sent = await sendRaw(`{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`);
    expect(sent.status).toBeLessThan(500);
  });

  test.each(['{"__proto__":{"admin":true}}', '{"constructor":{"prototype":{"admin":true}}}'])(
    '%s is refused',
    async (payload) => {
      const sent = await sendRaw(payload);
      expect(sent.status).toBe(400);
      expect(({} as { admin?: boolean }).admin).toBeUndefined();
    },
  );

  test('and the server lives', async () => {
    expect((await sendRaw('{}')).status).toBe(200);
  });
});
