import { expect, type Page } from '@playwright/test';
import { cards, comeToPlaceOrder, placeOrder } from '../order.ts';
import type { Scenario } from '../scenario.ts';

const host = 'lantern.localhost';
const portOf = (page: Page): number => Number(new URL(page.url()).port);
const afterPlacing = (name: string, number: string, sees: string): Scenario => ({
  name,
  host,
  path: '/',
  prepare: async (page) => {
    await comeToPlaceOrder(page, portOf(page), number);
    await placeOrder(page);
    await expect(page.getByRole('main')).toContainText(sees, { timeout: 30_000 });
  },
});

const scenarios: Scenario[] = [
  afterPlacing('receipt', cards.approved, 'Thank you!'),
  afterPlacing('being-checked', cards.held, 'Your payment is being checked'),
  {
    name: 'no-order',
    host,
    path: '/',
    prepare: async (page) => {
      await comeToPlaceOrder(page, portOf(page), cards.approved);
      await page.goto(`http://${host}:${portOf(page)}/user/history/orders/Z0000000000/receipt`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('No order found');
    },
  },
];

export default scenarios;
