// What journeys and pictures of the checkout need: tickets that are held, and an address.
import type { Page } from '@playwright/test';
import { atStageOf } from './at-stage.ts';

export const addressOf = {
  street: '12 Box Elder Rd',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
  phone: '2075550148',
};

/** From the event's page to the review of the seats. */
export async function hold(page: Page, port: number, event: number, level: string, quantity: string) {
  await page.goto(`http://lantern.localhost:${port}/event/${event}`, { waitUntil: 'networkidle' });
  await buy(page, level, quantity);
}

/** On the event's page. */
export async function buy(page: Page, level: string, quantity: string): Promise<void> {
  await page.getByLabel(`Quantity, ${level}`).selectOption(quantity);
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await atStageOf('i')(page, 'review');
}

/** On the shipping stage; the name is known from the account. */
export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Street address').fill(addressOf.street);
  await page.getByLabel('City').fill(addressOf.city);
  await page.getByLabel('State').selectOption(addressOf.state);
  await page.getByLabel('Zip/Postal Code').fill(addressOf.zip);
  await page.getByLabel('Phone').fill(addressOf.phone);
}
