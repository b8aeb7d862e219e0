import { expect, test, type Page } from '@playwright/test';
import { atStageOf } from '../at-stage.ts';
import { hold } from '../cart.ts';
import { isSound } from '../is-sound.ts';
import { moveClock } from '../move-clock.ts';
import { ownShop } from '../own-shop.ts';

// Time is moved and stock runs out here, so these journeys have a shop of their own.
const shop = ownShop();

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
  await expect(main(page)).toContainText('Sold out');
  await expect(page.getByRole('link', { name: /^Join the waiting list/ }).first()).toBeVisible();
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
  await page.clock.install();
  await hold(page, shop.port, 101, 'Orchestra', '2');
  await moveClock(page, shop.port, 100);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await secondsOn(page)).toBeLessThanOrEqual(81);
  const over = page.getByRole('alertdialog', { name: "Time's Up" });
  await expect(over).toBeHidden();
  await moveClock(page, shop.port, 90);
  await page.clock.fastForward(90_000);
  await expect(over).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(over).toBeVisible();
  await isSound(page);
  await over.getByRole('button', { name: 'Search Again' }).click();
  await heading(page, 'All Events');
  await open(page, '/checkout/i/review');
  await heading(page, 'All Events');
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
