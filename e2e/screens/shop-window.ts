// The shell and the event list in every state, at every outlet.
import type { Page, Route } from '@playwright/test';
import { expect } from '../patient-expect.ts';
import type { Scenario } from '../states.ts';
import { untilAlive } from '../until-alive.ts';

const lantern = 'lantern.localhost';

/** Answers one call itself, then opens the page anew. */
async function answering(page: Page, call: string, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(`**/gen.v1/${call}*`, answer);
  await page.reload();
}

const visitor = {
  UserID: 0,
  secondsToExpire: 1800,
  sessionID: 'a-session',
  maintenance: { active: false },
  versions: { client: '1.2.9' },
  outletPasswordRequired: false,
};
const robin = { UserID: 7, FirstName: 'Robin', LastName: 'Vale' };

/** A session with something about it changed, as the api host would give it. */
const session = (page: Page, change: object): Promise<void> =>
  answering(page, 'user/sessioninit', async (route) => {
    const headers = {
      'access-control-allow-origin': new URL(page.url()).origin,
      'access-control-allow-credentials': 'true',
    };
    await route.fulfill({ headers, json: { response: { ...visitor, ...change } } });
  });

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const sees = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

async function enterBackstage(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill('encore');
  await press(page, 'Enter');
  await expect(page.getByRole('heading', { name: 'All Events' })).toBeVisible();
}

const start: Scenario[] = [
  {
    name: 'loading',
    isWaiting: true,
    host: 'backstage.localhost',
    path: '/',
    prepare: (page) => answering(page, 'user/sessioninit', () => new Promise(() => {})),
  },
  {
    name: 'maintenance',
    host: lantern,
    path: '/',
    prepare: async (page) => {
      await session(page, { maintenance: { active: true, message: 'The stage is being rebuilt.' } });
      await sees(page, 'The stage is being rebuilt.');
    },
  },
  {
    name: 'start-failed',
    host: 'backstage.localhost',
    path: '/',
    prepare: async (page) => {
      await answering(page, 'user/sessioninit', (route) =>
        route.fulfill({ status: 502, body: '<h1>Oh</h1>' }),
      );
      await sees(page, 'The shop did not open');
    },
  },
  {
    name: 'password-missing',
    host: 'backstage.localhost',
    path: '/',
    prepare: async (page) => {
      await press(page, 'Enter');
      await sees(page, 'Password required');
    },
  },
  { name: 'backstage-list', host: 'backstage.localhost', path: '/', prepare: enterBackstage },
];

const shell: Scenario[] = [
  { name: 'menu-visitor', host: lantern, path: '/', prepare: (page) => press(page, 'Menu') },
  {
    name: 'menu-customer',
    host: lantern,
    path: '/',
    prepare: async (page) => {
      await session(page, robin);
      await press(page, 'Menu');
      await sees(page, 'Sign Out');
    },
  },
  {
    name: 'session-expiring',
    host: lantern,
    path: '/',
    prepare: async (page) => {
      await session(page, { ...robin, secondsToExpire: 170 });
      await sees(page, 'Are you still there?');
    },
  },
  {
    name: 'new-version',
    host: lantern,
    path: '/',
    prepare: async (page) => {
      await session(page, { versions: { client: '9.9.9' } });
      await sees(page, 'A new version of this page is ready.');
    },
  },
  {
    name: 'offline',
    host: lantern,
    path: '/',
    prepare: async (page) => {
      await untilAlive(page);
      await page.context().setOffline(true);
      await sees(page, /^You are offline/);
    },
  },
  {
    name: 'policy',
    host: lantern,
    path: '/',
    prepare: (page) => page.getByRole('contentinfo').getByRole('button').first().click(),
  },
  {
    name: 'popup-closed',
    host: 'granite.localhost',
    path: '/',
    prepare: async (page) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  },
];

const list: Scenario[] = [
  {
    name: 'filtered',
    host: lantern,
    path: '/',
    prepare: async (page) =>
      void (await page.getByLabel('Artist', { exact: true }).selectOption({ index: 1 })),
  },
  { name: 'filter-empty', host: lantern, path: '/?artist=999' },
  { name: 'search', host: lantern, path: '/?q=juniper&from=2026-11-01' },
  {
    name: 'external-sale',
    host: lantern,
    path: '/',
    prepare: (page) => press(page, /^Get Tickets/),
  },
  {
    name: 'events-failed',
    host: 'backstage.localhost',
    path: '/',
    prepare: async (page) => {
      await page.route('**/gen.v1/outlet/getoutletevents*', (route) => route.abort());
      await page.getByLabel('Password', { exact: true }).fill('encore');
      await press(page, 'Enter');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 10_000 });
    },
  },
  {
    name: 'pictures-broken',
    host: lantern,
    path: '/',
    prepare: async (page) => {
      await page.route('**/images/**', (route) => route.abort());
      await page.reload();
    },
  },
];

export default [...start, ...shell, ...list];
