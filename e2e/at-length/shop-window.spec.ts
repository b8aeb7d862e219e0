import { expect, test, type Page } from '@playwright/test';
import { untilAlive } from '../until-alive.ts';

const at = (baseURL: string | undefined, host: string, path = '/'): string => {
  const url = new URL(path, baseURL);
  url.hostname = host;
  return url.href;
};
const lantern = 'lantern.localhost';
const row = (page: Page, id: number) => page.locator(`#event-${id}`);

test('[LIST-02] the artist filter lives in the address and survives a reload', async ({ page, baseURL }) => {
  await page.goto(at(baseURL, lantern));
  await page.getByLabel('Artist').selectOption({ label: 'Halcyon Avenue' });
  await expect(page).toHaveURL(/artist=\d+/);
  await expect(page.locator('li[id^="event-"] h3')).toHaveText(['Halcyon Avenue', 'Halcyon Avenue']);
  await page.reload();
  await expect(page.getByLabel('Artist').locator('option:checked')).toHaveText('Halcyon Avenue');
});

test('[LIST-12] an external sale warns, and Esc goes back to the row', async ({ page, baseURL }) => {
  await page.goto(at(baseURL, lantern), { waitUntil: 'networkidle' });
  const action = row(page, 301).getByRole('button', { name: /^Get Tickets/ });
  await action.click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'GET TICKETS' })).toHaveAttribute(
    'target',
    '_blank',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(action).toBeFocused();
});

test('the keyboard alone opens the menu, walks it and comes back', async ({ page, baseURL }) => {
  await page.goto(at(baseURL, lantern), { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('[LIST-09] [CONST-10] the carousel moves by itself, in 0.45 s, and rests while it is paused', async ({
  page,
  baseURL,
}) => {
  await page.goto(at(baseURL, lantern), { waitUntil: 'networkidle' });
  await page.mouse.move(0, 0);
  const carousel = page.getByRole('region', { name: 'Highlights' });
  const shown = carousel.locator('[role=group]:not([inert])');
  await expect(shown).toHaveAttribute('aria-label', '1 of 4');
  await expect(shown).toHaveAttribute('aria-label', '2 of 4', { timeout: 8000 });
  await carousel.getByRole('button', { name: 'Pause' }).click();
  const place = () => carousel.locator('[role=group]').nth(2).boundingBox();
  await carousel.getByRole('button', { name: 'Next' }).click();
  await page.waitForTimeout(650);
  const settled = (await place())!.x;
  await page.waitForTimeout(300);
  expect(Math.abs((await place())!.x - settled)).toBeLessThan(12);
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.waitForTimeout(5500);
  await expect(shown).toHaveAttribute('aria-label', '3 of 4');
});

test('[EVENT-35] a closed block stays closed for the browser session', async ({ page, baseURL }) => {
  await page.goto(at(baseURL, lantern), { waitUntil: 'networkidle' });
  const block = page.getByText('Requests for Long Way Home are open');
  await expect(block).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).first().click();
  await expect(block).toHaveCount(0);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(block).toHaveCount(0);
});

test('[ROUTE-14] an unknown address is honest, with status 404', async ({ page, baseURL }) => {
  const answer = await page.goto(at(baseURL, lantern, '/no/such/page'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('at 320 px, which is 1280 px at 400 %, nothing is cut off', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(at(baseURL, lantern), { waitUntil: 'networkidle' });
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await wide()).toBeLessThanOrEqual(0);
});

test('offline and back is said, and the list stays', async ({ page, baseURL, context }) => {
  await page.goto(at(baseURL, lantern));
  await untilAlive(page);
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await expect(row(page, 102)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are back online')).toBeVisible();
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
