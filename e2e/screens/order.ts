import { expect, type Page } from '@playwright/test';
import { cards, comeToPlaceOrder, placeOrder } from '../order.ts';
import { goTo, type Scenario, type State } from '../scenario.ts';

const host = 'lantern.localhost';
const portOf = (page: Page): number => Number(new URL(page.url()).port);
const afterPlacing = (name: string, number: string, sees: string, onward: State[] = []): Scenario => ({
  name,
  host,
  path: '/',
  prepare: async (page) => {
    await comeToPlaceOrder(page, portOf(page), number);
    await placeOrder(page);
    await expect(page.getByRole('main')).toContainText(sees, { timeout: 30_000 });
  },
  onward,
});

const noOrder: State = {
  name: 'no-order',
  prepare: async (page) => {
    await goTo(page, '/user/history/orders/Z0000000000/receipt');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No order found');
  },
};

const scenarios: Scenario[] = [
  afterPlacing('receipt', cards.approved, 'Thank you!', [noOrder]),
  afterPlacing('being-checked', cards.held, 'Your payment is being checked'),
];

export default scenarios;
