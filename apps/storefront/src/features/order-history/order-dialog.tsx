import { useState } from 'react';
import type { Order } from '@stagedoor/contract/entities/order';
import { historyDialogMessages } from '@stagedoor/rules/messages/history-dialogs';
import { useLocation } from 'react-router';
import { historyPath } from '../../parts/history/history-address.ts';
import { useBackToList } from '../../parts/history/use-back-to-list.ts';
import { LeaveWith } from '../../parts/leave-with.tsx';
import { EditOrderShipping } from './edit-order-shipping.tsx';
import { ManagePayments } from './manage-payments.tsx';
import { MobileTickets } from './mobile-tickets.tsx';
import { OrderSummary } from './order-summary.tsx';

interface OrderDialogProps {
  order: Order;
  view: string;
}

/** The dialog an address opens over the list. One that is not allowed when it opens leads to the order itself, with a word. */
export function OrderDialog({ order, view }: OrderDialogProps) {
  const close = useBackToList('orders');
  const { search } = useLocation();
  const [allowed] = useState(() => isAllowed(order, view));
  if (!allowed) {
    const to = historyPath({ type: 'orders', id: order.number }) + search;
    const { addressStays, paymentStays } = historyDialogMessages;
    return <LeaveWith title={view === 'edit-shipping' ? addressStays : paymentStays} to={to} />;
  }
  if (view === 'summary') return <OrderSummary order={order} onClose={close} />;
  if (view === 'edit-shipping') return <EditOrderShipping order={order} onClose={close} />;
  if (view === 'edit-billing') return <ManagePayments order={order} onClose={close} />;
  if (view === 'mobile-tickets') return <MobileTickets order={order} onClose={close} />;
  return null;
}

function isAllowed(order: Order, view: string): boolean {
  if (view === 'edit-shipping') return order.allowShippingChange;
  return view !== 'edit-billing' || order.allowPaymentChange;
}
