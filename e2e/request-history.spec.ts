import { expect, test, type Page } from '@playwright/test';
import { barriersOn } from './barriers.ts';
import { numbers, openAsRobin, requestCard, requests } from './request-history.ts';
import { scrollsSideways } from './scenario.ts';
import { bootShop, type Shop } from './server.ts';

// Requests are changed here, so these journeys have a shop of their own.
let shop: Shop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await bootShop();
});
test.afterAll(() => shop.stop());
test.setTimeout(180_000);

const dialog = (page: Page) => page.getByRole('dialog');
const told = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();
const total = (page: Page) =>
  requestCard(page, numbers.open).getByText('Max Series Total').locator('xpath=ancestor::div[1]//dd');

async function isSound(page: Page): Promise<void> {
  expect(await barriersOn(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
}

test('[HIST-REQ-16] [HIST-REQ-18] [HIST-REQ-20] [PLAN-05] [DIALOG-08] Robin edits, chooses a priority, enrolls in the plan and deletes', async ({
  page,
}) => {
  await openAsRobin(page, shop.port, requests);
  const card = requestCard(page, numbers.open);
  await expect(card).toBeVisible();
  await isSound(page);
  const before = await total(page).textContent();

  const details = card.getByRole('button', { name: /^Details of/ });
  const events = await details.count();
  await details.first().click();
  await card
    .getByRole('link', { name: /^Edit Request/ })
    .first()
    .click();
  await dialog(page).getByLabel('Quantity, Tickets').selectOption('1');
  await isSound(page);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await told(page, 'Request has been updated');
  await expect(dialog(page)).toBeHidden();
  await expect(total(page)).not.toHaveText(before ?? '');

  const radio = card.getByRole('radio').last();
  const stored = () => page.waitForResponse(/updateoegrpriority/);
  await Promise.all([stored(), radio.click()]);
  await expect(radio).toBeChecked();
  await page.reload({ waitUntil: 'networkidle' });
  await expect(radio).toBeChecked();
  await Promise.all([stored(), radio.click()]);
  await expect(radio).not.toBeChecked();
  await radio.focus();
  await Promise.all([stored(), page.keyboard.press('Space')]);
  await expect(radio).toBeChecked();

  await card.getByRole('link', { name: /^Enroll in Payment Plan/ }).click();
  await expect(dialog(page).getByRole('radio', { name: 'In three payments' })).toBeChecked();
  await dialog(page).getByRole('checkbox').check();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await told(page, 'Payment information has been updated');
  await expect(card.getByText('Payment Plan Fee')).toBeVisible();
  await expect(card.getByRole('link', { name: /^Enroll in Payment Plan/ })).toBeHidden();

  await details.last().click();
  await card
    .getByRole('link', { name: /^Delete Request/ })
    .last()
    .click();
  await isSound(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Request' }).click();
  await told(page, 'Request has been deleted');
  await expect(details).toHaveCount(events - 1);
  await expect(card.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('[HIST-REQ-11] [DIALOG-03] [SERIES-02] after closing the address may still change, and nothing else', async ({
  page,
}) => {
  await openAsRobin(page, shop.port, requests);
  const card = requestCard(page, numbers.waiting);
  await expect(card).toContainText('Requests for the spring leg have closed.');
  await expect(card.getByRole('link', { name: /^(Manage|Enroll|\+ Add)/ })).toHaveCount(0);
  await card.getByRole('link', { name: /^Edit Shipping/ }).click();
  await dialog(page).getByLabel('City').fill('Cambridge');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await told(page, 'Shipping address has been updated');
  await card.getByRole('link', { name: numbers.waiting, exact: true }).click();
  await expect(dialog(page)).toContainText('Cambridge');
  await isSound(page);
});

test('[HIST-REQ-02] [HIST-REQ-07] [STATUS-06] what became of the processed ones, year by year', async ({
  page,
}) => {
  await openAsRobin(page, shop.port, `${requests}?list=processed`);
  await expect(page).toHaveURL(/list=processed&year=\d{4}$/);
  const newest = requestCard(page, numbers.confirmed);
  await expect(newest.getByRole('link', { name: /^Z\d{10}$/ })).toBeVisible();
  const words = {
    [numbers.partial]: 'asked',
    [numbers.alternate]: 'instead of',
    [numbers.denied]: 'DECLINED',
    [numbers.soldOut]: 'DECLINED',
  };
  for (const [number, word] of Object.entries(words)) {
    await page.goto(`http://lantern.localhost:${shop.port}${requests}/${number}`, {
      waitUntil: 'networkidle',
    });
    await expect(requestCard(page, number)).toContainText(word);
    await expect(requestCard(page, number)).toContainText(/Paid with|Nothing was charged/);
  }
});

test('[HIST-REQ-13] on a phone the switch of a row stands at its end', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openAsRobin(page, shop.port, requests);
  const row = requestCard(page, numbers.waiting).locator('tbody tr').first();
  const [box, change] = await Promise.all([
    row.boundingBox(),
    row.getByRole('button', { name: /^Details of/ }).boundingBox(),
  ]);
  expect(box!.x + box!.width - change!.x - change!.width).toBeLessThan(16);
});
