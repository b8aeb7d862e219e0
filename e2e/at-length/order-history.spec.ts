import { expect, test, type Page } from '@playwright/test';
import { openAs, robin, sam } from '../demo-people.ts';
import { isSound } from '../is-sound.ts';
import { orderPath, ordersPath, robinsOrders } from '../order-history.ts';
import { ownShop } from '../own-shop.ts';

// What is changed here stays changed, so these journeys have a shop of their own.
const shop = ownShop();

const at = (path: string) => `http://lantern.localhost:${shop.port}${path}`;
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const question = (page: Page) => page.getByRole('alertdialog');
const said = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

test('[HIST-ORD-13] [HIST-ORD-14] [HIST-ORD-15] a refund asked for and undone', async ({ page }) => {
  await openAs(page, robin, at(orderPath(robinsOrders.open)));
  await page.getByRole('button', { name: 'Request Refund' }).first().click();
  await expect(question(page)).toBeVisible();
  await isSound(page);
  await question(page).getByRole('button', { name: 'Request Refund' }).click();
  const asked = page.getByRole('button', { name: 'Refund Requested' });
  await expect(asked).toHaveCount(1);
  await page.reload();
  await expect(asked).toHaveCount(1);
  await asked.click();
  await expect(asked).toHaveCount(0);
  await said(page, 'Your refund request has been taken back');
});

test('[HIST-ORD-10] [HIST-ORD-12] [HIST-ORD-16] an upgrade moves to another event of the tour, after a question', async ({
  page,
}) => {
  await openAs(page, robin, at(orderPath(robinsOrders.plan)));
  const row = (eventId: number) => page.locator(`#order-${robinsOrders.plan}-event-${eventId}`);
  const note = '(Upgrade Requested)';
  await expect(row(231)).toContainText(note);
  await expect(row(232)).not.toContainText(note);
  await page.getByRole('button', { name: /^Request Upgrade/ }).click();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(row(231)).toContainText(note);
  await page.getByRole('button', { name: /^Request Upgrade/ }).click();
  await question(page).getByRole('button', { name: 'Move it here' }).click();
  await expect(row(232)).toContainText(note);
  await expect(row(231)).not.toContainText(note);
  await page.getByRole('button', { name: /^Remove Upgrade/ }).click();
  await expect(row(232)).not.toContainText(note);
});

test('[HIST-04] [ERR-90] somebody else’s order is not found, at any of its addresses', async ({ page }) => {
  await openAs(page, sam, at(orderPath(robinsOrders.open)));
  await said(page, 'No order found');
  for (const view of ['summary', 'edit-shipping', 'edit-billing', 'mobile-tickets']) {
    await page.goto(at(orderPath(robinsOrders.open, view)));
    await said(page, 'No order found');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await isSound(page);
});

test('[ROUTE-12] [ROUTE-13] [HIST-ORD-02] a past order’s address chooses its year, opens it and shows it', async ({
  page,
}) => {
  await openAs(page, robin, at(orderPath(robinsOrders.pastShipped)));
  await expect(page).toHaveURL(/\?year=\d{4}$/);
  const card = page.locator(`#order-${robinsOrders.pastShipped}`);
  await expect(card).toBeInViewport();
  await expect(card).toContainText('Whole order');
  await page.getByLabel('Year').selectOption('');
  await expect(page.getByRole('heading', { name: 'Select Year to Display' })).toBeVisible();
  await expect(page).toHaveURL(at(ordersPath));
});

test('[HIST-ORD-06] [DIALOG-01] [DIALOG-03] edit shipping: opened from the list, kept over a reload, saved, back on the list', async ({
  page,
}) => {
  await openAs(page, robin, at(ordersPath));
  await page.getByRole('link', { name: `Edit Shipping ${robinsOrders.open}` }).click();
  await expect(page).toHaveURL(at(orderPath(robinsOrders.open, 'edit-shipping')));
  await dialog(page, 'Edit Shipping Address').getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page, 'Edit Shipping Address')).toBeHidden();
  await expect(page).toHaveURL(at(ordersPath));
  await page.goForward();
  await page.reload();
  const form = dialog(page, 'Edit Shipping Address');
  await expect(form.getByLabel('City')).toHaveValue('Boston');
  await isSound(page);

  await form.getByLabel('City').fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toContainText('City Required');
  await form.getByLabel('Street address').fill('7 Ferry Lane');
  await form.getByLabel('City').fill('Salem');
  await form.getByRole('button', { name: 'Save' }).click();
  await said(page, 'Shipping address has been updated');
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(at(ordersPath));

  await page.goto(at(orderPath(robinsOrders.open, 'summary')));
  await expect(dialog(page, 'Summary Details')).toContainText('7 Ferry Lane');
  await expect(dialog(page, 'Summary Details')).toContainText('Salem, MA');
});

test('[HIST-ORD-08] [DIALOG-02] mobile tickets open, each in a tab of its own, without signing in', async ({
  page,
  browser,
}) => {
  await openAs(page, robin, at(orderPath(robinsOrders.mobile)));
  await page.getByRole('link', { name: /^Mobile Tickets/ }).click();
  const link = dialog(page, 'Mobile Tickets')
    .getByRole('link', { name: /^Open ticket/ })
    .first();
  const [ticket] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await expect(ticket.locator('body')).toContainText('Halcyon Avenue');
  // On paper stands the ticket alone.
  await expect(ticket.getByText('Save as PDF')).toBeVisible();
  await ticket.emulateMedia({ media: 'print' });
  await expect(ticket.getByText('Show this code at the door.')).toBeVisible();
  await expect(ticket.locator('.note').filter({ visible: true })).toHaveCount(0);
  const stranger = await browser.newContext();
  const shown = await (await stranger.newPage()).goto(ticket.url());
  expect(shown?.status()).toBe(200);
  await stranger.close();
});
