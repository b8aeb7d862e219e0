import { counterOrders } from '../counter/counter-orders.ts';
import { countDueLater } from '../installments/due-store.ts';
import { countRefundsAsked } from './count-refunds-asked.ts';
import { findOrders } from './find-orders.ts';
import { findSeats, findTicketByCode } from './find-seats.ts';
import { ordersOfCustomer } from './orders-of-customer.ts';
import { placedAtSince } from './placed-at-since-store.ts';
import { guestTickets } from './guest-tickets-store.ts';
import { codeFacts, salesFacts } from '../changes/sales-facts-store.ts';
import { sharedMoney } from '../changes/shared-money-store.ts';
import { monthsOfEvents, movedForEvents, ticketsByDay } from './ledger/summed-days-store.ts';
import { seatedLines } from './seated-lines-store.ts';
import { filesOfEvent, salesOfEvent } from './sales-of-event.ts';
import { countPlacedSince } from '../order-store.ts';
import { findLines } from '../order-parts.ts';
import { sampleOrder } from '../sample-order.ts';
import { testOrders } from '../test-order-store.ts';
import { ownersOfOffered } from '../ticket-returns/ticket-return-store.ts';
import { waitingOfCustomer } from './waiting-of-customer.ts';

/** Orders as other rooms of the box office tell of them. */
export const officeOrders = {
  find: findOrders,
  findSeats,
  findTicketByCode,
  /** What a letter can be shown about. */
  sample: sampleOrder,
  linesOf: findLines,
  ofCustomer: ordersOfCustomer,
  /** How many were placed at an outlet since then. */
  placedSince: countPlacedSince,
  /** How many were placed on some events since then. */
  placedAtSince,
  /** How many payments a seller has still to charge. */
  dueLater: countDueLater,
  waitingOf: waitingOfCustomer,
  ownersOfOffered,
  refundsAsked: countRefundsAsked,
  /** What was ordered while an outlet was tested. */
  tests: testOrders,
  salesOfEvent,
  filesOfEvent,
  /** Sums for reports, by event. */
  report: {
    seatedLines,
    salesFacts,
    codeFacts,
    guestTickets,
    sharedMoney,
    movedForEvents,
    monthsOfEvents,
    ticketsByDay,
  },
  /** What the desk does with what it sold. */
  counter: counterOrders,
};
