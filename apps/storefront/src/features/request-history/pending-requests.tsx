import { requestHistoryMessages as messages } from '@stagedoor/rules/messages/history-requests';
import type { HistoryAddress } from '../../parts/history/history-address.ts';
import { RequestList } from './request-list.tsx';
import { usePendingRequests } from './use-requests.ts';

export function PendingRequests({ address }: { address: HistoryAddress }) {
  const answer = usePendingRequests();
  return (
    <RequestList list={{ processed: false }} answer={answer} empty={messages.noCurrent} address={address} />
  );
}
