// The room of a draw: from the sealed list to what is published.
import type { Page } from '@playwright/test';
import { expect } from './patient-expect.ts';
import { isSound } from './is-sound.ts';

const PASSWORD = 'BoxOffice2026';
const DIGITS = '471108151848';

const question = (page: Page) => page.getByRole('dialog');

export const drawRoom = (port: number, path = ''): string =>
  `http://box-office.localhost:${port}/draws${path}`;

export async function signInAsOwner(page: Page, port: number): Promise<void> {
  await page.goto(`http://box-office.localhost:${port}/sign-in`);
  await page.getByLabel(/e-?mail/i).fill('owner@lantern.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: /^sign in$/i }).click();
  await expect(page.getByRole('link', { name: /Requests & draws/ }).first()).toBeVisible();
}

/** Types the number that the button itself names, and presses it. */
async function confirmWithNumber(page: Page, name: RegExp): Promise<void> {
  const button = question(page).getByRole('button', { name });
  const label = await button.textContent();
  await question(page)
    .getByLabel(/Type the number/)
    .fill(label!.replaceAll(/\D/g, ''));
  await button.click();
}

/** Both times, as it is asked for. */
async function giveDigits(page: Page, digits: string): Promise<void> {
  await question(page).getByLabel('The 12 digits', { exact: true }).fill(digits);
  await question(page).getByLabel('The 12 digits, once more').fill(digits);
}

export async function freezeAndDraw(page: Page, port: number): Promise<void> {
  await page.goto(drawRoom(port, '/13'));
  await page.getByRole('button', { name: 'Freeze the list…' }).click();
  await confirmWithNumber(page, /^Freeze .* requests$/);
  await page.getByRole('button', { name: 'Record the public number…' }).click({ timeout: 300_000 });
  await giveDigits(page, '12');
  await question(page).getByRole('button', { name: 'Record it' }).click();
  await expect(
    question(page)
      .getByText(/has 12 digits/)
      .first(),
  ).toBeVisible();
  await giveDigits(page, DIGITS);
  await question(page).getByRole('button', { name: 'Record it' }).click();
  await page.getByRole('button', { name: 'Draw', exact: true }).click();
  await expect(page.getByText('What came out')).toBeVisible({ timeout: 300_000 });
  for (const word of ['Confirmed', 'Partial', 'Another level', 'Nothing left']) {
    await expect(page.getByText(word, { exact: true }).first()).toBeVisible();
  }
  await isSound(page, 'draw-review');
  await page.goto(drawRoom(port, '/13/entries'));
  await expect(page.getByText('1st', { exact: true })).toBeVisible();
  await isSound(page);
}

export async function publish(page: Page, port: number): Promise<void> {
  await page.goto(drawRoom(port, '/13'));
  await page.getByRole('button', { name: 'Publish…' }).click();
  await confirmWithNumber(page, /^Publish and charge/);
  await expect(page.getByRole('button', { name: 'Publish…' })).toBeHidden({ timeout: 300_000 });
}
