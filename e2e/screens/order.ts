import { expect } from '../patient-expect.ts';
import { cards, comeToPlaceOrder, placeOrder } from '../order.ts';
import type { Scenario } from '../states.ts';

const scenarios: Scenario[] = [
  {
    name: 'being-checked',
    host: 'lantern.localhost',
    path: '/',
    prepare: async (page) => {
      await comeToPlaceOrder(page, Number(new URL(page.url()).port), cards.held);
      await placeOrder(page);
      await expect(page.getByRole('main')).toContainText('Your payment is being checked');
    },
  },
];

export default scenarios;
