import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { isSound, isSoundAtAnyWidth } from './is-sound.ts';
import { enterOffice, officeAddress } from './office.ts';
import { untilAlive } from './until-alive.ts';

/** On paper stands the report alone. */
async function isPrinted(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Today' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'For the artist’s office' })).toBeHidden();
  const { width = 0 } = (await page.getByRole('main').boundingBox()) ?? {};
  expect(width, 'it has the whole sheet').toBe(1280);
  await isSound(page, 'event-report-print');
  await page.emulateMedia({ media: null });
}

test('[REPORT-05] [REPORT-01] a customer searches a long list and shares its address; its owner reads how a show sells and sends the totals out', async ({
  page,
  baseURL,
  browser,
}) => {
  await page.goto('/');
  await untilAlive(page);
  const rows = page.locator('li[id^=event-]');
  const all = await rows.count();
  expect(all).toBeGreaterThan(10);
  await page.getByLabel('Artist, venue or city').fill('montreal');
  await expect(page).toHaveURL(/\?q=montreal$/);
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toBeVisible();
  const found = await rows.count();
  expect(found).toBeLessThan(all);
  await page.getByLabel('City', { exact: true }).selectOption('Boston MA');
  await expect(page.getByText('No event matches your search')).toBeVisible();
  await isSound(page, 'event-search-nothing');
  await page.goBack();
  await expect(rows).toHaveCount(found);
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('');

  // Whoever gets the address needs no script to see the same.
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(page.url());
  await expect(plain.locator('li[id^=event-]')).toHaveCount(found);
  await page.goBack();
  await expect(rows).toHaveCount(all);
  await expect(page.getByLabel('Artist, venue or city')).toHaveValue('');

  const owner = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await owner.goto(officeAddress(baseURL, '/events/101'));
  await enterOffice(owner);
  await owner.getByRole('link', { name: 'Report', exact: true }).click();
  const sold = owner.getByRole('region', { name: 'Tickets sold' });
  await expect(sold.getByText(/^this show, \d+ sold$/)).toBeVisible();
  await sold.getByRole('button', { name: /^Table/ }).click();
  await expect(sold.getByRole('columnheader', { name: 'Days before' })).toBeVisible();
  await isSoundAtAnyWidth(owner, 'event-report');
  await isPrinted(owner);
  await owner.getByRole('button', { name: 'New link…' }).click();
  await owner.getByLabel('For whom').fill('The Tides');
  await owner.getByRole('button', { name: 'Make the link' }).click();
  const link = await owner.getByLabel('The link', { exact: true }).inputValue();
  await owner.getByRole('button', { name: 'Done' }).click();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The homecoming, with strings');
  await expect(page.getByText('Still to come')).toBeVisible();
  await isSound(page, 'report-link');
  await owner.getByRole('button', { name: 'End the link for The Tides' }).click();
  await expect(owner.getByText('Nobody outside reads this report.', { exact: false })).toBeVisible();
  await page.reload();
  await expect(page.getByText('This report is closed')).toBeVisible();
});
