import { expect, test, type Page } from '@playwright/test';
import { barriersOn } from './barriers.ts';
import { addCard, cards, comeToPlaceOrder, placeOrder } from './order.ts';
import { scrollsSideways } from './scenario.ts';
import { bootShop, type Shop } from './server.ts';

// Money moves and time is moved here, so these journeys have a shop of their own.
let shop: Shop;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  shop = await bootShop();
});
test.afterAll(() => shop.stop());
test.setTimeout(180_000);

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible({ timeout: 30_000 });
const moveClock = async (page: Page, seconds: number) => {
  const clock = `http://localhost:${shop.port}/demo/clock`;
  const { now } = (await (await page.request.get(clock)).json()) as { now: string };
  await page.request.post(clock, { data: { now: new Date(Date.parse(now) + seconds * 1000).toISOString() } });
};

async function seeReceipt(page: Page, email: string): Promise<string> {
  await heading(page, 'Thank you!');
  await expect(page).toHaveURL(/\/user\/history\/orders\/Z\d{10}\/receipt$/);
  await expect(main(page)).toContainText(`We have emailed your confirmation to ${email}.`);
  await expect(main(page)).toContainText('Standing × 2');
  const [number = ''] = /Z\d{10}/.exec(page.url()) ?? [];
  await expect(main(page)).toContainText(`Order ${number}`);
  return number;
}

test('[CART-17] [RECEIPT-11] [OPS-43] an approved card: the receipt, the mail, and the same receipt after a reload', async ({
  page,
}) => {
  const { email } = await comeToPlaceOrder(page, shop.port, cards.approved);
  await placeOrder(page);
  const number = await seeReceipt(page, email);
  expect(await barriersOn(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await page.reload({ waitUntil: 'networkidle' });
  await seeReceipt(page, email);
  await expect(main(page).getByRole('link', { name: 'Back to Events' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'View My Orders' })).toBeVisible();
  await moveClock(page, 5);
  await page.goto(`http://localhost:${shop.port}/demo/mail`);
  await page.getByRole('link', { name: new RegExp(number) }).click();
  await expect(page.getByRole('link', { name: /event-102\.ics/ })).toBeVisible();
});

/** SHELL-12: a toast that stays covers neither the menu's button nor what the menu offers. */
async function menuIsClear(page: Page, said: string): Promise<void> {
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(said);
  await page.getByRole('button', { name: 'Menu' }).click();
  const entries = page.getByRole('dialog').getByRole('link');
  await expect(entries.first()).toBeVisible();
  for (const entry of await entries.all()) await entry.click({ trial: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('[CART-18] [CART-19] [SHELL-12] a declined card keeps the seats; another one is taken', async ({
  page,
}) => {
  const { email } = await comeToPlaceOrder(page, shop.port, cards.declined);
  await placeOrder(page);
  const said = 'Your card was declined. Please choose another one.';
  await expect(main(page).getByRole('alert')).toContainText(said);
  await expect(page).toHaveURL(/\/checkout\/i\/confirm\//);
  await expect(page.getByRole('timer').first()).toBeVisible();
  await menuIsClear(page, said);
  await main(page)
    .getByRole('link', { name: /Edit Billing/ })
    .click();
  await addCard(page, cards.approved);
  await main(page).getByRole('button', { name: 'Continue', exact: true }).click();
  await placeOrder(page);
  await seeReceipt(page, email);
});

test('[CART-22] a charge that is held: the page waits, and the decision brings the receipt', async ({
  page,
}) => {
  const { email } = await comeToPlaceOrder(page, shop.port, cards.held);
  await placeOrder(page);
  await expect(main(page)).toContainText('Your payment is being checked', { timeout: 30_000 });
  expect(await barriersOn(page)).toEqual([]);
  const gateway = await page.context().newPage();
  await gateway.goto(`http://gateway.localhost:${shop.port}/`);
  await gateway.getByRole('button', { name: 'Approve' }).click();
  await moveClock(page, 61);
  await seeReceipt(page, email);
});

test('[CART-22] charged, and then the connection drops: nothing is charged twice, and the receipt comes', async ({
  page,
}) => {
  const { email } = await comeToPlaceOrder(page, shop.port, cards.dropped);
  await placeOrder(page);
  await expect(main(page)).toContainText('Your payment is being checked', { timeout: 30_000 });
  await moveClock(page, 120);
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
