import { EmptyState } from '@stagedoor/ui/empty-state';
import { requestHistoryMessages } from '@stagedoor/rules/messages/history-requests';
import type { HistoryAddress } from '../../parts/history/history-address.ts';

export interface RequestHistoryProps {
  address: HistoryAddress;
}

/** My Requests: the list, and over it what its address opens. */
export function RequestHistory({ address }: RequestHistoryProps) {
  return (
    <EmptyState title={address.id ? requestHistoryMessages.notFound : requestHistoryMessages.noCurrent} />
  );
}
