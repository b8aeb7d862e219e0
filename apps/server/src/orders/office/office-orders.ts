import { findOrders } from './find-orders.ts';
import { ordersOfCustomer } from './orders-of-customer.ts';
import { filesOfEvent, salesOfEvent } from './sales-of-event.ts';

/** Orders as other rooms of the box office tell of them. */
export const officeOrders = { find: findOrders, ofCustomer: ordersOfCustomer, salesOfEvent, filesOfEvent };
