import { expect, test, type Page } from '@playwright/test';
import { isSound } from '../is-sound.ts';
import { moveClock } from '../move-clock.ts';
import { addCard, cards, comeToPlaceOrder, placeOrder } from '../order.ts';
import { seeReceipt } from '../order.ts';
import { ownShop } from '../own-shop.ts';

// Money moves and time is moved here, so these journeys have a shop of their own.
const shop = ownShop();

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();

/** SHELL-12: a toast covers neither the menu's button nor what the menu offers. */
async function menuIsClear(page: Page, said: string): Promise<void> {
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(said);
  await page.getByRole('button', { name: 'Menu' }).click();
  const entries = page.getByRole('dialog').getByRole('link');
  await expect(entries.first()).toBeVisible();
  for (const entry of await entries.all()) await entry.click({ trial: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

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

test('[CART-18] [CART-19] [SHELL-12] a declined card keeps the seats; another one is taken', async ({
  page,
}) => {
  const { email } = await comeToPlaceOrder(page, shop.port, cards.declined);
  await placeOrder(page);
  const said = 'Your card was declined. Please choose another one.';
  await expect(main(page).getByRole('alert')).toContainText(said);
  await expect(page).toHaveURL(/\/checkout\/i\/confirm\//);
  await expect(page.getByRole('timer').first()).toBeVisible();
  await main(page)
    .getByRole('link', { name: /Edit Billing/ })
    .click();
  await addCard(page, cards.approved);
  await menuIsClear(page, 'New payment added');
  await main(page).getByRole('button', { name: 'Continue with Visa 1111' }).click();
  await placeOrder(page);
  await seeReceipt(page, email);
});

test('[CART-22] a charge that is held: the page waits, and the decision brings the receipt', async ({
  page,
}) => {
  const { email } = await comeToPlaceOrder(page, shop.port, cards.held);
  await placeOrder(page);
  await expect(main(page)).toContainText('Your payment is being checked');
  await isSound(page);
  const gateway = await page.context().newPage();
  await gateway.goto(`http://gateway.localhost:${shop.port}/`);
  await gateway.getByRole('button', { name: 'Approve' }).click();
  await moveClock(page, shop.port, 61);
  await seeReceipt(page, email);
});
