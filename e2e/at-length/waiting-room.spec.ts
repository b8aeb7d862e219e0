import { expect, test, type Page } from '@playwright/test';
import { isSoundAtAnyWidth } from '../is-sound.ts';
import { enterOffice } from '../office.ts';
import { ownShop } from '../own-shop.ts';

// A line stands before an event for everybody: this journey has a shop of its own.
const shop = ownShop();

const shopAt = (path: string) => `http://lantern.localhost:${shop.port}${path}`;
const officeAt = (path: string) => `http://box-office.localhost:${shop.port}${path}`;

async function turn(page: Page, button: string, confirm: string): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/Reason/).fill('Many will come');
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test('[QUEUE-01] before a sale everybody is in, and the event leads there', async ({ browser }) => {
  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await desk.goto(officeAt('/events/105'));
  await enterOffice(desk, 'desk');
  await turn(desk, 'Switch it on…', 'Switch it on');
  const page = await (await browser.newContext()).newPage();
  await expect
    .poll(async () => {
      await page.goto(shopAt('/event/105'), { waitUntil: 'networkidle' });
      return page.getByRole('link', { name: 'Go to the waiting room' }).isVisible();
    })
    .toBe(true);
  await page.getByRole('link', { name: 'Go to the waiting room' }).click();
  await expect(page.getByText('You are in', { exact: true })).toBeVisible();
  await page.getByText('How the lot can be checked afterwards').click();
  await expect(page.locator('#commitment')).toHaveText(/^[0-9a-f]{64}$/);
  await isSoundAtAnyWidth(page, 'waiting-before');
  // Closed and opened again, the same place.
  const entry = await page.locator('#entry').textContent();
  const again = await page.context().newPage();
  await page.close();
  await again.goto(shopAt('/wait/105'));
  await again.getByText('How the lot can be checked afterwards').click();
  await expect(again.locator('#entry')).toHaveText(entry!);
});
