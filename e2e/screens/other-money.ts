// Another seller's money: euros with their tax, a card page of the gateway's own, a bank that asks, invoices.
import type { Page } from '@playwright/test';
import { ASKS, bankAsks } from '../bank-page.ts';
import { comeToBank, enterOfficeOfLyon, LYON, newToBillingInLyon, orderInLyon } from '../lyon.ts';
import { officeHost } from '../office.ts';
import { expect } from '../patient-expect.ts';
import type { Scenario, State } from '../states.ts';

const main = (page: Page) => page.getByRole('main');
const inMain = (text: string | RegExp) => (page: Page) => expect(main(page)).toContainText(text);
const titled = (title: string | RegExp) => (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

/** The bank's page is the gateway's; in another tab the shop says that it is waited for. */
async function besideBank(page: Page): Promise<void> {
  await bankAsks(page);
  const { port } = new URL(page.url());
  await page.goto(`http://${LYON.host}:${port}/checkout/i/confirm`);
  await expect(main(page)).toContainText('Your bank asks you to confirm this payment');
}

async function answerBank(page: Page, says: 'No' | 'Yes, pay'): Promise<void> {
  await main(page).getByRole('link', { name: 'Confirm with your bank' }).click();
  await page.getByRole('button', { name: says, exact: true }).click();
}

const purchase: State[] = [
  {
    name: 'card-page-ahead',
    prepare: async (page) => {
      await newToBillingInLyon(page);
      await expect(main(page).getByRole('link', { name: 'Go to the card form' })).toBeVisible();
    },
  },
  {
    name: 'bank-asks',
    prepare: async (page) => {
      await comeToBank(page, ASKS);
      await besideBank(page);
    },
  },
  {
    name: 'bank-refused',
    prepare: async (page) => {
      await answerBank(page, 'No');
      await expect(main(page).getByRole('alert')).toContainText('Your card was declined');
    },
  },
  {
    name: 'receipt',
    prepare: async (page) => {
      await main(page).getByRole('button', { name: 'Place Order', exact: true }).click();
      await besideBank(page);
      await answerBank(page, 'Yes, pay');
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible();
      await expect(async () => {
        await page.reload({ waitUntil: 'networkidle' });
        await expect(
          main(page)
            .getByRole('link', { name: /Invoice/ })
            .first(),
        ).toBeVisible({ timeout: 2000 });
      }).toPass();
    },
  },
  {
    name: 'order',
    prepare: async (page) => {
      const [number = ''] = /Z\d{10}/.exec(page.url()) ?? [];
      await page.goto(`${new URL(page.url()).origin}/user/history/orders/${number}/summary`);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
];

const office: State[] = [
  { name: 'office-taxes', path: '/setup/taxes', prepare: inMain('TVA') },
  { name: 'office-ledger', path: '/ledger?days=90', prepare: titled('Ledger') },
  { name: 'office-lines', path: '/ledger/lines?days=90', prepare: titled('Every line') },
  { name: 'office-fees', path: '/ledger?by=fees&days=90', prepare: inMain('€') },
  {
    name: 'office-order',
    path: '/orders',
    prepare: async (page) => {
      await main(page)
        .getByRole('link', { name: /^Z\d{10}/ })
        .first()
        .click();
      await titled(/^Z\d{10}/)(page);
    },
  },
];

const scenarios: Scenario[] = [
  { name: 'event', host: LYON.host, path: LYON.event, prepare: inMain('€'), onward: purchase },
  {
    name: 'office-money',
    host: officeHost,
    path: '/setup/money',
    prepare: async (page) => {
      const customer = await (await page.context().browser()!.newContext()).newPage();
      await orderInLyon(customer, Number(new URL(page.url()).port));
      await customer.context().close();
      await enterOfficeOfLyon(page);
      await inMain(/Paid in EUR/)(page);
    },
    onward: office,
  },
];

export default scenarios;
