// What journeys and pictures of a fan request need: somebody who asks, and has come some way.
import type { Page } from '@playwright/test';
import { expect } from './patient-expect.ts';
import { atStageOf } from './at-stage.ts';
import { fillAddress } from './cart.ts';
import { openAccount, type Customer } from './customer.ts';
import { cards, typeCard } from './order.ts';

export const pressIn = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
export const atStage = atStageOf('f');

/** On the event's page. */
export async function ask(page: Page, level: string, quantity: string): Promise<void> {
  await page.getByRole('radio', { name: level }).check();
  await page.getByLabel('Quantity, Tickets').selectOption(quantity);
}

/** On the event's page: an account is opened on top of it. */
export async function signInOnTop(page: Page): Promise<Customer> {
  await pressIn(page, 'Login to proceed');
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  const customer = await openAccount(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  return customer;
}

/** From the choice on the event's page. */
export async function toAddons(page: Page): Promise<void> {
  await signInOnTop(page);
  await pressIn(page, 'Continue');
  await atStage(page, 'addons');
  await expect(page.getByRole('heading', { level: 1, name: 'Add to Request' })).toBeVisible();
}

/** From the addons. */
export async function onToShipping(page: Page): Promise<void> {
  await page.getByLabel('Quantity, Poster').selectOption('1');
  await expect(page.getByRole('complementary', { name: 'Current Request' })).toContainText('Poster × 1');
  await pressIn(page, 'Continue');
  await atStage(page, 'shipping-address');
}

/** From the address. */
export async function onToPayment(page: Page): Promise<void> {
  await fillAddress(page);
  await pressIn(page, 'Continue');
  await atStage(page, 'payment-method');
  await typeCard(page, cards.approved);
  await expect(page.getByRole('radio', { name: /1111/, checked: true })).toBeVisible();
}

/** Chooses the plan, which goes on by itself: the card that there is pays all three. */
export async function onToConfirm(page: Page): Promise<void> {
  await pressIn(page, 'Pay in three');
  await atStage(page, 'confirm');
  await expect(page.getByRole('main')).toContainText('Visa ending in 1111');
}

/** From the choice on the event's page. */
export async function toPayment(page: Page): Promise<void> {
  await toAddons(page);
  await onToShipping(page);
  await onToPayment(page);
}

export async function toConfirm(page: Page): Promise<void> {
  await toPayment(page);
  await onToConfirm(page);
}

export async function submitRequest(page: Page): Promise<void> {
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
  await pressIn(page, 'Submit Request');
  await expect(page).toHaveURL(/\/user\/history\/requests\/\w+\/receipt\/[0-9a-f-]{36}$/);
}

/** A pending request for event 202 alone, below the minimum of the plan. */
export async function requestSaratoga(page: Page, port: number): Promise<void> {
  await page.goto(`http://lantern.localhost:${port}/event/202`, { waitUntil: 'networkidle' });
  await ask(page, 'Lawn', '2');
  await signInOnTop(page);
  await pressIn(page, 'Continue');
  await atStage(page, 'shipping-address');
  await fillAddress(page);
  await pressIn(page, 'Continue');
  await atStage(page, 'payment-method');
  await typeCard(page, cards.approved);
  await atStage(page, 'confirm');
  await submitRequest(page);
}
