// What journeys and pictures of signed-in screens need: somebody with an account.
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './patient-expect.ts';

export interface Customer {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

export const newCustomer = (): Customer => ({
  email: `robin-${randomUUID()}@example.com`,
  password: 'Lanterns2026',
  firstName: 'Robin',
  lastName: 'Vale',
});

/** The sign-in form, wherever it stands: the footer and the menu have links of the same name. */
const form = (page: Page) => page.getByRole('group', { name: /Sign In|Create Account|Forgot Password/ });

/** From the sign-in view: opens an account, which signs in. */
export async function openAccount(page: Page, customer: Customer = newCustomer()): Promise<Customer> {
  await form(page).getByRole('button', { name: 'Create Account' }).click();
  await page.getByLabel('First name').fill(customer.firstName);
  await page.getByLabel('Last name').fill(customer.lastName);
  await page.getByLabel('Email', { exact: true }).fill(customer.email);
  await page.getByLabel('Confirm email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByLabel('Confirm password').fill(customer.password);
  await page.getByRole('checkbox').check();
  await form(page).getByRole('button', { name: 'Create Account' }).click();
  await expect(form(page)).toBeHidden();
  return customer;
}

/** From the sign-in view. */
export async function signIn(page: Page, { email, password }: Pick<Customer, 'email' | 'password'>) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await form(page).getByRole('button', { name: 'Sign In', exact: true }).click();
}

export const cardForm = (page: Page) =>
  page.frameLocator('iframe[title="Card form of the payment provider"]');

/** In the open section of saved addresses. */
export async function addAddress(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add an address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Street address').fill('12 Box Elder Rd');
  await dialog.getByLabel('City').fill('Portland');
  await dialog.getByLabel('State').selectOption('Maine');
  await dialog.getByLabel('Zip/Postal Code').fill('04101');
  await dialog.getByLabel('Phone').pressSequentially('2075550148');
  await expect(dialog.getByLabel('Phone')).toHaveValue('(207) 555-0148');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('New address added')).toBeVisible();
}

/** Where cards are listed or chosen. */
export async function addCard(page: Page, expires = '12 / 40', number = '4111111111111111'): Promise<void> {
  await page.getByRole('button', { name: 'Add a payment method' }).click();
  const form = cardForm(page);
  await form.getByLabel('Card number').fill(number);
  await form.getByLabel('Expires').fill(expires);
  await form.getByLabel('Security code').fill('123');
  await form.getByLabel('Name on card').fill('Robin Vale');
  await form.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByText('New payment added')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
}
