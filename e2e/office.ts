// The demo's box office, and the four who work there.
import { createHmac } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from './patient-expect.ts';

export const officeHost = 'box-office.localhost';
const PASSWORD = 'BoxOffice2026';
export type OfficeRole = 'owner' | 'desk' | 'finance' | 'viewer';

export const officeAddress = (baseURL: string | undefined, path = '/'): string =>
  `http://${officeHost}:${new URL(baseURL ?? '').port}${path}`;

/** Fills in the sign-in form and sends it. */
export async function giveNameAndPassword(page: Page, role: OfficeRole, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(`${role}@lantern.example`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** From the sign-in page to the room that was asked for. */
export async function enterOffice(page: Page, role: OfficeRole = 'owner'): Promise<void> {
  await giveNameAndPassword(page, role);
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeHidden();
  await page.waitForLoadState('networkidle');
}

/** On a phone they stand behind More. */
export async function openOwnMenu(page: Page, role: OfficeRole): Promise<void> {
  const more = page.getByRole('button', { name: 'More' });
  if (await more.isVisible()) await more.click();
  await page.getByRole('button', { name: `${role}@lantern.example` }).click();
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** What an authenticator app would show for this secret at that moment (RFC 6238). */
export function oneTimeCode(secret: string, now: number): string {
  const bits = [...secret.replaceAll(' ', '')].map((letter) =>
    LETTERS.indexOf(letter).toString(2).padStart(5, '0'),
  );
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const hash = createHmac('sha1', key).update(counter).digest();
  const number = hash.readUInt32BE(hash.at(-1)! & 15) & 0x7f_ff_ff_ff;
  return String(number % 1_000_000).padStart(6, '0');
}
