import { expect, test, type Page } from '@playwright/test';
import { shopLanguages } from '../packages/rules/src/language/shop-languages.ts';
import { cases } from '../tools/testing/cases.ts';
import { packedBytes } from './packed-bytes.ts';

const at = (baseURL: string | undefined, host: string, path = '/'): string => {
  const url = new URL(path, baseURL);
  url.hostname = host;
  return url.href;
};
const lantern = 'lantern.localhost';

/** Everything the browser complained about: broken hydration, refused styles, failed scripts. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text());
  });
  return heard;
}

test('[PROD-01] [LIST-01] [LIST-03] the list is in the first paint and taken over without a complaint', async ({
  page,
  baseURL,
}) => {
  const heard = complaints(page);
  const answer = await page.goto(at(baseURL, lantern));
  expect(await answer?.text()).toContain('Halcyon Avenue');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Events');
  expect(heard).toEqual([]);
});

test('[LANG-03] the script of the first screen stays within 105 KB in every language', async ({
  page,
  baseURL,
}) => {
  for (const code of cases(Object.keys(shopLanguages))) {
    // As it is served: what the page itself fetches afterwards nobody waits for.
    const html = (await (await page.goto(at(baseURL, lantern, `/?lang=${code}`)))?.text()) ?? '';
    expect(html).toContain(`<html lang="${code}"`);
    const named = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, path]) =>
      at(baseURL, lantern, path),
    );
    const sizes = await Promise.all(cases(named).map(packedBytes));
    const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
    expect(kilobytes, code).toBeLessThanOrEqual(105);
  }
});

test('[SEAT-01] a page with a map asks for few files, and for what every page has before them', async ({
  page,
  baseURL,
}) => {
  const html = (await (await page.goto(at(baseURL, lantern, '/seats/101')))?.text()) ?? '';
  const ahead = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)];
  const script = html.indexOf('<script type="module"');
  expect(script).toBeGreaterThan(0);
  expect(ahead[0]!.index).toBeGreaterThan(script);
  expect(ahead.length).toBeLessThanOrEqual(15);
});

test('no page of any outlet makes the browser complain', async ({ page, baseURL }) => {
  const heard = complaints(page);
  for (const host of ['granite', 'guests', 'backstage']) {
    await page.goto(at(baseURL, `${host}.localhost`), { waitUntil: 'networkidle' });
  }
  await page.goto(at(baseURL, lantern, '/events'), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('Escape');
  expect(heard).toEqual([]);
});

test('[SHELL-02] [SHELL-04] [SESSION-12] a private outlet shows nothing before its password', async ({
  page,
  baseURL,
}) => {
  const answer = await page.goto(at(baseURL, 'backstage.localhost'));
  expect(await answer?.text()).not.toContain('Vector Orchard');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Incorrect password')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('encore');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'All Events' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'All Events' })).toBeVisible();
});
