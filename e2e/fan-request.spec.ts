import { expect, test, type Page } from '@playwright/test';
import { ask, atStage, pressIn, submitRequest, toPayment } from './fan-request.ts';
import { isSearched } from './is-sound.ts';

const main = (page: Page) => page.getByRole('main');
const panel = (page: Page) => page.getByRole('complementary', { name: 'Current Request' });
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
const sharedPort = Number(process.env.E2E_PORT);
const open = (page: Page, path: string, port = sharedPort) =>
  page.goto(`http://lantern.localhost:${port}${path}`, { waitUntil: 'networkidle' });

test('[PLAN-03] [FAN-06] [FAN-08] [RECEIPT-07] three payments with their days; the request survives a reload; submitting opens the receipt', async ({
  page,
}) => {
  await open(page, '/event/201');
  await ask(page, 'Orchestra', '2');
  await toPayment(page);
  await isSearched(page, '/checkout/:type?/:stage?/:uuid?/*');
  await pressIn(page, 'Pay in three');
  await atStage(page, 'confirm');
  await main(page).getByRole('link', { name: 'Edit Billing' }).click();
  await expect(page.getByLabel(/^Card for the/)).toHaveCount(3);
  await isSearched(page, '/checkout/:type?/:stage?/:uuid?/*');
  await pressIn(page, 'Continue');
  await atStage(page, 'confirm');
  await page.reload({ waitUntil: 'networkidle' });
  await heading(page, 'Place Request');
  await expect(panel(page)).toContainText('Payment Plan Fee$15.00');
  await expect(panel(page)).toContainText('Nothing is charged now.');
  await expect(page.getByRole('button', { name: 'Submit Request' })).toHaveAttribute('aria-disabled', 'true');
  await isSearched(page, '/checkout/:type?/:stage?/:uuid?/*');
  await submitRequest(page);
  await heading(page, 'Success! Thank you for completing your request');
  await expect(main(page)).toContainText('Your request has not been awarded yet.');
  await expect(main(page)).toContainText('3rd payment');
  await isSearched(page, '/user/history/requests/:id?/receipt/:uuid?');
  await page.reload({ waitUntil: 'networkidle' });
  await heading(page, 'Success! Thank you for completing your request');
  await open(page, '/checkout/f/confirm');
  await heading(page, 'All Events');
});
