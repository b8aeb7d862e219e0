import { expect, test, type Page } from '@playwright/test';
import { atStageOf } from './at-stage.ts';
import { barriersOn } from './barriers.ts';
import { addressOf, fillAddress, hold } from './cart.ts';
import { openAccount } from './customer.ts';
import { scrollsSideways } from './scenario.ts';
import { bootShop, type Shop } from './server.ts';

// Time is moved and stock runs out here, so these journeys have a shop of their own.
test.describe.configure({ timeout: 120_000 });
let shop: Shop;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  shop = await bootShop();
});
test.afterAll(() => shop.stop());

const open = (page: Page, path: string) =>
  page.goto(`http://lantern.localhost:${shop.port}${path}`, { waitUntil: 'networkidle' });
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) =>
  main(page).getByRole('button', { name, exact: true }).click();
const at = atStageOf('i');
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
const secondsOn = async (page: Page): Promise<number> => {
  const [minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText()).split(':').map(Number);
  return minutes * 60 + seconds;
};
const moveClock = async (page: Page, seconds: number) => {
  const clock = `http://localhost:${shop.port}/demo/clock`;
  const { now } = (await (await page.request.get(clock)).json()) as { now: string };
  await page.request.post(clock, { data: { now: new Date(Date.parse(now) + seconds * 1000).toISOString() } });
};

test('[EVENT-01] [EVENT-07] [EVENT-08] the event is in the first paint and taken over without a complaint', async ({
  page,
}) => {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(message.text());
  });
  const answer = await open(page, '/event/101');
  const html = (await answer?.text()) ?? '';
  for (const words of ['Select Items', 'Orchestra', '$98.75', 'Getting there', 'Doors 6:30 PM']) {
    expect(html).toContain(words);
  }
  await expect(page).toHaveTitle(/^Buy - Granite Hall \w{3}, \w{3} \d/);
  await press(page, /Enlarge the seat map/);
  const map = page.getByRole('dialog', { name: 'Seat map of Granite Hall' });
  await map.getByRole('button', { name: 'Zoom in' }).click();
  await map.getByRole('group').press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(map).toBeHidden();
  await expect(page.getByRole('button', { name: /Enlarge/ })).toBeFocused();
  expect(heard).toEqual([]);
});

