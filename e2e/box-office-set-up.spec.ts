import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { readZip } from '../apps/server/src/platform/archive/read-zip.ts';
import { writeZip } from '../apps/server/src/platform/archive/write-zip.ts';
import { isSoundAtAnyWidth } from './is-sound.ts';
import { officeAddress, oneTimeCode } from './office.ts';
import { ownShop } from './own-shop.ts';

const shop = ownShop({ env: { DEMO: '0' }, isEmpty: true });

const logo = {
  name: 'logo.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30" width="90" height="30"><rect width="90" height="30"/></svg>',
  ),
};

const freeShow = {
  'artists.yaml': 'band: { id: 1, name: The Kitchen Band }\n',
  'venues.yaml': 'yard: { id: 1, name: The Yard, city: Boston, state: MA }\n',
  'shows.yaml': 'evening: { id: 1, artist: band, venue: yard, date: 2032-05-01 19:30 }\n',
  'outlets/lantern-club/events.yaml':
    '- id: 1\n  show: evening\n  sale: instant\n  items:\n' +
    '    - { id: 1, name: Tickets, levels: { floor: { id: 1, name: Floor, price: 0, limit: 4, capacity: 50 } } }\n',
};

/** The shop out as a folder, a show into it by hand, and in again. */
async function bringFreeShow(page: Page): Promise<void> {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Folder out' }).click(),
  ]);
  const read = readZip(await readFile(await saved.path()), { files: 100, bytes: 10_000_000 });
  if ('wrong' in read) throw new Error(read.wrong);
  const files = new Map<string, string | Uint8Array>([...read.files, ...Object.entries(freeShow)]);
  await page.getByRole('link', { name: 'Folder in…' }).click();
  await page
    .getByLabel('ZIP archive')
    .setInputFiles({ name: 'shop.zip', mimeType: 'application/zip', buffer: writeZip(files) });
  await expect(page.getByText('Event 1', { exact: false }).first()).toBeVisible();
  await isSoundAtAnyWidth(page, 'set-up-folder');
  await page.getByRole('button', { name: 'Take it in…' }).click();
  await page.getByRole('button', { name: /^Take in \d/ }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'Set-up' }).first().click();
}

/** Measured colours, and a logo that stands in the real shop before it opened. */
async function chooseLook(page: Page): Promise<void> {
  await page.getByLabel(/^Second links/).fill('#b86f0e');
  await page.getByRole('button', { name: 'Use it' }).click();
  await page.getByLabel('File: the logo').setInputFiles(logo);
  const preview = page.frameLocator('iframe').last();
  await expect(
    preview.getByRole('img', { name: 'Lantern Club' }),
    'the real shop, before it opened',
  ).toBeVisible();
  await isSoundAtAnyWidth(page, 'set-up-look');
}

/** Four steps, and the codes for the day on which the telephone is lost. */
async function foundShop(page: Page): Promise<void> {
  await page.getByLabel('Your name').fill('Robin Vale');
  await page.getByLabel('Email', { exact: true }).fill('owner@lantern.example');
  await page.getByLabel('New password').fill('quiet harbour 41 lamps');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Name of the seller').fill('Lantern Live');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Name of the shop').fill('Lantern Club');
  await isSoundAtAnyWidth(page, 'first-run');
  await page.goBack();
  await expect(page.getByLabel('Name of the seller')).toHaveValue('Lantern Live');
  await page.goForward();
  await expect(page.getByLabel('Its address')).toHaveValue('lantern-club.localhost');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('No camera: type it in').click();
  const secret = await page.getByText(/^([A-Z2-7]{4} )+[A-Z2-7]{1,4}$/).textContent();
  await page.getByLabel('The six digits that it shows').fill(oneTimeCode(secret ?? '', Date.now()));
  await page.getByRole('button', { name: 'Make the shop' }).click();
  await page.getByRole('button', { name: 'I have written them down' }).click();
}

