// Every call that this module answers.
import type { Handler } from '../platform/http/handler.ts';
import { getOrderHandler } from './calls/get-order.ts';
import { listOrdersHandler } from './calls/list-orders.ts';
import { requestItemRefundHandler } from './calls/request-item-refund.ts';
import { updateOrderAddressHandler } from './calls/update-order-address.ts';
import { updateScheduledPaymentsHandler } from './calls/update-scheduled-payments.ts';
import { updateItemUpgradeHandler } from './calls/update-item-upgrade.ts';
import { captureScheduledPaymentHandler } from './calls/capture-scheduled-payment.ts';
import { getOfficeOrderHandler } from './calls/get-office-order.ts';
import { addOrderNoteHandler } from './calls/add-order-note.ts';
import { getLedgerHandler } from './calls/get-ledger.ts';
import { getFeesAndTaxHandler } from './calls/get-fees-and-tax.ts';
import { getMoneyDueHandler } from './calls/get-money-due.ts';
import { listDisputesHandler } from './calls/list-disputes.ts';
import { listLedgerLinesHandler } from './calls/list-ledger-lines.ts';
import { exportLedgerHandler } from './calls/export-ledger.ts';
import { changeOrderAddressHandler } from './calls/change-order-address.ts';
import { tryOrderCardHandler } from './calls/try-order-card.ts';
import { getSalesByHourHandler } from './calls/get-sales-by-hour.ts';
import { listOfficeOrdersHandler } from './calls/list-office-orders.ts';
import { countOrderViewsHandler } from './calls/count-order-views.ts';
import { sumOfficeOrdersHandler } from './calls/sum-office-orders.ts';
import { exportOfficeOrdersHandler } from './calls/export-office-orders.ts';
import { getMobileTicketsHandler } from './calls/get-mobile-tickets.ts';
import { listMobileTicketsHandler } from './calls/list-mobile-tickets.ts';
import type { Platform } from '../platform/module.ts';
import type { WishNeeds } from './mails/wish-mail.ts';
import type { PayNowNeeds } from './installments/pay-by-hand.ts';
import type { OfficeOrderNeeds } from './office/office-order-needs.ts';
import type { MobileTicketNeeds } from './tickets/mobile-tickets-of.ts';

type HandlerNeeds = WishNeeds & PayNowNeeds & MobileTicketNeeds & OfficeOrderNeeds & Pick<Platform, 'readDb'>;

export const orderHandlers = (needs: HandlerNeeds): Handler<'orders'>[] => [
  getOrderHandler(needs.db),
  listOrdersHandler(needs.db),
  updateOrderAddressHandler(needs.db),
  updateScheduledPaymentsHandler(needs.db),
  updateItemUpgradeHandler(needs),
  requestItemRefundHandler(needs),
  captureScheduledPaymentHandler(needs),
  getMobileTicketsHandler(needs),
  listMobileTicketsHandler(needs),
  listOfficeOrdersHandler(needs.readDb),
  sumOfficeOrdersHandler(needs.db),
  countOrderViewsHandler(needs.db),
  exportOfficeOrdersHandler,
  getSalesByHourHandler(needs.db),
  getLedgerHandler(needs.db),
  getMoneyDueHandler(needs.db),
  getFeesAndTaxHandler(needs.db),
  listLedgerLinesHandler(needs.readDb),
  listDisputesHandler(needs.db),
  exportLedgerHandler,
  getOfficeOrderHandler(needs),
  addOrderNoteHandler(needs),
  changeOrderAddressHandler,
  tryOrderCardHandler(needs),
];
