// Robin Vale's requests in the demo world, for journeys and pictures.
import type { Page } from '@playwright/test';
import { expect } from './patient-expect.ts';
import { signIn } from './customer.ts';

export const requests = '/user/history/requests';
/** The numbers of Robin's requests, by what became of them. */
export const numbers = {
  open: '4200000111',
  waiting: '4200000113',
  confirmed: '4200000114',
  partial: '4200000115',
  alternate: '4200000116',
  denied: '4200000117',
  soldOut: '4200000118',
} as const;

/** Opens an address as Robin, who signs in on the way. */
export async function openAsRobin(page: Page, port: number, path: string): Promise<void> {
  await page.goto(`http://lantern.localhost:${port}${path}`, { waitUntil: 'networkidle' });
  await signIn(page, { email: 'fan@example.com', password: 'Lantern2026' });
  await seesHistory(page);
}

export async function seesHistory(page: Page): Promise<void> {
  // Not by its role: a dialog over the page takes that away.
  await expect(page.locator('h1')).toHaveText('Order History');
  await expect(page.locator('main').getByText('Loading')).toHaveCount(0);
}

/** The card of a request in the list. */
export const requestCard = (page: Page, number: string) => page.locator(`#request-${number}`);
