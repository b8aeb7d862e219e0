import type { EventRequest, SeriesRequest } from '@stagedoor/contract/entities/request';
import { requestHistoryMessages as messages } from '@stagedoor/rules/messages/history-requests';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Stack } from '@stagedoor/ui/stack';
import { Navigate, useLocation } from 'react-router';
import type { Location } from 'react-router';
import { historyPath } from '../../parts/history/history-address.ts';
import type { HistoryAddress } from '../../parts/history/history-address.ts';
import { Link } from '@stagedoor/screens/link';
import { listOf, listSearch, readListAddress } from './list-address.ts';
import { PendingRequests } from './pending-requests.tsx';
import { ProcessedRequests } from './processed-requests.tsx';
import { RequestDialog } from './request-dialog.tsx';
import { useAddressedRequest } from './use-requests.ts';
import { useTimes } from '../../parts/shop/use-times.ts';

interface RequestHistoryProps {
  address: HistoryAddress;
}

/** My Requests: a list, and over it what its address opens. */
export function RequestHistory({ address }: RequestHistoryProps) {
  const { data, error, isFetching, refetch } = useAddressedRequest(address.id);
  const { pathname, search, hash, state }: Location<unknown> = useLocation();
  const times = useTimes();
  const list = readListAddress(search);
  const request = data?.[0];

  if (address.id && !data && error) {
    return (
      <ErrorState titleLevel={2} busy={isFetching} onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    );
  }
  if (data && isMissing(request, address)) return <NoRequest />;
  const ownSearch = request ? listSearch(listOf(request, list, times)) : search;
  if (request && ownSearch !== listSearch(list)) {
    return <Navigate to={pathname + ownSearch + hash} replace state={state} />;
  }
  return (
    <Stack gap={24}>
      {list.processed ? (
        <ProcessedRequests address={address} year={list.year} />
      ) : (
        <PendingRequests address={address} />
      )}
      {request && address.view && (
        <RequestDialog
          key={[address.view, address.itemView].join()}
          request={request}
          eventRequest={eventRequestOf(request, address)}
          address={address}
        />
      )}
    </Stack>
  );
}

const eventRequestOf = (request: SeriesRequest, { itemId }: HistoryAddress): EventRequest | undefined =>
  request.eventRequests.find(({ uuid }) => uuid === itemId?.toLowerCase());

/** HIST-04: somebody else's request is missing too. */
const isMissing = (request: SeriesRequest | undefined, address: HistoryAddress): boolean =>
  !request || (address.itemId !== undefined && !eventRequestOf(request, address));

function NoRequest() {
  return (
    <EmptyState
      icon="search"
      title={messages.notFound}
      action={
        <ButtonLink look="lined" render={<Link to={historyPath({ type: 'requests' })} />}>
          {messages.tab}
        </ButtonLink>
      }
    />
  );
}
