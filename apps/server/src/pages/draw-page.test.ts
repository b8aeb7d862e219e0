import { expect, test } from 'vitest';
import { pageDrawer } from './draw-page.ts';
import type { DrawNeeds, Page } from './draw-page.ts';
import { freshNonce } from './page-bytes.ts';

const home = new URL('https://lantern.localhost/');

const build = (name: string) => ({
  template: '<html lang="en"><!--head--><!--app--><!--bootstrap-->',
  draw: async () => ({ html: `<p>${name}</p>`, status: 200, title: 'Shop', chunks: [], state: '{}' }),
  preloadsFor: () => [],
});

interface Drawn extends Page {
  asked: string[];
  /** What the outlet says of itself in a preview. */
  worn: { loginType?: object } | undefined;
}

/** The page of an outlet, and whether anything of it was asked for to draw it. */
async function drawn(outlet: object, language = 'en', page = home, isPreview = false): Promise<Drawn> {
  const asked: string[] = [];
  let worn: { loginType?: object } | undefined;
  const needs = {
    builds: new Map([
      ['en', build('Juniper')],
      ['fr', build('Genévrier')],
    ]),
    outlets: { get: async () => ({ name: 'Lantern Club', theme: {}, loginAlways: false, ...outlet }) },
    outletInfo: async (...question: unknown[]) => {
      asked.push('info');
      worn = question[3] as typeof worn;
      return { id: 1, outletType: 1, name: 'Lantern Club' };
    },
    outletEvents: async () => {
      asked.push('events');
      return [];
    },
    now: () => new Date('2026-11-15T17:00:00Z'),
    demo: false,
  } as unknown as DrawNeeds;
  const at = { outletId: 1, sellerId: 1 } as never;
  const previewed = { code: 'c', wear: (stored: object) => stored } as never;
  const { preview, page: draw } = pageDrawer(needs);
  if (isPreview) return { ...(await preview(at, { page, language }, previewed)), asked, worn };
  const { bytes, ...shown } = await draw(at, { page, language });
  return { ...shown, html: bytes.plain(freshNonce()).toString(), asked, worn };
}

test('[PROD-01] the page of an open outlet comes with its list', async () => {
  const { html, asked } = await drawn({});
  expect(html).toContain('<p>Juniper</p>');
  expect(asked).toEqual(['info', 'events']);
});

test.each([
  ['[SHELL-02] a private outlet', { passwordHash: 'x' }],
  ['[SESSION-12] an outlet for members only', { loginAlways: true }],
  ['an outlet under maintenance', { maintenanceMessage: 'Back soon' }],
])('%s has a page that holds nothing of it', async (_what, outlet) => {
  const { html, asked } = await drawn(outlet);
  expect(html).not.toContain('Juniper');
  expect(html).not.toContain('Lantern Club');
  expect(asked).toEqual([]);
});

test('[SHELL-06] a shop that is away for a while says when to come again; one for members only is there', async () => {
  expect(await drawn({ maintenanceMessage: 'Back soon' })).toMatchObject({
    status: 503,
    retryAfterSeconds: 60,
  });
  const members = await drawn({ loginAlways: true });
  expect([members.status, members.retryAfterSeconds]).toEqual([200, undefined]);
});

test('[SETUP-04] a shop for members only is looked at as a member sees it', async () => {
  const always = { loginAlways: true, loginType: { constant: 'OUTLET_LOGIN_ALWAYS' } };
  const { html, worn } = await drawn(always, 'en', home, true);
  expect(html).toContain('<p>Juniper</p>');
  expect(worn?.loginType).toEqual({ constant: 'OUTLET_LOGIN_AS_NEEDED' });
});

test('[LANG-08] a page is drawn in its language, says so, and names where the others are', async () => {
  const languages = ['fr', 'en'];
  const { html } = await drawn({ languages }, 'fr');
  expect(html).toContain('<html lang="fr" dir="ltr">');
  expect(html).toContain('<p>Genévrier</p>');
  expect(html).toContain('<link rel="canonical" href="https://lantern.localhost/">');
  for (const [code, search] of [
    ['fr', '?lang=fr'],
    ['en', '?lang=en'],
    ['x-default', ''],
  ])
    expect(html).toContain(
      `<link rel="alternate" hreflang="${code}" href="https://lantern.localhost/${search}">`,
    );
  const named = await drawn({ languages }, 'en', new URL('?lang=en', home));
  expect(named.html).toContain('<html lang="en" dir="ltr">');
  expect(named.html).toContain('<link rel="canonical" href="https://lantern.localhost/?lang=en">');
  const alone = await drawn({ languages: [] });
  expect(alone.html).not.toContain('hreflang');
});

test('[LANG-03] a language that was not built is English, and says that it is', async () => {
  const { html } = await drawn({ languages: ['de', 'en'] }, 'de');
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toContain('<p>Juniper</p>');
});
