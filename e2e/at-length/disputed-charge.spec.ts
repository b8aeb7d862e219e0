import { expect, test, type Page } from '@playwright/test';
import { saveCardAt } from '../bank-page.ts';
import { isSoundAtAnyWidth } from '../is-sound.ts';
import { enterOffice } from '../office.ts';
import { cards, comeToBilling, placeOrder, seeReceipt } from '../order.ts';
import { ownShop } from '../own-shop.ts';
import { tellGateway } from '../tell-gateway.ts';

// The stand-in speaks Stripe's language here, which tells what customers ask back at their bank.
const shop = ownShop({ env: { STAND_IN_SPEAKS: 'stripe' } });

const officeAt = (path: string) => `http://box-office.localhost:${shop.port}${path}`;
const main = (page: Page) => page.getByRole('main');

/** Looks again until it is there: a notice is on its way. */
const soon = (page: Page, look: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.reload({ waitUntil: 'networkidle' });
    await look();
  }).toPass();

async function disputeLastCharge(): Promise<string> {
  const { text } = await tellGateway(shop.port, '/control/transactions');
  const { transactions } = JSON.parse(text) as { transactions: { transactionId: string }[] };
  const body = { id: transactions[0]?.transactionId, reason: 'product_not_received' };
  const told = await tellGateway(shop.port, '/control/dispute', body);
  return (JSON.parse(told.text) as { dispute: string }).dispute;
}

test('[GATE-05] [GATE-09] [OFFICE-05] [OFFICE-06] a charge that is disputed: on Today with its day, in the ledger, in the order’s story, and won', async ({
  browser,
}) => {
  const customer = await (await browser.newContext()).newPage();
  const { email } = await comeToBilling(customer, shop.port);
  await saveCardAt(customer, cards.approved);
  await placeOrder(customer);
  const number = await seeReceipt(customer, email);
  const dispute = await disputeLastCharge();

  const desk = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await desk.goto(officeAt('/'));
  await enterOffice(desk, 'owner');
  const matter = desk.getByRole('link', { name: /disputed charge to answer/ });
  await soon(desk, () => expect(matter).toBeVisible({ timeout: 5000 }));
  await isSoundAtAnyWidth(desk, 'today-dispute');
  await matter.click();
  const row = desk.getByRole('row').filter({ hasText: dispute });
  await expect(row).toContainText('Product not received');
  await expect(row).toContainText('To be answered');
  await isSoundAtAnyWidth(desk, 'ledger-disputes');
  await desk.goto(officeAt('/ledger'));
  await expect(desk.getByRole('columnheader', { name: 'Disputed' })).toBeVisible();
  await isSoundAtAnyWidth(desk, 'ledger-with-dispute');
  await desk.goto(officeAt(`/orders/${number}`));
  await expect(main(desk)).toContainText('Charge disputed by the customer at the bank');
  await isSoundAtAnyWidth(desk, 'order-disputed');

  await tellGateway(shop.port, '/control/dispute', { id: dispute, end: 'won' });
  await soon(desk, () => expect(main(desk)).toContainText('won, it stays with us', { timeout: 5000 }));
  await desk.goto(officeAt('/'));
  await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(matter).toHaveCount(0);
});
