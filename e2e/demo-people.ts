// The customers of the demo world who have an account from the start.
import type { Page } from '@playwright/test';
import { signIn } from './customer.ts';

/** Robin Vale, with a long history. */
export const robin = { email: 'fan@example.com', password: 'Lantern2026' };
/** Sam Ortiz, with nothing yet. */
export const sam = { email: 'new@example.com', password: 'Lantern2026' };

/** Goes to an address that is for customers only, by way of the sign-in view. */
export async function openAs(page: Page, person: typeof robin, url: string): Promise<void> {
  await page.goto(url);
  await signIn(page, person);
  await page.waitForURL((address) => !address.pathname.startsWith('/login'));
}
