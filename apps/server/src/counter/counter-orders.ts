import { officeOrders } from '../orders/index.ts';

/** What the counter does with orders, under a name of its own. */
export const counterOrders = officeOrders.counter;
