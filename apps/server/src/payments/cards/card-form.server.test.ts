import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fan, loadPeople, signedIn } from '../../accounts/testing/people.ts';
import { hosts } from '../../testing/small-world.ts';
import { testApp } from '../../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import { addresses, calls, openForm, postToGateway, visa } from '../testing/card-form.ts';

describe('the form itself', () => {
  let app: TestApp;
  let browser: TestBrowser;
  beforeAll(async () => {
    app = await testApp('server', { load: loadPeople });
    browser = await signedIn(app, fan);
  });
  afterAll(() => app.close());

  test('[ACCT-24] a token runs out after a quarter of an hour, and saves one card only', async () => {
    const token = await openForm(browser);
    const send = () => postToGateway(app, '/customer/saveCard', { token, ...visa });
    expect((await send()).statusCode).toBe(200);
    expect((await send()).statusCode).toBe(400);
    const late = await openForm(browser);
    app.clock.advance(15 * 60);
    const page = await postToGateway(app, '/customer/addPayment', { token: late });
    expect(page.statusCode).toBe(400);
    expect(page.body).toContain('no longer valid');
  });

  test('[SEC-60] what was typed wrong comes back without the number and the code', async () => {
    const token = await openForm(browser);
    const typed = { number: '5424000000000015', expiry: '1', code: '987', name: '"><script>' };
    const page = await app.http.inject({
      method: 'POST',
      url: '/customer/saveCard',
      headers: { host: 'gateway.localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...typed, token }).toString(),
    });
    expect(page.body).toContain('Enter the expiry as MM / YY');
    expect(page.body).toContain('&quot;&gt;&lt;script&gt;');
    expect(page.body).not.toContain('5424');
    expect(page.body).not.toContain('987');
  });

  test('[ACCT-24] the form has the shop’s colour and typeface; nothing but a colour comes into its style', async () => {
    const token = await openForm(browser);
    const page = await app.http.inject({
      method: 'POST',
      url: '/customer/addPayment',
      headers: { host: 'gateway.localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ token }).toString(),
    });
    const [, address] = /href="([^"]+)"/.exec(page.body)!;
    expect(address).toMatch(/form\.css\?accent=[0-9a-f]{6}$/);
    // As the browser does it: the form may stand under another path, at a shop's own address.
    const at = (url: string) => new URL(url, 'http://gateway.localhost/customer/addPayment').pathname;
    const get = (url: string) =>
      app.http.inject({
        url: `${at(url)}${URL.parse(url, 'http://x')!.search}`,
        headers: { host: 'gateway.localhost' },
      });
    const style = (await get(address!)).body;
    expect(style).toContain(`--accent:#${address!.slice(-6)};`);
    const [, face] = /url\('([^']+)'\)/.exec(style)!;
    expect((await get(face!)).headers['content-type']).toBe('font/woff2');
    expect(page.headers['content-security-policy']).toContain(`font-src 'self'`);
    const strange = await get('/customer/form.css?accent=red}body{display:none');
    expect(strange.body).not.toContain('red}');
  });

  test('[ACCT-24] the button says what saving the card does: that alone, or going on too', async () => {
    const button = async (more: object) => {
      const { body } = await browser.send(calls.form, { ...addresses, ...more });
      const page = await app.http.inject({
        method: 'POST',
        url: '/customer/addPayment',
        headers: { host: 'gateway.localhost', 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ token: body.token }).toString(),
      });
      return /<button type="submit">([^<]*)</.exec(page.body)?.[1];
    };
    expect(await button({})).toBe('Save card');
    expect(await button({ GoesOn: true })).toBe('Save and continue');
  });

  test('[SEC-53] only the shop that asked may frame it', async () => {
    const token = await openForm(browser);
    const { headers } = await postToGateway(app, '/customer/addPayment', { token });
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['content-security-policy']).toContain(`frame-ancestors http://${hosts.lantern};`);
    expect(headers['content-security-policy']).toContain(`frame-src http://${hosts.lantern};`);
  });
});
