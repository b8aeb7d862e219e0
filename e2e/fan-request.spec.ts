import { expect, test, type Page } from '@playwright/test';
import { ask, atStage, pressIn, requestSaratoga, submitRequest, toPayment } from './fan-request.ts';
import { isSearched, isSound } from './is-sound.ts';

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

test('[FAN-10] [FAN-11] [EVENT-11] [EVENT-14] a second event joins the request from its page, and the plan becomes possible', async ({
  page,
}) => {
  await requestSaratoga(page, sharedPort);
  await open(page, '/event/202');
  await expect(page.getByRole('link', { name: 'Go to my requests' })).toHaveAttribute(
    'href',
    '/user/history/requests',
  );
  await isSound(page);
  await open(page, '/event/201');
  await ask(page, 'Orchestra', '2');
  await pressIn(page, 'Continue');
  const dialog = page.getByRole('dialog', { name: 'Add to Request' });
  await dialog.getByLabel('Quantity, Poster').selectOption('1');
  await expect(dialog.getByText('Your request so far')).toBeVisible();
  for (const box of await dialog.getByRole('checkbox').all()) await box.check();
  await isSound(page);
  await dialog.getByRole('button', { name: /^Add for at most \$\d/ }).click();
  const done = page.getByRole('dialog', { name: 'Request has been updated' });
  await expect(done).toContainText('your request now qualifies for a payment plan');
  await isSound(page);
  await done.getByRole('link', { name: 'View Your Request' }).click();
  await expect(page).toHaveURL(/\/user\/history\/requests\/\w+$/);
});
