import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../testing/test-database.ts';
import { OFFICE_ORIGIN, PASSWORD, officeWorld } from './testing/office-world.ts';
import type { OfficeWorld } from './testing/office-world.ts';

describe.each(engines)('signing in to the box office (%s)', (engine) => {
  let world: OfficeWorld;
  beforeAll(async () => {
    world = await officeWorld(engine);
  });
  afterAll(() => world.close());

  const signIn = (email: string, password: string) =>
    world.office().send('staff/sign-in', { email, password });

  test('[STAFF-01] a cookie of its own, strict, out of reach of scripts, for twelve hours', async () => {
    const sent = await signIn('owner@lantern.example', PASSWORD);
    expect(sent.status).toBe(200);
    expect(sent.setCookies.map((line) => line.split('=', 1)[0])).toEqual(['boxoffice', 'boxoffice-known']);
    const [cookie] = sent.setCookies;
    expect(cookie).toMatch(/^boxoffice=[\w-]{43}; Path=\/; Expires=.*; HttpOnly; SameSite=Strict$/);
    expect(cookie).toContain('Mon, 16 Nov 2026 05:00:00 GMT');
    expect(sent.body.staff).toMatchObject({ email: 'owner@lantern.example', sellerId: 1, secondStep: 'off' });
    expect(sent.body.staff.permissions['orders.refund']).toBe('yes');
    expect(sent.body.staff.workplaces[0].outlets).toHaveLength(6);
  });

  test('[STAFF-01] without being remembered the cookie ends with the browser', async () => {
    const browser = world.office();
    const sent = await browser.send('staff/sign-in', {
      email: 'desk@lantern.example',
      password: PASSWORD,
      remember: false,
    });
    expect(sent.setCookies).toHaveLength(1);
    expect(sent.setCookies[0]).not.toContain('Expires');
  });

  test('[STAFF-03] wrong passwords and unknown addresses are answered alike', async () => {
    const wrong = await signIn('desk@lantern.example', 'Wrong2026');
    const unknown = await signIn('nobody@lantern.example', 'Wrong2026');
    expect(wrong).toMatchObject({ status: 403, body: { message: 'That did not match' } });
    expect(unknown.body).toEqual(wrong.body);
    expect([wrong.setCookies, unknown.setCookies]).toEqual([[], []]);
  });

  test('[STAFF-03] after the third failure there is a wait, and never a lock', async () => {
    const email = 'viewer@lantern.example';
    for (let count = 0; count < 3; count += 1) expect((await signIn(email, 'Wrong2026')).status).toBe(403);
    const waiting = await signIn(email, PASSWORD);
    expect(waiting).toMatchObject({ status: 429 });
    expect(Number(waiting.headers['retry-after'])).toBeGreaterThan(0);
    world.clock.advance(10);
    expect((await signIn(email, PASSWORD)).status).toBe(200);
  });

  test('[STAFF-01] a session ends after twelve hours, and when it is ended', async () => {
    const browser = await world.signedIn('finance');
    expect((await browser.send('staff/session')).body.staff.email).toBe('finance@lantern.example');
    expect((await browser.send('staff/own-sessions')).body.sessions).toHaveLength(1);
    world.clock.advance(12 * 3600);
    expect((await browser.send('staff/session')).body.staff).toBeUndefined();
    expect((await browser.send('staff/own-sessions')).status).toBe(401);
    const other = await world.signedIn('finance');
    expect((await other.send('staff/sign-out', {})).status).toBe(200);
    expect((await other.send('staff/own-sessions')).status).toBe(401);
  });

  test('[STAFF-01] every sign-in has a new secret, and the one before it is over', async () => {
    const browser = await world.signedIn('desk');
    const before = browser.cookies.get('boxoffice')!;
    await browser.send('staff/sign-in', { email: 'desk@lantern.example', password: PASSWORD });
    expect(browser.cookies.get('boxoffice')).not.toBe(before);
    const thief = world.office();
    thief.cookies.set('boxoffice', before);
    expect((await thief.send('staff/own-sessions')).status).toBe(401);
  });

  test('[SEC-73] two cookies of the name: neither is believed', async () => {
    const browser = await world.signedIn('desk');
    const cookie = `boxoffice=${browser.cookies.get('boxoffice')}`;
    const raw = (value: string) =>
      world.http.inject({
        method: 'GET',
        url: '/office.v1/staff/own-sessions',
        headers: { host: 'box-office.localhost', origin: OFFICE_ORIGIN, cookie: value },
      });
    expect((await raw(cookie)).statusCode).toBe(200);
    expect((await raw(`${cookie}; boxoffice=x`)).statusCode).toBe(401);
  });

  test('[STAFF-02] before anybody is signed in the page learns what it needs, and no more', async () => {
    const { body } = await world.office().send('staff/session');
    expect(body).toMatchObject({ title: 'Stagedoor', noOwnerYet: false, gateway: { isSandbox: true } });
    expect(Object.keys(body)).not.toContain('staff');
  });
});
