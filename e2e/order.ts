// What journeys and pictures of an order need: a customer who has come as far as Place Order, and a card to try.
import type { Page } from '@playwright/test';
import { expect } from './patient-expect.ts';
import { atStageOf } from './at-stage.ts';
import { fillAddress, hold } from './cart.ts';
import { openAccount, type Customer } from './customer.ts';

export const cards = {
  approved: '4111111111111111',
  declined: '4000000000000002',
  held: '4000000000000259',
  dropped: '4000000000000119',
} as const;

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();
const at = atStageOf('i');

/** On the payment stage, where a card is there already: types another into the gateway's own form, which chooses it. */
export async function addCard(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a payment method' }).click();
  await typeCard(page, number);
  await expect(page.getByRole('radio', { name: new RegExp(number.slice(-4)), checked: true })).toBeVisible();
}

/** Into the form that is open because there is no card yet; saving it is the way on. */
export async function typeCard(page: Page, number: string): Promise<void> {
  const form = page.frameLocator('iframe[title="Card form of the payment provider"]');
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel('Expires').fill('12 / 40');
  await form.getByLabel('Security code').fill('123');
  await form.getByLabel('Name on card').fill('Robin Vale');
  await form.getByRole('button', { name: /Save/ }).click();
}

/** From the event's page to the stage on which a card is chosen. */
export async function comeToBilling(page: Page, port: number, delivery = 'Tracked mail'): Promise<Customer> {
  await hold(page, port, 102, 'Standing', '2');
  await press(page, 'Confirm and continue');
  await at(page, 'login');
  const customer = await openAccount(page);
  await at(page, 'shipping-address');
  await fillAddress(page);
  await press(page, 'Continue');
  await at(page, 'delivery');
  await page.getByRole('radio', { name: delivery }).check();
  await press(page, 'Continue');
  await at(page, 'payment-method');
  return customer;
}

/** From the event's page to the last stage. */
export async function comeToPlaceOrder(
  page: Page,
  port: number,
  number: string,
  delivery?: string,
): Promise<Customer> {
  const customer = await comeToBilling(page, port, delivery);
  await typeCard(page, number);
  await at(page, 'confirm');
  return customer;
}

export const placeOrder = (page: Page) => press(page, 'Place Order');

/** The receipt of what comeToPlaceOrder bought; answers its number. */
export async function seeReceipt(page: Page, email: string): Promise<string> {
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible();
  await expect(page).toHaveURL(/\/user\/history\/orders\/Z\d{10}\/receipt$/);
  await expect(main).toContainText(`We have emailed your confirmation to ${email}.`);
  await expect(main).toContainText('Standing × 2');
  const [number = ''] = /Z\d{10}/.exec(page.url()) ?? [];
  await expect(main).toContainText(`Order ${number}`);
  return number;
}
