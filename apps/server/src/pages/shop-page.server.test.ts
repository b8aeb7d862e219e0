import cookie from '@fastify/cookie';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cases } from '../../../../tools/testing/cases.ts';
import { sendFailure } from '../platform/http/send-failure.ts';
import { publicAddress } from '../platform/public-address.ts';
import type { PageNeeds } from './page-needs.ts';
import { registerPages } from './register-pages.ts';
import { escapeHtml } from './html.ts';

const home = { outletId: 1, sellerId: 1, apiHost: 'api.lantern.localhost' };
const font = `/images/${'0af1'.repeat(8)}.woff2`;
/** What a closed shop says. */
let closedWith: string | undefined;
/** Those that the outlet speaks. */
let languages: string[] = [];
const outlet = { name: 'Lantern Club', theme: { headerFontUrl: font }, loginAlways: false };

const buildIn = (folder: string, says: string) => ({
  template: '<html lang="en"><head><!--head--></head><!--app--><!--bootstrap-->',
  draw: async ({ url, bootstrap }: { url: string; bootstrap: object }) => ({
    html:
      `<p>${says}${escapeHtml(decodeURIComponent(url))} ${JSON.stringify(bootstrap).includes('North') ? 'North' : 'Club'}</p>` +
      '<a class="x" href="/event/3">Event</a><a href="https://elsewhere.example/">Elsewhere</a>',
    status: 200,
    title: 'Shop',
    chunks: [],
    state: JSON.stringify(bootstrap),
  }),
  preloadsFor: () => [],
  assetsFolder: folder,
});

/** A shop whose page says the address it was drawn for, as a search field would. */
const needs = (folder: string): PageNeeds =>
  ({
    builds: new Map([
      ['en', buildIn(folder, '')],
      ['fr', buildIn(join(folder, 'fr'), 'En français : ')],
    ]),
    directory: { atPage: async (host: string) => (host === 'lantern.localhost' ? home : undefined) },
    // A picture that another node has taken in.
    pictures: {
      path: join(folder, 'images'),
      bring: async (name: string) =>
        name === 'elsewhere.svg' && writeFileSync(join(folder, 'images', name), '<svg/>'),
    },
    place: { kind: 'host', host: 'office.localhost' },
    publicAddress: publicAddress({ scheme: 'https', port: undefined }),
    gateways: { forShop: async () => ({ originFor: (page: URL) => `https://gateway.${page.hostname}` }) },
    outlets: { get: async () => ({ ...outlet, languages, maintenanceMessage: closedWith }) },
    outletInfo: async (_id: number, _parts: unknown, _now: Date, worn = outlet) => ({
      id: 1,
      outletType: 1,
      name: worn.name,
    }),
    previews: async (code: string, { outletId }: { outletId: number }) =>
      code === `good-${outletId}`
        ? { wear: (worn: object) => ({ ...worn, name: 'Lantern North' }) }
        : undefined,
    outletEvents: async () => [],
    now: () => new Date('2026-11-15T17:00:00Z'),
    demo: false,
  }) as unknown as PageNeeds;

interface Answer {
  status: number;
  body: string;
  headers: Record<string, string | string[] | undefined>;
}

