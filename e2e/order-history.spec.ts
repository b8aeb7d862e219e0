import { expect, test, type Page } from '@playwright/test';
import { openAs, robin } from './demo-people.ts';
import { isSound } from './is-sound.ts';
import { ordersPath, robinsOrders } from './order-history.ts';
import { addCard, cards } from './order.ts';
import { ownShop } from './own-shop.ts';

// What is changed here stays changed, so these journeys have a shop of their own.
const shop = ownShop();

const at = (path: string) => `http://lantern.localhost:${shop.port}${path}`;
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

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
