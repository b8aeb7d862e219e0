import { expect, test, type Page } from '@playwright/test';
import { buy } from './cart.ts';
import { isSoundAtAnyWidth } from './is-sound.ts';
import { enterOffice } from './office.ts';
import { ownShop } from './own-shop.ts';

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

const says = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();

test('[QUEUE-02] [QUEUE-03] [ROUTE-18] staff switch it on, a customer waits, gets a turn and buys; switched off, nobody waits', async ({
  browser,
}) => {
  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await desk.goto(officeAt('/events/101'));
  await enterOffice(desk, 'desk');
  await turn(desk, 'Switch it on…', 'Switch it on');
  await expect(desk.getByText('The waiting room is open')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Switch it off…' })).toBeVisible();
  await isSoundAtAnyWidth(desk, 'event-waiting-room');

  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.goto(shopAt('/event/101'), { waitUntil: 'networkidle' });
  await page.getByLabel('Quantity, Orchestra').selectOption('2');
  await page.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page).toHaveURL(/\/wait\/101$/);
  await says(page, 'It is your turn');
  await expect(page).toHaveTitle(/^0?\d+:\d\d It is your turn/);
  await isSoundAtAnyWidth(page, 'waiting-turn');
  await page.getByRole('link', { name: 'Choose tickets' }).click();
  await buy(page, 'Orchestra', '2');

  const other = await (await browser.newContext()).newPage();
  await other.goto(shopAt('/wait/101'));
  await says(other, 'It is your turn');
  await other.getByRole('button', { name: 'Let the next one in' }).click();
  await says(other, 'Your turn is over');
  await other.goto(shopAt('/event/101'), { waitUntil: 'networkidle' });
  await turn(desk, 'Switch it off…', 'Switch it off');
  await buy(other, 'Orchestra', '2');
  await other.goto(shopAt('/wait/101'));
  await says(other, 'There is no line any more');
});