test('[EVENT-22] on a phone the day of a sale leaves the name of its level whole', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await open(page, '/event/105');
  await expect(main(page)).toContainText(/On sale \w{3}, \w{3} \d/);
  const name = main(page).getByRole('heading', { level: 4, name: 'Standing deck' });
  const lines = await name.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return words.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('[EVENT-22] [EVENT-30] [ROUTE-02] what cannot be had says so, and an unknown event too', async ({
  page,
}) => {
  await open(page, '/event/104');
  await expect(main(page)).toContainText('Currently unavailable');
  await expect(page.getByRole('button', { name: 'Buy Now' })).toBeHidden();
  await open(page, '/event/105');
  await expect(main(page)).toContainText(/On sale \w{3}, \w{3} \d+, \d{4}, 10:00 AM/);
  await expect(page.getByRole('combobox')).toHaveCount(0);
  const answer = await open(page, '/event/999999');
  expect(answer?.status()).toBe(404);
  await heading(page, 'No event data');
});

test('[EVENT-34] the calendar file has the show in UTC', async ({ page }) => {
  await open(page, '/event/101');
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Add to calendar')]);
  expect(download.suggestedFilename()).toBe('event-101.ics');
  const lines: string[] = [];
  for await (const chunk of await download.createReadStream()) lines.push(String(chunk));
  expect(lines.join('')).toMatch(/UID:event-101@lantern\.localhost\r\nSEQUENCE:\d+\r\n/);
  expect(lines.join('')).toMatch(/DTSTART:\d{8}T\d{6}Z\r\n/);
});

test('[CART-01] [CHECKOUT-09] [CART-15] a visitor signs in on the way, adds a parking place and comes to the last stage', async ({
  page,
}) => {
  await open(page, '/event/101');
  await page.getByLabel('Quantity, Orchestra').selectOption('2');
  await press(page, 'Buy Now');
  await at(page, 'review');
  await expect(main(page)).toContainText(/Orchestra, row \w+, seats \d+ and \d+/);
  const review = await secondsOn(page);
  expect(review).toBeGreaterThan(170);
  expect(review).toBeLessThanOrEqual(181);
  await press(page, 'Confirm and continue');
  await at(page, 'login');
  expect(await secondsOn(page)).toBeGreaterThan(580);
  await openAccount(page);
  await at(page, 'addons');
  await page.getByLabel('Quantity, Garage place').selectOption('1');
  await expect(main(page)).toContainText('Garage place × 1');
  await press(page, 'Continue');

  await at(page, 'shipping-address');
  await press(page, 'Continue');
  await expect(page.getByRole('link', { name: 'Street Address Required' })).toBeVisible();
  await expect(page).toHaveTitle('Error: Shipping');
  await fillAddress(page);
  await page.reload({ waitUntil: 'networkidle' });
  await at(page, 'shipping-address');
  await expect(page.getByLabel('City')).toHaveValue(addressOf.city);
  await press(page, 'Continue');

  await at(page, 'delivery');
  await press(page, 'Continue');
  await expect(page.getByRole('link', { name: 'Delivery Method Required' })).toBeVisible();
  await page.getByRole('radio', { name: 'Tracked mail' }).check();
  await press(page, 'Continue');
  await at(page, 'payment-method');
  await expect(main(page)).toContainText('Shipping');
  // Who has no card finds the form for one open, and nothing to press beside it.
  await expect(page.frameLocator('iframe').first().getByLabel('Card number')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Continue', exact: true })).toHaveCount(0);
  expect(await barriersOn(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);

  const second = await page.context().newPage();
  await second.goto(`http://lantern.localhost:${shop.port}/checkout/i/delivery`, {
    waitUntil: 'networkidle',
  });
  await expect(second.getByRole('radio', { name: 'Tracked mail' })).toBeChecked();
  await second
    .getByRole('link', { name: /Shipping/ })
    .first()
    .click();
  await expect(second.getByLabel('City')).toHaveValue(addressOf.city);
});

test('on a phone what has the focus never stands under the clock', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await hold(page, shop.port, 101, 'Orchestra', '2');
  await page.getByRole('link', { name: 'Contact Us' }).focus();
  const clock = page.getByRole('timer');
  for (const name of ['Cancel', 'Confirm and continue', 'Change quantities', /Enlarge/, /other seats/]) {
    await page.keyboard.press('Shift+Tab');
    const focused = main(page).locator(':focus');
    await expect(focused).toHaveText(name);
    const [{ y: top }, bar] = [(await focused.boundingBox())!, (await clock.boundingBox())!];
    expect(top, String(name)).toBeGreaterThan(bar.y + bar.height);
  }
});

test('[CART-08] [CART-09] a cart that runs out says so in place, and the search begins again', async ({
  page,
}) => {
  await hold(page, shop.port, 101, 'Orchestra', '2');
  await moveClock(page, 170);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await secondsOn(page)).toBeLessThan(15);
  const over = page.getByRole('alertdialog', { name: "Time's Up" });
  await expect(over).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await expect(over).toBeVisible();
  expect(await barriersOn(page)).toEqual([]);
  await over.getByRole('button', { name: 'Search Again' }).click();
  await heading(page, 'All Events');
  await open(page, '/checkout/i/review');
  await heading(page, 'All Events');
});

test('[CART-10] [CART-11] [CART-12] [CART-13] cancelling asks first: staying keeps the seats, leaving frees them', async ({
  page,
}) => {
  await hold(page, shop.port, 101, 'Balcony', '2');
  const address = page.url();
  const seats = await main(page)
    .getByText(/^Balcony, row/)
    .first()
    .innerText();
  await press(page, 'Cancel');
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(main(page)).toContainText(seats);
  await press(page, 'Cancel');
  await page.getByRole('button', { name: 'Yes, release my tickets and start over' }).click();
  await heading(page, 'All Events');
  await page.goto(address, { waitUntil: 'networkidle' });
  await heading(page, 'All Events');
  await hold(page, shop.port, 101, 'Balcony', '2');
  await expect(main(page)).toContainText(seats);
});

test('[EVENT-13] [EVENT-15] fewer left than asked for: the customer keeps them or lets them go', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  await hold(other, shop.port, 103, 'Standing', '4');
  await hold(page, shop.port, 103, 'Standing', '4');
  const question = page.getByRole('alertdialog', { name: 'Fewer tickets than you asked for' });
  await expect(question).toContainText('Your quantity was changed from 4 to 2.');
  await question.getByRole('button', { name: 'Keep these tickets' }).click();
  await expect(main(page)).toContainText('Standing × 2');

  await press(page, 'Cancel');
  await page.getByRole('button', { name: 'Yes, release my tickets and start over' }).click();
  await heading(page, 'All Events');
  // While all six were held the event was sold out; a moment later two are offered again.
  const quantity = page.getByLabel('Quantity, Standing');
  await expect(async () => {
    await open(page, '/event/103');
    await expect(quantity).toBeVisible({ timeout: 1000 });
  }).toPass();
  await quantity.selectOption('4');
  await press(page, 'Buy Now');
  await question.getByRole('button', { name: 'Release them' }).click();
  await expect(page).toHaveURL(/\/event\/103$/);
  await other.context().close();
});

test('[CHECKOUT-05] the way to the seats and back goes by keyboard alone', async ({ page }) => {
  await open(page, '/event/102');
  const quantity = page.getByLabel('Quantity, Standing');
  await quantity.focus();
  await page.keyboard.press('ArrowDown');
  await expect(quantity).toHaveValue('1');
  await page.getByRole('button', { name: 'Buy Now' }).focus();
  await page.keyboard.press('Enter');
  await at(page, 'review');
  await page.getByRole('button', { name: 'Cancel', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Proceed to Checkout' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused();
});
