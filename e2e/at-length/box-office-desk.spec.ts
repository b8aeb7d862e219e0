import { expect, test } from '@playwright/test';
import { isSound } from '../is-sound.ts';
import { enterOffice, officeAddress } from '../office.ts';
import { ownShop } from '../own-shop.ts';

// Time is moved here, and what is sent is sent, so these journeys have a shop of their own.
const shop = ownShop();

const base = () => `http://localhost:${shop.port}`;
const officeAt = (path: string) => officeAddress(base(), path);

test('[PARCEL-01] [OPS-29] a file of numbers: what is wrong is mended in its line, a courier is chosen, and the rest is saved', async ({
  page,
}) => {
  await page.goto(officeAt('/fulfilment'));
  await enterOffice(page, 'desk');
  await page.goto(officeAt('/tracking'));
  const file = (content: string) => ({
    name: 'labels.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(content),
  });
  const long = `order,tracking\n${'Z4100000001,TBA000000000001\n'.repeat(50_000)}`;
  await page.getByLabel('CSV file').setInputFiles(file(long));
  await expect(page.getByText('The file has 50,000 lines')).toBeVisible();
  // The demo's one parcel, with a digit that is mistyped, and an order that nobody knows.
  const lines = ['order;tracking', 'Z4100000101;1Z5R89390357567128', 'Z4199999999;276797678263806'];
  await page.getByLabel('CSV file').setInputFiles(file(`\uFEFF${lines.join('\r\n')}\r\n`));
  await expect(page.getByRole('heading', { name: '2 cannot be saved' })).toBeVisible();
  await expect(page.getByText('It looks like UPS, but a digit is mistyped.')).toBeVisible();
  await isSound(page, 'tracking-mend');
  await page.getByLabel('Tracking number, line 2').fill('9261 2927 0076 8711 9480 21');
  await page.getByLabel('Tracking number, line 2').press('Enter');
  await expect(page.getByText('FedEx and USPS have such numbers.')).toBeVisible();
  await page.getByLabel('Courier, line 2').selectOption('usps');
  await expect(page.getByRole('heading', { name: '1 cannot be saved' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Z4100000101' })).toContainText('USPS');
  await page.setViewportSize({ width: 375, height: 812 });
  await isSound(page, 'tracking-mend-375');
  await page.getByRole('button', { name: 'Save 1, leave 1' }).click();
  await expect(page.getByText('One parcel has left')).toBeVisible();
});
