// What several account journeys do.
import type { Page } from '@playwright/test';
import { expect } from './patient-expect.ts';
import { scrollsSideways } from './scenario.ts';

export const at = (baseURL: string | undefined, path: string, host = 'lantern.localhost'): string => {
  const url = new URL(path, baseURL);
  url.hostname = host;
  return url.href;
};

export const section = (page: Page, name: string) => page.getByRole('region', { name });

export async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name }).click();
  await expect(section(page, name)).toBeVisible();
}

/** Mails are sent by a job: the page is looked at until one is there. On a phone it fits its window too. */
export async function openMail(
  page: Page,
  baseURL: string | undefined,
  to: string,
  subject: RegExp,
): Promise<void> {
  const mail = page.getByRole('link', { name: subject }).filter({ hasText: to });
  await expect(async () => {
    await page.goto(at(baseURL, '/demo/mail'));
    await expect(mail).toBeVisible({ timeout: 500 });
  }).toPass();
  await mail.click();
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  for (const frame of page.frames()) expect(await scrollsSideways(frame)).toBe(false);
}

/** Where the button of a letter leads. */
export async function linkInMail(
  page: Page,
  baseURL: string,
  to: string,
  subject: RegExp,
  button: string,
): Promise<string> {
  await openMail(page, baseURL, to, subject);
  const link = page.frameLocator('iframe').getByRole('link', { name: button });
  return (await link.getAttribute('href')) ?? '';
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
}

export async function pressKeys(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

export async function saveAddressByKeys(page: Page): Promise<void> {
  const press = (...keys: string[]) => pressKeys(page, ...keys);
  await page.getByRole('button', { name: 'Saved Addresses' }).focus();
  await press('Enter');
  await page.getByRole('button', { name: 'Add an address' }).focus();
  await press('Enter');
  await expect(page.getByLabel('Street address')).toBeVisible();
  await press('Tab', 'Tab', 'Tab');
  await page.keyboard.type('12 Box Elder Rd');
  await press('Tab', 'Tab');
  await page.keyboard.type('Portland');
  await press('Tab');
  await page.keyboard.type('Maine');
  await press('Tab');
  await page.keyboard.type('04101');
  await press('Tab');
  await page.keyboard.type('2075550148');
  await press('ArrowLeft', 'ArrowLeft', 'Backspace');
  await page.keyboard.type('9');
  await expect(page.getByLabel('Phone')).toHaveValue('(207) 555-0948');
  await press('Enter');
  await expect(page.getByText('New address added')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add an address' })).toBeFocused();
}
