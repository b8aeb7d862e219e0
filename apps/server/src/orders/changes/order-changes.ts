// All that the module above, which decides about orders after the sale, may do with them: handed over by app.ts.
import { waitingStock } from '../../inventory/index.ts';
import { buyerOf } from '../buyer-of.ts';
import { queueOrderLetter } from '../mails/order-letter.ts';
import { changeOrder } from '../history/change-order.ts';
import { findParts } from '../order-parts.ts';
import { findPayment, lockOrder, updateEvents, updateLines } from '../order-store.ts';
import { hiddenTests } from '../test-order-store.ts';
import { ticketsOfOrders } from '../tickets/order-ticket-store.ts';
import { isPaidWhole } from '../ticket-returns/return-fee.ts';
import { endOffered, offerTicket } from '../ticket-returns/offered-tickets.ts';
import { openReturnsAfter, openReturnsOf } from '../ticket-returns/ticket-return-store.ts';
import { reachOrder, reachOrderToChange } from '../reach-order.ts';
import {
  changesOf,
  changesToCarryOut,
  countRefundsAsked,
  decidedChanges,
  declinedUpgrades,
  findReturn,
  goingOf,
  openChanges,
  openUpgrades,
  ordersAskingRefund,
} from './change-lists.ts';
import { changesByJob, countOrdersOfEvents, ordersOfEvents, returnsByJob } from './changes-of-event.ts';
import { findChange, findReturns, moveChange } from './change-store.ts';
import { closeChange } from './close-change.ts';
import { moveSeats } from './move-seats.ts';
import { openChange, TicketsTaken } from './open-change.ts';
import { refundFacts } from './refund-facts.ts';
import { ORDER_RETURN, planReturnAgain, recordOtherWay, recordRefused, recordReturned } from './returns.ts';
import { NotRevertible, revertChange } from './revert-change.ts';
import { takeEffect } from './take-effect.ts';
import { beginCharge, openUpgrade, reserveSeats, SeatsGone } from './upgrade.ts';
import { countUpgradesAsked, ordersAskingUpgrade, readUpgradeWishes } from './read-upgrade-wishes.ts';

export const orderChanges = {
  returnKind: ORDER_RETURN,
  reachOrder,
  reachOrderToChange,
  lockOrder,
  buyerOf,
  queueLetter: queueOrderLetter,
  findParts,
  findPayment,
  ticketsOf: ticketsOfOrders,
  updateEvents,
  updateLines,
  refundFacts,
  hiddenTests,
  ordersAskingRefund,
  countRefundsAsked,
  ordersAskingUpgrade,
  readUpgradeWishes,
  countUpgradesAsked,
  declinedUpgrades,
  openChanges,
  openUpgrades,
  decidedChanges,
  changesToCarryOut,
  ordersOfEvents,
  countOrdersOfEvents,
  changesByJob,
  returnsByJob,
  changesOf,
  goingOf,
  find: findChange,
  findReturn,
  findReturns,
  open: openChange,
  move: moveChange,
  close: closeChange,
  takeEffect,
  revert: revertChange,
  NotRevertible,
  recordReturned,
  recordRefused,
  recordOtherWay,
  planReturnAgain,
  openUpgrade,
  reserveSeats,
  beginCharge,
  SeatsGone,
  TicketsTaken,
  moveSeats,
  changeOrder,
  isPaidWhole,
  ticketReturns: {
    offer: offerTicket,
    end: endOffered,
    openOf: openReturnsOf,
    openAfter: openReturnsAfter,
    areInCart: waitingStock.returned.areInCart,
  },
};

export type OrderChanges = typeof orderChanges;
