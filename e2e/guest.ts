// What journeys and pictures of a guest list need: somebody with an invitation, and the way through the request.
import type { Page } from '@playwright/test';
import { expect } from './patient-expect.ts';
import { atStageOf } from './at-stage.ts';
import { fillAddress } from './cart.ts';

export const GUESTS = 'guests.localhost';

export const main = (page: Page) => page.getByRole('main');
export const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click();
export const atStage = atStageOf('g');

/** Arrives with a token, or with a whole link; the token does not stay in the address. */
export async function arrive(page: Page, port: number, invitation: string): Promise<void> {
  const link = invitation.startsWith('http')
    ? invitation
    : `http://${GUESTS}:${port}/?invitation=${invitation}`;
  await page.goto(link, { waitUntil: 'networkidle' });
  await expect(page).not.toHaveURL(/invitation/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens an event's row and chooses tickets of a level. */
export async function choose(page: Page, event: RegExp, level: string, quantity: string): Promise<void> {
  const opener = main(page).getByRole('button', { name: event });
  if ((await opener.getAttribute('aria-expanded')) !== 'true') await opener.click();
  const row = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: event }) });
  await row.getByLabel(`Quantity, ${level}`).selectOption(quantity);
}

export async function fillContact(page: Page, additionalEmails = ''): Promise<void> {
  await page.getByLabel('First name').fill('Noa');
  await page.getByLabel('Last name').fill('Lindqvist');
  await page.getByLabel('Email', { exact: true }).fill('noa@example.com');
  if (additionalEmails) await page.getByLabel(/Further emails/).fill(additionalEmails);
  await page.getByLabel('Phone').pressSequentially('2125550100');
}

/** From the list to the delivery stage. */
export async function comeToDelivery(page: Page, additionalEmails?: string): Promise<void> {
  await press(page, 'Request Tickets');
  await atStage(page, 'contact-info');
  await fillContact(page, additionalEmails);
  await press(page, 'Continue');
  await atStage(page, 'delivery');
}

export async function chooseShipping(page: Page): Promise<void> {
  const shipping = page.getByRole('radio', { name: 'Shipping', exact: true });
  await shipping.check();
  await fillAddress(page);
}

/** Sends the request and sees its receipt; answers its number. */
export async function completeRequest(page: Page): Promise<string> {
  await atStage(page, 'confirm');
  await press(page, 'Complete Request');
  await expect(page).toHaveURL(/\/guestlistreceipt\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you!');
  await expect(main(page)).toContainText('Your request is waiting for approval.');
  const [number = ''] = /G\d{10}/.exec(await main(page).innerText()) ?? [];
  expect(number).not.toBe('');
  return number;
}
