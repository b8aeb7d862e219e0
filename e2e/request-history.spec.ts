import { expect, test, type Page } from '@playwright/test';
import { isSound } from './is-sound.ts';
import { ownShop } from './own-shop.ts';
import { numbers, openAsRobin, requestCard, requests } from './request-history.ts';

// Requests are changed here, so these journeys have a shop of their own.
const shop = ownShop();

const dialog = (page: Page) => page.getByRole('dialog');
const told = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible();
const total = (page: Page) =>
  requestCard(page, numbers.open).getByText('Max Series Total').locator('xpath=ancestor::div[1]//dd');

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
