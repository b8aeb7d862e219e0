import { expect, test } from '@playwright/test';
import { linkInMail } from '../account-steps.ts';
import { isSound } from '../is-sound.ts';
import { moveClock } from '../move-clock.ts';
import { enterOffice, officeAddress } from '../office.ts';
import { cards, comeToPlaceOrder, placeOrder } from '../order.ts';
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

test('[PARCEL-01] [PARCEL-02] [OPS-29] [OPS-33] [OPS-45] a paid order is packed with its number, and the customer follows the courier’s link', async ({
  page,
  browser,
}) => {
  const { email } = await comeToPlaceOrder(page, shop.port, cards.approved);
  await placeOrder(page);
  await expect(page).toHaveURL(/\/Z\d{10}\/receipt$/);
  const [number = ''] = /Z\d{10}/.exec(page.url()) ?? [];

  const office = await browser.newPage();
  await office.goto(officeAt('/fulfilment'));
  await enterOffice(office, 'desk');
  await office.getByRole('link', { name: number }).first().click();
  const tracking = office.getByLabel('Tracking number');
  await tracking.fill('9261292700768711948021');
  await expect(office.getByText('FedEx or USPS: please choose the courier')).toBeVisible();
  await tracking.fill('1Z999AA10123456784');
  await expect(office.getByText('UPS, the check digit is right')).toBeVisible();
  await isSound(office);
  await office.getByRole('button', { name: 'It has left' }).click();
  await expect(office.getByText(`${number} has left. The letter goes in ten minutes.`)).toBeVisible();

  await moveClock(page, shop.port, 11 * 60);
  const link = await linkInMail(
    page,
    base(),
    email,
    new RegExp(`on their way.*${number}`),
    'Follow your parcel',
  );
  expect(link).toContain('ups.com');
  expect(link).toContain('1Z999AA10123456784');
  await page.goto(`http://lantern.localhost:${shop.port}/user/history/orders/${number}/summary`);
  await expect(page.getByRole('link', { name: '1Z999AA10123456784' })).toHaveAttribute('href', link);
  await office.close();
});
