import { expect, test, type Page } from '@playwright/test';
import { moveClock } from '../move-clock.ts';
import { cards, comeToPlaceOrder, placeOrder } from '../order.ts';
import { seeReceipt } from '../order.ts';
import { ownShop } from '../own-shop.ts';

// Money moves and time is moved here, so these journeys have a shop of their own.
const shop = ownShop();

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

test('[CART-22] charged, and then the connection drops: nothing is charged twice, and the receipt comes', async ({
  page,
}) => {
  const { email } = await comeToPlaceOrder(page, shop.port, cards.dropped);
  await placeOrder(page);
  await expect(main(page)).toContainText('Your payment is being checked');
  await moveClock(page, shop.port, 120);
  const number = await seeReceipt(page, email);
  expect(number).toMatch(/^Z\d{10}$/);
});

test('[RECEIPT-12] [RECEIPT-13] a receipt that is nobody’s, and an address without a number', async ({
  page,
}) => {
  await comeToPlaceOrder(page, shop.port, cards.approved);
  await page.goto(`http://lantern.localhost:${shop.port}/user/history/orders/Z0000000000/receipt`);
  await heading(page, 'No order found');
  await page.goto(`http://lantern.localhost:${shop.port}/user/history/orders/receipt`);
  await expect(page).toHaveURL(/\/user\/history\/orders$/);
});
