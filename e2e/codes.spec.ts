import { expect, test } from '@playwright/test';
import { isSound, isSoundAtAnyWidth } from './is-sound.ts';
import { enterOffice, officeAddress } from './office.ts';
import { untilAlive } from './until-alive.ts';

/** Sold from its own day on, which has not come. */
const LATER = 105;
const NOW = 101;

test('[CODE-01] [CODE-03] an owner makes a code; by its link it opens a sale that is closed to others, typed it takes off', async ({
  page,
  baseURL,
  browser,
}) => {
  const owner = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await owner.goto(officeAddress(baseURL, '/codes'));
  await enterOffice(owner);
  await expect(owner.getByRole('button', { name: 'New code' })).toBeVisible();
  await owner.keyboard.press('n');
  await owner.getByLabel('Code', { exact: true }).fill('tides early');
  await owner.getByLabel('Opens').selectOption('A sale before its time');
  await owner.getByLabel('How much').fill('5');
  await owner.getByRole('button', { name: 'Make the code' }).click();
  await expect(owner.getByRole('heading', { level: 2, name: 'TIDESEARLY' })).toBeVisible();
  await isSoundAtAnyWidth(owner, 'codes');

  await page.goto(`/event/${LATER}`);
  await untilAlive(page);
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await page.goto(`/event/${LATER}?code=tidesearly`);
  await expect(page.getByText('TIDESEARLY is in use')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/event/${LATER}$`));
  await expect(page.getByRole('combobox').first()).toBeVisible();
  await isSound(page, 'event-code');

  await page.goto(`/event/${NOW}`);
  await untilAlive(page);
  await page.getByLabel('A code').fill('TIDES-ERLY');
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByText(/^This code is not known here\./)).toBeVisible();
  await page.getByLabel('A code').fill('Tides Early');
  await page.getByRole('button', { name: 'Use it' }).click();
  await expect(page.getByText('Takes $5.00 off each ticket.')).toBeVisible();
  await page.getByRole('combobox').first().selectOption('2');
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm Selection' })).toBeVisible();
  await expect(page.getByText('Code TIDESEARLY').first()).toBeVisible();
  await expect(page.getByText('-$10.00').first()).toBeVisible();
});
