// What journeys and pictures of signed-in screens need: somebody with an account.
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

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
  await form(page).getByRole('button', { name: 'Sign In' }).click();
}
