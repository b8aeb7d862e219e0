import { expect, test, type Page } from '@playwright/test';
import { ASKS, bankAsks, saveCardAt } from '../bank-page.ts';
import { openAs, robin } from '../demo-people.ts';
import { linkInLetter } from '../door.ts';
import { isSound, isSoundAtAnyWidth } from '../is-sound.ts';
import { moveClock } from '../move-clock.ts';
import { comeToBilling, placeOrder } from '../order.ts';
import { orderPath, ordersPath, robinsOrders } from '../order-history.ts';
import { ownShop } from '../own-shop.ts';

// The stand-in speaks Stripe's language here, and time is moved.
const shop = ownShop({ env: { STAND_IN_SPEAKS: 'stripe' } });

const MINUTE = 60;
const at = (path: string) => `http://lantern.localhost:${shop.port}${path}`;
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('[GATE-06] the tab is closed while the bank asks: it still asks for nine minutes; then nothing was charged, and a letter says so', async ({
  page,
}) => {
  const { email } = await comeToBilling(page, shop.port);
  await saveCardAt(page, ASKS);
  await placeOrder(page);
  await bankAsks(page);
  const bank = page.url();
  const other = await page.context().newPage();
  await page.close();

  await moveClock(other, shop.port, 9 * MINUTE);
  await other.goto(at('/checkout/i/confirm'));
  await expect(main(other).getByRole('link', { name: 'Confirm with your bank' })).toBeVisible();
  await isSoundAtAnyWidth(other, 'bank-asks');

  await moveClock(other, shop.port, MINUTE + 10);
  await linkInLetter(other, shop.port, /Your payment did not go through/, /lantern\.localhost/);
  await expect(other.getByText(email).first()).toBeVisible();
  // The page that the bank left open is of no use any more, and says so.
  expect((await other.goto(bank))?.status()).toBe(400);
  await other.goto(at('/checkout/i/confirm'));
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main(other).getByRole('link', { name: 'Confirm with your bank' })).toHaveCount(0);
  await isSound(other);
});

test('[GATE-06] [OPS-44] [INSTAL-09] an installment whose bank wants to ask: the letter leads to Pay Now, to the bank and back', async ({
  page,
}) => {
  await openAs(page, robin, at(orderPath(robinsOrders.plan, 'edit-billing')));
  const payments = dialog(page, 'Manage Payments');
  await payments.getByRole('button', { name: 'Add a payment method' }).click();
  await saveCardAt(page, ASKS);
  await expect(payments.getByRole('combobox').first()).toBeVisible();
  for (const which of await payments.getByRole('combobox').all())
    await which.selectOption({ label: await optionWith(page, '3184') });
  await payments.getByRole('button', { name: 'Save' }).click();
  await expect(payments).toBeHidden();

  await moveClock(page, shop.port, 10 * MINUTE);
  const letter = await linkInLetter(page, shop.port, /^Please confirm your payment/, /edit-billing/);
  await page.goto(letter);
  await expect(payments.getByRole('listitem').nth(1)).toContainText('bank');
  await isSoundAtAnyWidth(page, 'installment-to-confirm');
  await payments.getByRole('button', { name: 'Pay Now' }).first().click();
  const paying = dialog(page, 'Pay Now');
  await paying.getByRole('radio', { name: /3184/ }).check();
  await paying.getByRole('button', { name: 'Pay Now' }).click();
  await bankAsks(page);
  await page.getByRole('button', { name: 'Yes, pay' }).click();
  await expect(page).toHaveURL(at(ordersPath));
  await page.goto(letter);
  await expect(payments.getByRole('listitem').nth(1)).toContainText('Paid');
});

const optionWith = async (page: Page, digits: string): Promise<string> =>
  (await page.locator('option', { hasText: digits }).first().textContent()) ?? '';
