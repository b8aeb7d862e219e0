import { expect, test } from '@playwright/test';
import { at, openMail, openSection, section, signOut } from './account-steps.ts';
import { addAddress, addCard, newCustomer, openAccount, signIn } from './customer.ts';

test('[LOGIN-22] [LOGIN-24] [RESET-05] [ACCT-10] [ACCT-14] [SESSION-07] [ROLE-03] [OPS-37] a customer opens an account, resets the password by mail, keeps an address and a card, and leaves', async ({
  page,
  baseURL,
}) => {
  const customer = newCustomer();
  await page.goto(at(baseURL, '/user/account'));
  await openAccount(page, customer);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Account');
  await openMail(page, baseURL, customer.email, /Welcome/);
  await expect(page.frameLocator('iframe').getByText('Hello Robin')).toBeVisible();

  await page.goto(at(baseURL, '/'));
  await signOut(page);
  await page.goto(at(baseURL, '/login'));
  await page.getByRole('button', { name: 'Forgot Password' }).click();
  await page.getByLabel('Email').fill(customer.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Success')).toBeVisible();
  await openMail(page, baseURL, customer.email, /Reset/);
  const link = page.getByRole('link', { name: /resetpassword/ });
  await page.goto((await link.getAttribute('href'))!);
  const password = 'Candles2027';
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.goto(at(baseURL, '/user/account'));
  await openSection(page, 'Saved Addresses');
  await addAddress(page);
  await page.getByRole('button', { name: /^Remove Robin Vale/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Address removed')).toBeVisible();
  await expect(page.getByText('No saved addresses yet')).toBeVisible();
  await expect(section(page, 'Saved Addresses').locator(':focus')).toBeVisible();

  await openSection(page, 'Saved Payments');
  await addCard(page);
  await expect(section(page, 'Saved Payments').getByText('Visa ending in 1111').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove Visa ending in 1111' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('payment method removed')).toBeVisible();
  await expect(page.getByText('No saved payments yet')).toBeVisible();
  await expect(section(page, 'Saved Payments').locator(':focus')).toBeVisible();

  await signOut(page);
  await page.goto(at(baseURL, '/user/account'));
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, { email: customer.email, password });
  await expect(page).toHaveURL(/\/user\/account$/);
});
