import { expect, test, type Page } from '@playwright/test';
import { openAs, robin } from './demo-people.ts';
import { isSound } from './is-sound.ts';
import { moveClock } from './move-clock.ts';
import { enterOffice } from './office.ts';
import { orderPath, robinsOrders } from './order-history.ts';
import { ownShop } from './own-shop.ts';

// What goes back stays back, so this journey has a shop of its own.
const shop = ownShop();

const HOUR = 3600;
const shopAt = (path: string) => `http://lantern.localhost:${shop.port}${path}`;
const officeAt = (path: string) => `http://box-office.localhost:${shop.port}${path}`;

async function askForRefund(page: Page): Promise<void> {
  await openAs(page, robin, shopAt(orderPath(robinsOrders.open)));
  await page.getByRole('button', { name: 'Request Refund' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Request Refund' }).click();
  await expect(page.getByText('Your refund request has been sent').first()).toBeVisible();
}

async function lookAtQueue(page: Page): Promise<void> {
  await page.goto(officeAt('/refunds'));
  await enterOffice(page, 'finance');
  await expect(page.getByRole('link', { name: new RegExp(robinsOrders.open) })).toBeVisible();
  await isSound(page, 'refunds');
  await page.getByRole('link', { name: new RegExp(robinsOrders.open) }).click();
  await expect(page.getByText('Balcony × 2, ')).toBeVisible();
}

/** One ticket of two, taken back once and given back then. */
async function approveAPart(page: Page): Promise<void> {
  const whole = await page.getByRole('heading', { name: /^Give back \$/ }).textContent();
  await page.keyboard.press('p');
  await page.getByRole('checkbox', { name: /seat/ }).first().uncheck();
  await expect(page.getByRole('heading', { name: /^Give back \$/ })).not.toHaveText(whole!);
  await isSound(page, 'refund-part');
  await Promise.all([page.waitForResponse(/\/refunds\/approve$/), page.keyboard.press('a')]);
  // It can be taken back for ten seconds, which a busy machine may need for the next press: they last longer here.
  await moveClock(page, shop.port, -HOUR);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(page.getByText('Taken back').first()).toBeVisible();
  await page.getByRole('button', { name: /^Approve, give back/ }).click();
  await expect(page.getByText('Goes out in a moment').first()).toBeVisible();
  await moveClock(page, shop.port, HOUR);
  await expect(async () => {
    await page.reload({ waitUntil: 'networkidle' });
    await expect(page.getByText(/given back .* \d{4}|Done/).first()).toBeVisible({ timeout: 3000 });
  }).toPass();
  await isSound(page, 'refund-done');
}

test('[AFTER-01] [AFTER-02] [AFTER-07] [OPS-24] a refund asked for, approved in part, seen by the customer', async ({
  browser,
}) => {
  const customer = await (await browser.newContext()).newPage();
  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await askForRefund(customer);
  await lookAtQueue(desk);
  await approveAPart(desk);
  await expect(async () => {
    await customer.reload({ waitUntil: 'networkidle' });
    await expect(customer.getByText('1 of 2 canceled').first()).toBeVisible({ timeout: 5000 });
    // Until the gateway has answered it is on its way, and has no day.
    const refund = customer.getByRole('listitem').filter({ hasText: /^Refund/ });
    await expect(refund.filter({ hasText: /, \d{4}/ }).first()).toBeVisible({ timeout: 2000 });
  }).toPass();
  await isSound(customer, 'refund-seen');
  await desk.goto(officeAt('/refunds/decided'));
  await expect(desk.getByRole('cell', { name: robinsOrders.open }).first()).toBeVisible();
  await isSound(desk, 'refunds-decided');
});
