import { expect, test, type Page } from '@playwright/test';
import { isSound } from '../is-sound.ts';
import { ownShop } from '../own-shop.ts';
import { numbers, openAsRobin, requestCard, requests } from '../request-history.ts';

// Requests are changed here, so these journeys have a shop of their own.
const shop = ownShop();

const dialog = (page: Page) => page.getByRole('dialog');
const told = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();

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
