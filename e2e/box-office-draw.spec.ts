import { expect, test, type Page } from '@playwright/test';
import { barriersOn } from './barriers.ts';
import { walkTheOrder, watchTheRun } from './charging-steps.ts';
import { openAsRobin, requests } from './request-history.ts';
import { scrollsSideways } from './scenario.ts';
import { bootShop, type Shop } from './server.ts';

// A draw happens once, so it has a shop of its own.
let shop: Shop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await bootShop();
});
test.afterAll(() => shop.stop());
test.setTimeout(420_000);

const PASSWORD = 'BoxOffice2026';
const DIGITS = '471108151848';

async function isSound(page: Page): Promise<void> {
  expect(await barriersOn(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
}

async function signInAsOwner(page: Page): Promise<void> {
  await page.goto(`http://box-office.localhost:${shop.port}/sign-in`);
  await page.getByLabel(/e-?mail/i).fill('owner@lantern.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: /^sign in$/i }).click();
  await expect(page.getByRole('link', { name: /Requests & draws/ }).first()).toBeVisible();
}

const room = (path = '') => `http://box-office.localhost:${shop.port}/draws${path}`;
const question = (page: Page) => page.getByRole('dialog');

/** Types the number that the button itself names, and presses it. */
async function confirmWithNumber(page: Page, name: RegExp): Promise<void> {
  const button = question(page).getByRole('button', { name });
  const label = await button.textContent();
  await question(page)
    .getByLabel(/Type the number/)
    .fill(label!.replaceAll(/\D/g, ''));
  await button.click();
}

async function lookAround(page: Page): Promise<void> {
  await page.goto(room());
  await page.getByRole('link', { name: /spring leg/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /spring leg/ })).toBeVisible();
  await expect(page.getByText('Demand against tickets').first()).toBeVisible();
  await isSound(page);
  await page.getByRole('button', { name: 'Run it' }).click();
  await expect(page.getByText('Fans who get something')).toBeVisible({ timeout: 120_000 });
  await isSound(page);
  await page.screenshot({ path: '.cache/browser/draw-dry-run.png', fullPage: true });
  await page.goto(room('/13/requests?words=robin'));
  await expect(page.getByText('2 lines')).toBeVisible();
  await isSound(page);
}

async function freezeAndDraw(page: Page): Promise<void> {
  await page.goto(room('/13'));
  await page.getByRole('button', { name: 'Freeze…' }).click();
  await confirmWithNumber(page, /^Freeze .* requests$/);
  await page.getByRole('button', { name: 'Record the public number…' }).click({ timeout: 90_000 });
  await question(page).getByLabel('The 12 digits').fill('12');
  await question(page).getByRole('button', { name: 'Record it' }).click();
  await expect(
    question(page)
      .getByText(/12 decimal digits/)
      .first(),
  ).toBeVisible();
  await question(page).getByLabel('The 12 digits').fill(DIGITS);
  await question(page).getByRole('button', { name: 'Record it' }).click();
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await expect(page.getByText('What came out')).toBeVisible({ timeout: 120_000 });
  for (const word of ['Confirmed', 'Partial', 'Another level', 'Nothing left']) {
    await expect(page.getByText(word, { exact: true }).first()).toBeVisible();
  }
  await isSound(page);
  await page.screenshot({ path: '.cache/browser/draw-review.png', fullPage: true });
  await page.goto(room('/13/entries'));
  await expect(page.getByText('1st', { exact: true })).toBeVisible();
  await isSound(page);
}

async function checkAsFan(fan: Page): Promise<void> {
  await fan.reload();
  // Orders, letters and charges are being made meanwhile, in the one engine of this shop.
  await expect(fan.getByText(/^Ranked .* of 2,0/).first()).toBeVisible({ timeout: 90_000 });
  await fan.getByRole('button', { name: 'Check the draw now' }).click();
  await expect(fan.getByText(/^It holds: all/)).toBeVisible({ timeout: 60_000 });
  await isSound(fan);
  await fan.screenshot({ path: '.cache/browser/draw-page.png', fullPage: true });
  await fan.setViewportSize({ width: 375, height: 812 });
  await isSound(fan);
  await fan.screenshot({ path: '.cache/browser/draw-page-375.png', fullPage: true });
  const waiting = fan.waitForEvent('download');
  await fan.getByRole('button', { name: 'Download the file' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('draw-13.ndjson');
  await file.saveAs('.cache/browser/draw-13.ndjson');
}

test('[AWARD-02] [AWARD-03] [DRAW-12] [DRAW-02] [DRAW-04] [DRAW-06] [DRAW-07] [DRAW-09] [OPS-18] an owner draws the spring leg by hand, charges it, and a fan checks it', async ({
  page,
  browser,
}) => {
  await signInAsOwner(page);
  await lookAround(page);
  await freezeAndDraw(page);

  const fan = await (await browser.newContext()).newPage();
  await openAsRobin(fan, shop.port, requests);
  await fan.goto(`http://lantern.localhost:${shop.port}/draws/13`);
  await expect(fan.getByText('The list is sealed.', { exact: false })).toBeVisible();
  await expect(fan.getByText('your entry is in the sealed list', { exact: false })).toBeVisible();
  await expect(fan.getByText(/Ranked/)).toHaveCount(0);

  await page.goto(room('/13'));
  await page.getByRole('button', { name: 'Publish…' }).click();
  await confirmWithNumber(page, /^Publish and charge/);
  await expect(page.getByRole('button', { name: 'Publish…' })).toBeHidden({ timeout: 120_000 });
  await checkAsFan(fan);
  await fan.goto(`http://lantern.localhost:${shop.port}${requests}/4200000113/summary`);
  await expect(fan.getByText(/^Ranked .* of 2,0/).first()).toBeVisible();
  await fan.getByText('Way to the seal').first().click();
  await expect(fan.getByText('Leaf', { exact: true }).first()).toBeVisible();
  await isSound(fan);
  await fan.screenshot({ path: '.cache/browser/draw-summary-375.png', fullPage: true });
  await fan.goto(`http://lantern.localhost:${shop.port}/draws/99`);
  await expect(fan.getByText('Page not found')).toBeVisible();

  await watchTheRun(page, shop.port);
  // A session lasts twelve hours.
  await walkTheOrder(page, shop.port, () => signInAsOwner(page));
});