describe('the page at an address', () => {
  let folder: string;
  let app: FastifyInstance;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'stagedoor-page-'));
    mkdirSync(join(folder, 'assets'));
    mkdirSync(join(folder, 'fr/assets'), { recursive: true });
    mkdirSync(join(folder, 'images'));
    writeFileSync(join(folder, font), 'wOF2');
    app = Fastify();
    await app.register(cookie);
    app.setErrorHandler(sendFailure as never);
    await registerPages(app, needs(folder));
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  /** As it stands on the wire: nothing makes the address tidy first. */
  function get(path: string, host = 'lantern.localhost', more: Record<string, string> = {}): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const { port } = app.server.address() as AddressInfo;
    request({ port, host: '127.0.0.1', path, headers: { host, ...more } }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode!, body, headers: answer.headers }));
    })
      .on('error', reject)
      .end();
    return promise;
  }

  const hear = (path: string, more: Record<string, string>) => get(path, 'lantern.localhost', more);
  const heard = async (path: string, more: Record<string, string> = {}): Promise<string> =>
    (await hear(path, more)).body.includes('<html lang="fr" dir="ltr">') ? 'fr' : 'en';

  test('[LANG-02] a visitor’s language is that of the address, the cookie, the browser, and else the outlet’s own', async () => {
    languages = ['en', 'fr'];
    const french = { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' };
    expect(await heard('/one')).toBe('en');
    expect(await heard('/one', french)).toBe('fr');
    expect(await heard('/one', { ...french, cookie: 'language=en' })).toBe('en');
    expect(await heard('/one?lang=fr', { cookie: 'language=en' })).toBe('fr');
    for (const wrong of cases(['xx', '..%2F', 'x'.repeat(5000), '%00', 'fr%0d%0aset-cookie:x']))
      expect([wrong.slice(0, 9), await heard(`/one?lang=${wrong}`)]).toEqual([wrong.slice(0, 9), 'en']);
    languages = [];
    expect(await heard('/one?lang=fr', french)).toBe('en');
  });

  test('[LANG-02] what an address names is remembered, and caches are told what a page depends on', async () => {
    languages = ['en', 'fr'];
    const named = await hear('/two?lang=fr', {});
    expect(named.headers['set-cookie']).toEqual([expect.stringMatching(/^language=fr; .*SameSite=Lax/)]);
    expect(named.headers.vary).toBe('accept-language, cookie, accept-encoding');
    expect((await hear('/two?lang=fr', { cookie: 'language=fr' })).headers['set-cookie']).toBeUndefined();
    expect((await hear('/two?lang=xx', {})).headers['set-cookie']).toBeUndefined();
    languages = [];
    expect((await hear('/two', {})).headers.vary).toBe('accept-encoding');
  });

  test('[SEC-67] an address that names another host is refused', async () => {
    for (const path of cases([
      '//x.example:9999/login',
      '//x.example',
      '/.//x.example/',
      'http://x.example/',
    ])) {
      const { status, body } = await get(path);
      expect({ path, status }).toEqual({ path, status: 404 });
      expect(body).not.toContain('x.example');
    }
  });

  test('[SHELL-06] a shop that is closed for a while says so to machines too, and when to come again', async () => {
    closedWith = 'Moving the stage.';
    const { status, headers, body } = await get('/closed');
    closedWith = undefined;
    expect([status, headers['retry-after']]).toEqual([503, '60']);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('id="bootstrap"');
    expect((await get('/open')).headers['retry-after']).toBeUndefined();
  });

  test('[SETUP-04] whoever has a signed address sees the shop as its draft has it, closed or not, and nothing of it runs', async () => {
    closedWith = 'Not open yet.';
    const { status, headers, body } = await get('/?preview=good-1');
    closedWith = undefined;
    expect(status).toBe(200);
    expect(body).toContain('North</p>');
    expect(body).toContain('href="/event/3?preview=good-1"');
    expect(body).toContain('href="https://elsewhere.example/"');
    expect(headers['content-security-policy']).toContain("default-src 'none'; style-src 'self' 'nonce-");
    expect(headers['content-security-policy']).not.toContain('script-src');
    expect(headers['content-security-policy']).toContain('frame-ancestors https://office.localhost;');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    expect((await get('/')).body, 'nobody else').toContain('Club</p>');
  });

  test('[SEC-97] [SETUP-04] a preview that has ended, or that is another shop’s, shows nothing of either', async () => {
    for (const code of cases(['', 'good-2', 'ended'])) {
      const { status, body } = await get(`/?preview=${code}`);
      expect([status, body.includes('This preview has ended'), body.includes('Lantern')]).toEqual([
        404,
        true,
        false,
      ]);
    }
  });

  test('[SEC-67] canonical link, calls and policy follow the configuration, never the request', async () => {
    const { status, body, headers } = await get('/login', 'lantern.localhost:9999');
    expect(status).toBe(200);
    expect(body).toContain('<link rel="canonical" href="https://lantern.localhost/login">');
    expect(body).toContain('"apiBase":"https://api.lantern.localhost"');
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.lantern.localhost;");
    expect(body + JSON.stringify(headers)).not.toContain('9999');
  });

  test('[SEC-67] a port that cannot be is no fault', async () => {
    expect((await get('/login', 'lantern.localhost:99999')).status).toBe(200);
    expect((await get('/', 'no such host')).status).toBe(404);
  });

  test('[SHELL-14] [OPS-04] the font of an outlet comes from its own host, early, and is kept for good', async () => {
    const { body } = await get('/login');
    const [, address] = /<link rel="preload" as="font" [^>]*href="([^"]+)"/.exec(body)!;
    expect(body).toContain(`src:url('${address}') format('woff2')`);
    const { status, headers } = await get(address!);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('[OPS-04] a picture that is not here yet is brought, for ever, and may run nothing', async () => {
    const { status, body, headers } = await get('/images/elsewhere.svg');
    expect([status, body]).toEqual([200, '<svg/>']);
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['content-security-policy']).toContain('sandbox');
    expect((await get('/images/nowhere.svg')).status).toBe(404);
  });

  test('[SEC-93] [SEC-67] what no file can be called is not found, and no fault', async () => {
    for (const path of cases([
      '/images/../x',
      '/images/%00',
      '/images/%2e%2e/x',
      '/assets/%00',
      '/images//etc/passwd',
      '/images/%2fetc/passwd',
      '/images/..%5cx',
      '/images/..%5c..%5cetc%5cpasswd',
      '/assets//etc/passwd',
    ])) {
      expect({ path, status: (await get(path)).status }).toEqual({ path, status: 404 });
    }
  });

  test('[SEC-75] what a visitor writes never becomes the nonce', async () => {
    const { body, headers } = await get('/login?email={{nonce}}');
    const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))!;
    expect(body).toContain('email={{nonce}}');
    expect(body.split(nonce!)).toHaveLength(3);
    expect((await get('/login')).body).not.toContain(nonce);
  });
});
