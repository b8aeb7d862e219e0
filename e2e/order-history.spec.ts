import { expect, test, type Page } from '@playwright/test';
import { openAs, robin } from './demo-people.ts';
import { isSound } from './is-sound.ts';
import { orderPath, ordersPath, robinsOrders } from './order-history.ts';
import { addCard, cards } from './order.ts';
import { ownShop } from './own-shop.ts';

// What is changed here stays changed, so these journeys have a shop of their own.
const shop = ownShop();

const at = (path: string) => `http://lantern.localhost:${shop.port}${path}`;
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const said = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

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

test('[INSTAL-09] [INSTAL-10] [INSTAL-11] [INSTAL-12] Pay Now: declined, then paid with a new card', async ({
  page,
}) => {
  await openAs(page, robin, at(ordersPath));
  // What wants a payment stands before shows that come sooner, and the list of a phone is short.
  await expect(page.locator('tbody').first()).toHaveId(`order-${robinsOrders.plan}`);
  expect((await page.getByRole('main').boundingBox())?.height).toBeLessThan(2700);
  await isSound(page);
  await page.getByRole('link', { name: 'Pay Now' }).click();
  const paying = dialog(page, 'Pay Now');
  await expect(paying).toContainText('2nd payment');
  // The card that was declined is not the one that is offered.
  await expect(paying.getByRole('radio', { checked: true })).not.toHaveAccessibleName(/0015/);
  await addCard(page, cards.declined);
  await expect(paying).toContainText('ending in 0002?');
  await paying.getByRole('button', { name: 'Pay Now' }).click();
  await expect(paying.getByRole('alert')).toContainText('Transaction declined.');
  await isSound(page);

  await paying.getByRole('radio', { name: /1111/ }).check();
  await paying.getByRole('button', { name: 'Pay Now' }).click();
  const payments = dialog(page, 'Manage Payments');
  const second = payments.getByRole('listitem').nth(1);
  await expect(second).toContainText('Success! Thank you for your payment');
  await expect(second).toContainText('Paid');
  await page.reload();
  await expect(payments.getByRole('listitem').nth(1)).toContainText('Paid');
  await expect(payments.getByRole('listitem').nth(2)).not.toContainText('Paid');
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
