import { expect, test, type Page } from '@playwright/test';
import { openAs, robin } from './demo-people.ts';
import { isSoundAtAnyWidth } from './is-sound.ts';
import { enterOffice } from './office.ts';
import { shopTime } from './move-clock.ts';
import { orderPath, robinsOrders } from './order-history.ts';
import { ownShop } from './own-shop.ts';

// What is called off stays so: this journey has a shop of its own.
const shop = ownShop();

const DAY_MS = 86_400_000;
const dayInWords = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' });
const shopAt = (path: string) => `http://lantern.localhost:${shop.port}${path}`;
const officeAt = (path: string) => `http://box-office.localhost:${shop.port}${path}`;

async function choose(page: Page, item: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function seesNewDate(customer: Page): Promise<void> {
  await customer.goto(shopAt('/event/101'));
  await expect(customer.getByText(/^New date, postponed from /)).toBeVisible();
  await isSoundAtAnyWidth(customer, 'shop-event-postponed');
  await customer.goto(shopAt('/'));
  await expect(customer.getByText(/^New date, postponed from /).first()).toBeVisible();
}

async function seesThatItIsOff(customer: Page): Promise<void> {
  await customer.goto(shopAt('/event/101'));
  await expect(customer.getByText('This event does not take place')).toBeVisible();
  await expect(customer.getByRole('button', { name: 'Buy Now' })).toHaveCount(0);
  await isSoundAtAnyWidth(customer, 'shop-event-canceled');
  await customer.goto(shopAt('/'));
  await expect(customer.locator('#event-101').getByText('Canceled')).toBeVisible();
  await isSoundAtAnyWidth(customer, 'shop-list-canceled');
  await openAs(customer, robin, shopAt(orderPath(robinsOrders.open)));
  await expect(customer.getByText(/Canceled/).first()).toBeVisible();
  await expect(customer.getByText('Show canceled').first()).toBeVisible();
  await isSoundAtAnyWidth(customer, 'shop-order-canceled');
}

test('[AFTER-04] [AFTER-06] [OPS-27] looked at, moved to another date, then canceled for everybody and seen by the customer', async ({
  browser,
}) => {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.goto(officeAt(`/orders/${robinsOrders.open}`));
  await enterOffice(page, 'owner');
  await page.getByRole('main').locator('a[href*="/events/"]').first().click();
  await expect(page.getByRole('heading', { name: 'Tickets by level and holder' })).toBeVisible();

  await choose(page, 'Clear refunds and upgrades…');
  await expect(page.getByText(/Nobody can be moved now|Settle \d/).first()).toBeVisible();
  await isSoundAtAnyWidth(page, 'event-clearing');
  await page.keyboard.press('Escape');

  await choose(page, 'Move it to another date…');
  const number = /: (\d+)$/.exec(
    (await page.getByText(/^Type the number of orders/).textContent())!.trim(),
  )![1]!;
  const newDay = new Date((await shopTime(page, shop.port)) + 200 * DAY_MS);
  await page.getByLabel('New day').fill(newDay.toISOString().slice(0, 10));
  await page.getByLabel('It begins at, in New York').fill('20:00');
  await page.getByLabel(/^Type the number of orders/).fill(number);
  await page.getByLabel('Reason').fill('The hall is being mended');
  await isSoundAtAnyWidth(page, 'event-postpone');
  await page.getByRole('button', { name: 'Move it and write to everybody' }).click();
  await expect(page.getByText(dayInWords.format(newDay)).first()).toBeVisible();

  const customer = await (await browser.newContext()).newPage();
  await seesNewDate(customer);

  await choose(page, 'Cancel it for everybody…');
  const label = (await page.getByText(/^Type the event and the number/).textContent())!.trim();
  await isSoundAtAnyWidth(page, 'event-cancel');
  await page.getByLabel(/^Type the event and the number/).fill('Something else 1');
  await page.getByLabel('Reason').fill('The singer is ill');
  await page.getByRole('button', { name: /^Cancel it, give back/ }).click();
  await expect(page.getByText(/^Please type /).first()).toBeVisible();
  await page.getByLabel(/^Type the event and the number/).fill(label.slice(label.indexOf(': ') + 2));
  await page.getByRole('button', { name: /^Cancel it, give back/ }).click();
  await expect(page.getByText('Canceled for everybody').first()).toBeVisible();
  await expect(async () => {
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.getByText('Still to do')).toBeHidden({ timeout: 2000 });
    await expect(page.getByText('Given back').first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await isSoundAtAnyWidth(page, 'event-canceled');

  await seesThatItIsOff(customer);
});
