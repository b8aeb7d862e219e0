import type { Page } from '@playwright/test';
import { expect } from '../patient-expect.ts';
import { signIn } from '../customer.ts';
import { robin, sam } from '../demo-people.ts';
import { orderPath, ordersPath, robinsOrders } from '../order-history.ts';
import type { Scenario, State } from '../states.ts';

const host = 'lantern.localhost';

/** Robin has signed in on the way to the first of them. */
const robinSees = (name: string, path: string, seen: (page: Page) => Promise<void>): State => ({
  name,
  path,
  prepare: seen,
});

const sees = (text: string) => async (page: Page) =>
  expect(page.getByRole('main').getByText(text).first()).toBeVisible();
const seesDialog = (title: string, text: string) => async (page: Page) => {
  await expect(page.getByRole('dialog', { name: title })).toContainText(text);
};
const asks = (button: RegExp) => async (page: Page) => {
  await page.getByRole('button', { name: button }).first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
};

const robinsStates: State[] = [
  robinSees('open', orderPath(robinsOrders.open), sees('Whole order')),
  robinSees('refund-requested', orderPath(robinsOrders.refund), sees('Refund Requested')),
  robinSees('mobile', orderPath(robinsOrders.mobile), sees('Refund Window Closed')),
  robinSees('shipped', orderPath(robinsOrders.shipped), sees('Whole order')),
  robinSees('plan', orderPath(robinsOrders.plan), sees('Remove Upgrade')),
  robinSees('past-shipped', orderPath(robinsOrders.pastShipped), sees('Whole order')),
  robinSees('past-mobile', orderPath(robinsOrders.pastMobile), sees('Whole order')),
  robinSees('empty-year', `${ordersPath}?year=1999`, sees('No orders to display')),
  robinSees('no-order', orderPath('Z0000000000'), sees('No order found')),
  robinSees('summary', orderPath(robinsOrders.shipped, 'summary'), seesDialog('Summary Details', 'Tracking')),
  robinSees(
    'summary-of-plan',
    orderPath(robinsOrders.plan, 'summary'),
    seesDialog('Summary Details', '3rd payment'),
  ),
  robinSees(
    'edit-shipping',
    orderPath(robinsOrders.open, 'edit-shipping'),
    seesDialog('Edit Shipping Address', 'Saved address'),
  ),
  robinSees(
    'payments',
    orderPath(robinsOrders.plan, 'edit-billing'),
    seesDialog('Manage Payments', 'Transaction declined.'),
  ),
  robinSees(
    'pay-now',
    `${orderPath(robinsOrders.plan, 'edit-billing')}#pay`,
    seesDialog('Pay Now', '2nd payment'),
  ),
  robinSees(
    'mobile-tickets',
    orderPath(robinsOrders.mobile, 'mobile-tickets'),
    seesDialog('Mobile Tickets', 'Ticket 1 of 2'),
  ),
  robinSees('refund-question', orderPath(robinsOrders.open), asks(/^Request Refund$/)),
  robinSees('upgrade-question', orderPath(robinsOrders.plan, 'event', '232'), asks(/^Request Upgrade/)),
];

const scenarios: Scenario[] = [
  {
    name: 'list',
    host,
    path: ordersPath,
    prepare: async (page) => {
      await signIn(page, robin);
      await sees(robinsOrders.open)(page);
    },
    onward: robinsStates,
  },
  {
    name: 'none',
    host,
    path: ordersPath,
    prepare: async (page) => {
      await signIn(page, sam);
      await expect(page.getByText('No upcoming events')).toBeVisible();
    },
  },
];

export default scenarios;
