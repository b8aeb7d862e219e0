// The demo's second seller: a hall in Lyon, in euros, with taxes in its prices, invoices, and Stripe's own card page.
import type { Page } from '@playwright/test';
import { atStageOf } from './at-stage.ts';
import { bankAsks, saveCardAt } from './bank-page.ts';
import { buy } from './cart.ts';
import { openAccount } from './customer.ts';
import { openAs } from './demo-people.ts';
import { expect } from './patient-expect.ts';

export const lea = { email: 'fan@example.com', password: 'Lantern2026' };
export const LYON = { sellerId: 2, host: 'quai.localhost', event: '/event/9001', level: 'Parterre' } as const;

const at = atStageOf('i');
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** From the shipping stage to the one on which a card is chosen. */
async function addressAndDoor(page: Page): Promise<void> {
  await at(page, 'shipping-address');
  await page.getByLabel('Street address').fill('12 quai Saint-Vincent');
  await page.getByLabel('City').fill('Lyon');
  await page.getByLabel('Zip/Postal Code').fill('69001');
  await page.getByLabel('Phone').fill('+33 4 72 00 00 00');
  await press(page, 'Continue');
  await at(page, 'delivery');
  await page.getByRole('radio', { name: 'At the door' }).check();
  await press(page, 'Continue');
  await at(page, 'payment-method');
}

/** Somebody new, from the event's page as far as Billing. */
export async function newToBillingInLyon(page: Page): Promise<void> {
  await buy(page, LYON.level, '2');
  await press(page, 'Confirm and continue');
  await at(page, 'login');
  await openAccount(page);
  await addressAndDoor(page);
}

/** Signs in as the customer who has a card there, and buys two tickets; `look` sees every screen on which they cost something. */
export async function orderInLyon(
  page: Page,
  port: number,
  look: (screen: 'event' | 'review' | 'confirm' | 'receipt') => Promise<void> = async () => {},
): Promise<string> {
  const address = (path: string) => `http://${LYON.host}:${port}${path}`;
  await openAs(page, lea, address('/login'));
  await page.goto(address(LYON.event), { waitUntil: 'networkidle' });
  await look('event');
  await buy(page, LYON.level, '2');
  await look('review');
  await press(page, 'Confirm and continue');
  await addressAndDoor(page);
  await page.getByRole('radio', { name: /1111/ }).check();
  await press(page, /^Continue/);
  await at(page, 'confirm');
  await look('confirm');
  await press(page, 'Place Order');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible();
  await look('receipt');
  return /Z\d{10}/.exec(page.url())?.[0] ?? '';
}

/** From Billing to Place Order with a card whose bank asks, and to the page on which it does. */
export async function comeToBank(page: Page, number: string): Promise<void> {
  await saveCardAt(page, number);
  await at(page, 'confirm');
  await press(page, 'Place Order');
  await bankAsks(page);
}

export async function enterOfficeOfLyon(page: Page): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill('owner@quai.example');
  await page.getByLabel('Password', { exact: true }).fill('BoxOffice2026');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeHidden();
  await page.waitForLoadState('networkidle');
}
