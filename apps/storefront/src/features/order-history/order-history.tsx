import { orderHistoryMessages } from '@stagedoor/rules/messages/history-orders';
import { EmptyState } from '@stagedoor/ui/empty-state';
import type { HistoryAddress } from '../../parts/history/history-address.ts';

export interface OrderHistoryProps {
  address: HistoryAddress;
}

/** My Orders: the list, and over it what its address opens. */
export function OrderHistory({ address }: OrderHistoryProps) {
  return <EmptyState title={address.id ? orderHistoryMessages.notFound : orderHistoryMessages.noUpcoming} />;
}
