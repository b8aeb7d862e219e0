// Robin Vale's orders in the demo world, and the ways to them.

export const robinsOrders = {
  /** Refunds are open. */
  open: 'Z4100000101',
  /** A refund is asked for, and a line is canceled. */
  refund: 'Z4100000102',
  mobile: 'Z4100000103',
  shipped: 'Z4100000104',
  /** Two events on a plan that needs attention, with an upgrade asked for. */
  plan: 'Z4100000114',
  pastShipped: 'Z4100000115',
  pastMobile: 'Z4100000116',
} as const;

export const ordersPath = '/user/history/orders';
export const orderPath = (number: string, ...rest: string[]): string =>
  [ordersPath, number, ...rest].join('/');