/** A shop that is open is closed with words of one's own, and opened again. */
async function closeAndOpenAgain(page: Page, customer: Page, customers: string): Promise<void> {
  await page.getByRole('link', { name: 'Switches' }).first().click();
  await page.getByRole('button', { name: 'Close Lantern Club…' }).click();
  await page.getByLabel('What customers read').fill('Back at noon');
  await page.getByRole('dialog').getByRole('button', { name: 'Close Lantern Club' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(async () => expect((await customer.goto(customers))?.status()).toBe(503)).toPass();
  await expect(customer.getByText('Back at noon')).toBeVisible();
  await page.getByRole('button', { name: /^Open .*Lantern Club/ }).click();
  await expect(async () => expect((await customer.goto(customers))?.status()).toBe(200)).toPass();
}

test('[SETUP-01] [SETUP-02] [SETUP-04] [SETUP-05] [SETUP-09] [SETUP-11] [SETUP-12] from an empty folder to a shop that answers, without a terminal', async ({
  page,
}) => {
  const office = officeAddress(`http://localhost:${shop.port}`);
  await page.goto(office);
  await expect(page.getByText('Nobody works here yet')).toBeVisible();
  const link = /http:\S+\/first-run#\S+/.exec(shop.said())?.[0] ?? '';
  // The same page under another fragment would not be loaded anew.
  await page.goto('about:blank');
  await page.goto(link);

  await foundShop(page);

  await expect(page.getByText('The shop answers at its address')).toBeVisible();
  await isSoundAtAnyWidth(page, 'set-up');
  await page.getByRole('link', { name: 'Set up mail' }).click();
  await expect(page.getByRole('button', { name: 'Send me a letter' })).toBeVisible();
  await isSoundAtAnyWidth(page, 'set-up-mail');
  await page.getByRole('link', { name: 'Set-up' }).last().click();
  await page.getByRole('link', { name: 'Write them' }).click();
  await page.getByLabel('Text', { exact: true }).first().fill('Ours.\n\n- Be kind');
  await isSoundAtAnyWidth(page, 'set-up-policies');
  await page.getByRole('link', { name: 'Look' }).click();
  await chooseLook(page);
  await page.getByRole('link', { name: 'Delivery' }).click();
  await page.getByRole('button', { name: 'Will call', exact: true }).click();
  await isSoundAtAnyWidth(page, 'set-up-delivery');
  await page.getByRole('button', { name: 'Review and publish' }).click();
  await expect(page.getByRole('heading', { name: 'What changes' })).toBeVisible();
  await page.getByRole('button', { name: /^Publish \d/ }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('link', { name: 'Set-up' }).first().click();
  await bringFreeShow(page);
  await page.getByRole('button', { name: 'Test again' }).click();
  await expect(page.getByText('Tickets can get there')).toBeVisible();
  const aside = page.getByRole('button', { name: /^Put aside/ });
  for (let left = await aside.count(); left > 0; left -= 1) {
    await aside.first().click();
    await page.getByLabel('Reason').fill('Only a trial');
    await page.getByRole('button', { name: 'Put it aside' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(aside).toHaveCount(left - 1);
  }
  const customers = `http://lantern-club.localhost:${shop.port}/`;
  const customer = await page.context().newPage();
  expect((await customer.goto(customers))?.status()).toBe(503);
  await expect(customer.getByText('We are getting ready')).toBeVisible();
  await page.getByRole('button', { name: 'Open to the public' }).click();
  await page.getByRole('button', { name: 'Open Lantern Club' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect((await customer.goto(customers))?.status()).toBe(200);
  await expect(customer.getByText('We are getting ready')).toBeHidden();
  await expect(customer.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    customer.getByRole('heading', { name: 'The Kitchen Band' }),
    'what the folder brought',
  ).toBeVisible();
  await closeAndOpenAgain(page, customer, customers);
});
