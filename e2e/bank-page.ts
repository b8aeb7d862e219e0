// The pages of Stripe's own: one to type a card in, one on which the bank asks.
import { expect, type Page } from '@playwright/test';
import { isSound } from './is-sound.ts';

/** Its bank asks at every charge. */
export const ASKS = '4000002760003184';

/** From the shop's page to the gateway's own, which leads back. */
export async function saveCardAt(page: Page, number: string): Promise<void> {
  await page.getByRole('link', { name: 'Go to the card form' }).click();
  await expect(page.getByRole('heading', { name: 'Save your card' })).toBeVisible();
  await isSound(page);
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expires').fill('12 / 40');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Robin Vale');
  await page.getByRole('button', { name: 'Save card' }).click();
}

export const bankAsks = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Your bank asks', exact: true })).toBeVisible();
