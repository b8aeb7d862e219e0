import type { Handler } from '../platform/http/handler.ts';
import { getOrderHandler } from './get-order.ts';
import { listOrdersHandler } from './history/list-orders.ts';
import { requestRefundHandler } from './history/request-refund.ts';
import { updateAddressHandler } from './history/update-address.ts';
import { updatePaymentsHandler } from './history/update-payments.ts';
import { updateUpgradeHandler } from './history/update-upgrade.ts';
import { payNowHandler } from './installments/pay-now.ts';
import type { PayNowNeeds } from './installments/pay-now.ts';
import { mobileTicketHandlers } from './tickets/list-mobile-tickets.ts';
import type { MobileTicketNeeds } from './tickets/list-mobile-tickets.ts';

export function orderHandlers(needs: MobileTicketNeeds & PayNowNeeds): Handler[] {
  const { db } = needs;
  return [
    getOrderHandler(db),
    listOrdersHandler(db),
    updateAddressHandler(db),
    updatePaymentsHandler(db),
    updateUpgradeHandler(db),
    requestRefundHandler(db),
    payNowHandler(needs),
    ...mobileTicketHandlers(needs),
  ];
}
