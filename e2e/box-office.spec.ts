import { expect, test } from '@playwright/test';
import { isSound } from './is-sound.ts';
import { shopTime } from './move-clock.ts';
import { enterOffice, giveNameAndPassword, officeAddress, oneTimeCode, openOwnMenu } from './office.ts';
import { comeBackWithPasskey, plugInDevice } from './passkey.ts';
import { bootShop } from './server.ts';

test('[STAFF-01] [STAFF-03] [STAFF-04] in with a password, then with a second step, then with a passkey, past a room of others, and out', async ({
  page,
  baseURL,
}) => {
  await page.goto(officeAddress(baseURL, '/account'));
  await giveNameAndPassword(page, 'viewer', 'not-the-password-1');
  await expect(page.getByText('That did not match').first()).toBeVisible();
  await enterOffice(page, 'viewer');
  await expect(page.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();

  await page.getByRole('button', { name: 'Set up a second step…' }).click();
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.getByText('No camera: type it in').click();
  const shown = await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent();
  const now = await shopTime(page, Number(new URL(page.url()).port));
  await page.getByLabel('The six digits that it shows').fill(oneTimeCode(shown ?? '', now));
  await page.getByRole('button', { name: 'Switch it on' }).click();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).locator('li');
  await expect(codes.first()).toBeVisible();
  const [recovery = ''] = await codes.allTextContents();
  await page.getByRole('button', { name: 'I have written them down' }).click();
  await openOwnMenu(page, 'viewer');
  await page.getByRole('menuitem', { name: 'Sign out' }).click();

  await giveNameAndPassword(page, 'viewer');
  await page.getByLabel('Code').fill('000000');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('That code did not match').first()).toBeVisible();
  await page.getByLabel('Code').fill(recovery);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Rooms' })).toBeVisible();

  await page.goto(officeAddress(baseURL, '/account'));
  await plugInDevice(page);
  await comeBackWithPasskey(page, 'viewer');
  await expect(page.getByText('last used')).toBeVisible();
  await isSound(page);

  await expect(page.getByRole('link', { name: 'Staff & log' })).toBeHidden();
  await page.goto(officeAddress(baseURL, '/log'));
  await expect(page.getByRole('heading', { name: /^Staff & log is for/ })).toBeVisible();
});

// docs/box-office-walk.md holds these clicks for people, in the same order.
test('[OFFICE-02] [OFFICE-05] [OFFICE-06] [OPS-07] [OPS-40] a failed installment is found and understood, its letter goes again, and the shop closes', async ({
  page,
}) => {
  const shop = await bootShop();
  try {
    await page.goto(officeAddress(`http://localhost:${shop.port}`));
    await enterOffice(page, 'owner');
    await page.keyboard.press('/');
    await page.keyboard.type('fan@example.com');
    await page.getByRole('option', { name: /^Customer Robin Vale/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Robin Vale' })).toBeVisible();
    await page.getByRole('row').filter({ hasText: 'Payment failed' }).getByRole('link').first().click();
    await expect(page.getByText(/^Installment 2 of \$[\d,.]+ was declined\.$/)).toBeVisible();
    await expect(page.getByText(/ErrorCode 2 - This transaction has been declined/).first()).toBeVisible();
    await page
      .getByRole('link', { name: /^Letter “.*did not go through/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: /did not go through/ })).toBeVisible();
    await expect(page.getByText('To fan@example.com')).toBeVisible();
    await isSound(page);
    await page.getByRole('button', { name: 'Send again', exact: true }).click();
    await expect(page.getByText(/goes to fan@example\.com again$/)).toBeVisible();
    await page.getByRole('link', { name: 'Switches' }).click();
    await page.getByRole('button', { name: 'Close Lantern Club…' }).click();
    await page.getByRole('dialog').getByLabel('What customers read').fill('Back at noon.');
    await page.getByRole('dialog').getByRole('button', { name: 'Close Lantern Club', exact: true }).click();
    await expect(page.getByText('Closed: Lantern Club')).toBeVisible();
    const customer = await page.context().newPage();
    await expect(async () => {
      await customer.goto(`http://lantern.localhost:${shop.port}/`, { waitUntil: 'networkidle' });
      await expect(customer.getByText('Back at noon.').first()).toBeVisible({ timeout: 3000 });
    }).toPass();
    await page.getByRole('button', { name: 'Open Lantern Club again' }).click();
    await expect(page.getByText('Lantern Club is open again')).toBeVisible();
  } finally {
    await shop.stop();
  }
});
