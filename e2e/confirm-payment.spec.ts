import { expect, test, type Page } from '@playwright/test';
import { ASKS, bankAsks, saveCardAt } from './bank-page.ts';
import { isSearched } from './is-sound.ts';
import { comeToBilling, placeOrder, seeReceipt } from './order.ts';
import { ownShop } from './own-shop.ts';

// The stand-in speaks Stripe's language here: cards are typed on a page of its own, and a bank may ask.
const shop = ownShop({ env: { STAND_IN_SPEAKS: 'stripe' } });

const main = (page: Page) => page.getByRole('main');

test('[GATE-02] [GATE-06] [GATE-07] a card on the gateway’s page; the bank asks: no, left open, and then yes', async ({
  page,
}) => {
  const { email } = await comeToBilling(page, shop.port);
  await saveCardAt(page, ASKS);
  await expect(page).toHaveURL(/\/checkout\/i\/confirm\//);
  await placeOrder(page);
  await bankAsks(page);
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await expect(main(page).getByRole('alert')).toContainText('Your card was declined');
  await expect(page.getByRole('timer').first()).toBeVisible();

  await placeOrder(page);
  await bankAsks(page);
  const other = await page.context().newPage();
  await other.goto(`http://lantern.localhost:${shop.port}/checkout/i/confirm`);
  await expect(main(other)).toContainText('Your bank asks you to confirm this payment');
  await isSearched(other, '/checkout/:type?/:stage?/:uuid?/*');
  await main(other).getByRole('link', { name: 'Confirm with your bank' }).click();
  await other.getByRole('button', { name: 'Yes, pay' }).click();
  await seeReceipt(other, email);
  await page.getByRole('button', { name: 'Yes, pay' }).click();
  await seeReceipt(page, email);

  await page.goto(`http://lantern.localhost:${shop.port}/confirm/${'A'.repeat(20)}`);
  await expect(main(page)).toContainText('Page not found');
  await isSearched(page, '/confirm/:ref');
});
