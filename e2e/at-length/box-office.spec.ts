import { expect, test } from '@playwright/test';
import { enterOffice, officeAddress } from '../office.ts';

test('[OFFICE-07] the desk sees the shop as a customer does, with a banner, and changes nothing there', async ({
  page,
  baseURL,
}) => {
  await page.goto(officeAddress(baseURL, '/customers?words=fan%40example.com'));
  await enterOffice(page, 'desk');
  await page.getByRole('link', { name: 'Robin Vale' }).click();
  await page.getByRole('button', { name: 'See the shop as they do…' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open the shop' }).click();
  const shop = await opened;
  const banner = shop.getByText('Nothing can be changed here');
  await expect(banner).toBeVisible();
  await shop.goto(new URL('/user/history/orders', shop.url()).href);
  await expect(banner).toBeVisible();
  expect(new URL(shop.url()).pathname).toBe('/user/history/orders');
  const status = await shop.evaluate(async () => {
    const address = `${location.origin.replace('//', '//api.')}/gen.v1/user/updateProfile`;
    const headers = { 'content-type': 'application/json' };
    return (await fetch(address, { method: 'POST', credentials: 'include', headers, body: '{}' })).status;
  });
  expect(status).toBe(403);
  await shop.getByRole('button', { name: 'Leave' }).click();
  await expect(banner).toBeHidden();
});
