import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSmallWorld, hosts } from '../testing/small-world.ts';
import { testApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';

const office = 'box-office.localhost';
let app: TestApp;
beforeAll(async () => {
  app = await testApp('server', { load: loadSmallWorld });
});
afterAll(() => app.close());

const get = (host: string, url: string) => app.http.inject({ method: 'GET', url, headers: { host } });

describe('[STAFF-01] pages by host', () => {
  test('the box office’s host shows the box office, whatever the address, under a strict policy', async () => {
    for (const path of ['/', '/orders/Z4100000114', '/sign-in', '/door', '/door/101']) {
      const sent = await get(office, path);
      expect([200, 503]).toContain(sent.statusCode);
      expect(sent.headers['content-type']).toContain('text/html');
      const policy = String(sent.headers['content-security-policy']);
      // Where nothing is built yet, a page without any script says so.
      const isBuilt = sent.statusCode === 200;
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy.includes("script-src 'self';")).toBe(isBuilt);
      expect(policy.includes("connect-src 'self';")).toBe(isBuilt);
      expect(policy).not.toContain('unsafe');
      expect(sent.body).not.toContain('Lantern Club');
    }
  });

  test('a browser that asks for an icon is not told that something is missing', async () => {
    expect((await get(office, '/favicon.ico')).statusCode).toBe(204);
  });

  test('a shop leads to it', async () => {
    const sent = await get(hosts.lantern, '/box-office');
    expect([sent.statusCode, sent.headers.location]).toEqual([302, 'http://box-office.localhost/']);
  });

  test.each([
    '/gen.v1/openapi.json',
    '/gen.v1/docs',
    '/robots.txt',
    '/sitemap.xml',
    '/demo/clock',
    '/demo/mail',
  ])('nothing of the shops is there: %s', async (path) => {
    const sent = await get(office, path);
    expect(sent.statusCode).toBe(404);
  });

  test('no call of a shop is answered there, and none of the office at a shop', async () => {
    const browser = app.browser(office);
    expect((await browser.send('/gen.v1/user/sessioninit')).status).toBe(404);
    expect((await browser.send('/gen.v1/outlet/getinfo')).status).toBe(404);
    expect((await get(hosts.lantern, '/office.v1/staff/session')).statusCode).toBe(404);
    expect((await get(hosts.lantern, '/office.v1/openapi.json')).statusCode).toBe(404);
  });

  test('each audience has its own documentation', async () => {
    const staffs = await get(office, '/office.v1/openapi.json');
    const shops = await get(hosts.lantern, '/gen.v1/openapi.json');
    expect(Object.keys(staffs.json().paths).every((path) => path.startsWith('/office.v1/'))).toBe(true);
    expect(Object.keys(shops.json().paths).every((path) => path.startsWith('/gen.v1/'))).toBe(true);
    expect(staffs.json().paths['/office.v1/staff/invite'].post).toMatchObject({
      'x-permission': 'staff.manage',
      'x-changes': true,
    });
    expect(shops.body).not.toContain('office');
    expect((await get(office, '/office.v1/docs')).body).toContain('/office.v1/openapi.json');
  });

  test('no other page may read what it answers', async () => {
    for (const origin of [`http://${hosts.lantern}`, `http://${office}:3000`]) {
      const sent = await app.http.inject({
        method: 'GET',
        url: '/office.v1/staff/session',
        headers: { host: office, origin },
      });
      expect(sent.headers['access-control-allow-origin']).toBeUndefined();
    }
  });

  test('an unknown address below its prefix is 404 in the envelope, a wrong method 405', async () => {
    const browser = app.browser(office);
    const unknown = await browser.send('/office.v1/nothing', undefined, { method: 'GET' });
    expect(unknown).toMatchObject({ status: 404, body: { error: true, code: 'NOT_FOUND' } });
    const wrong = await browser.send('/office.v1/staff/sign-in', undefined, { method: 'GET' });
    expect(wrong).toMatchObject({ status: 405, body: { code: 'METHOD_NOT_ALLOWED' } });
  });
});

test('[STAFF-01] BOX_OFFICE_HOST=none: there is no box office', async () => {
  const without = await testApp('server', { load: loadSmallWorld, environment: { BOX_OFFICE_HOST: 'none' } });
  const ask = (host: string, url: string) => without.http.inject({ method: 'GET', url, headers: { host } });
  expect((await ask(office, '/office.v1/staff/session')).statusCode).toBe(404);
  expect((await ask(hosts.lantern, '/office.v1/staff/session')).statusCode).toBe(404);
  expect((await ask(hosts.lantern, '/box-office')).headers.location).toBeUndefined();
  await without.close();
});
