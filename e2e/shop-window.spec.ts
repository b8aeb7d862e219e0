import { expect, test, type Page } from '@playwright/test';

const at = (baseURL: string | undefined, host: string, path = '/'): string => {
  const url = new URL(path, baseURL);
  url.hostname = host;
  return url.href;
};
const lantern = 'lantern.localhost';
const row = (page: Page, id: number) => page.locator(`#event-${id}`);

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

test('[LIST-10] [LIST-11] rows say what can be done; the whole row leads to the event', async ({
  page,
  baseURL,
}) => {
  await page.goto(at(baseURL, lantern));
  await expect(row(page, 102).getByRole('link')).toHaveText('Buy Now');
  await expect(row(page, 103)).toContainText('6 left');
  await expect(row(page, 104)).toContainText('Waiting list');
  await expect(row(page, 201).getByRole('link')).toHaveText('Request');
  await expect(row(page, 211).getByRole('link')).toHaveText('Details');
  await row(page, 102).click({ position: { x: 150, y: 20 } });
  await expect(page).toHaveURL(/\/event\/102$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Events');
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

test('[SHELL-13] [CONST-01] [CONST-02] the page is one column of 1020 px, and phones get their own shape', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(at(baseURL, lantern));
  expect((await row(page, 102).boundingBox())!.width).toBe(1020);
  const isBeside = async () => {
    const [words, action] = [row(page, 102).locator('h3'), row(page, 102).getByRole('link')];
    return (await action.boundingBox())!.y < (await words.boundingBox())!.y + 40;
  };
  await page.setViewportSize({ width: 769, height: 900 });
  expect(await isBeside()).toBe(true);
  await page.setViewportSize({ width: 768, height: 900 });
  expect(await isBeside()).toBe(false);
});

test('[SESSION-07] two tabs agree: signing out in one ends the other', async ({ page, baseURL, context }) => {
  await page.goto(at(baseURL, lantern, '/login'), { waitUntil: 'networkidle' });
  await page.getByLabel('Email', { exact: true }).fill('new@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Lantern2026');
  await page.getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  const other = await context.newPage();
  await other.goto(at(baseURL, lantern, '/user/account'));
  await expect(other.getByRole('heading', { name: 'My Account' })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(other).toHaveURL(/\/login$/);
});
