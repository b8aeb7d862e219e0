// What awards and approvals do with orders: one subject, and so one name in the door.
import { awardBills } from './award-bills.ts';
import { extendGrace, findGraceOver, giveUpUnpaid } from './charging/grace.ts';
import { liveTickets } from './charging/live-tickets.ts';
import { comingByDay, listDeclined, ordersOfPayments, retryDeclined } from './charging/office-payments.ts';
import { countLeft, releaseWaiting, sumRun } from './charging/run-store.ts';
import { openAward } from './changes/open-award.ts';
import { hasGuestLine, isGuestServed, liveOrdersOfRequests, ordersOfGuests } from './orders-of-requests.ts';
import { placeOrders } from './place-orders.ts';
import { linkRequestPayments } from './request-payments.ts';

export const awarding = {
  placeOrders,
  linkRequestPayments,
  liveOrdersOfRequests,
  ordersOfGuests,
  isGuestServed,
  hasGuestLine,
  openAward,
  awardBills,
  countLeft,
  releaseWaiting,
  sumRun,
  findGraceOver,
  giveUpUnpaid,
  extendGrace,
  liveTickets,
  listDeclined,
  comingByDay,
  ordersOfPayments,
  retryDeclined,
};
