import type { Page } from '@playwright/test';
import { expect } from './patient-expect.ts';
import { openOwnMenu } from './office.ts';
import type { OfficeRole } from './office.ts';

/** A device that keeps passkeys, plugged into the browser: somebody is always there to touch it. */
export async function plugInDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}

/** From their account: adds a passkey, signs out, and comes in with it alone. */
export async function comeBackWithPasskey(page: Page, role: OfficeRole): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey…' }).click();
  await page.getByLabel('What you call it').fill('Laptop');
  await page.getByRole('button', { name: 'Make the passkey' }).click();
  await expect(page.getByText('not used yet')).toBeVisible();
  await openOwnMenu(page, role);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('navigation', { name: 'Rooms' })).toBeVisible();
}
