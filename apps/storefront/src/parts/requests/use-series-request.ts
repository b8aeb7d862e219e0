// The customer's request in one series. The calls load when somebody is signed in: an event's first paint needs none.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCalls } from '../calls/calls.ts';
import { fetchCode } from '@stagedoor/asking/fetch-code';
import { useSession } from '../session/use-session.ts';

/** Every answer about the customer's requests begins so. */
const REQUESTS = 'tixrequests/getoegrequestsummary ';

/** Asks again whenever somebody comes back to the tab: another one may have added an event. */
export function useSeriesRequest(seriesId: number | undefined) {
  const calls = useCalls();
  const { phase } = useSession();
  return useQuery({
    queryKey: [`${REQUESTS}of series ${seriesId}`],
    queryFn: async () => {
      const { askSeriesRequest } = await fetchCode(() => import('./ask-series-request.ts'));
      return askSeriesRequest((await calls()).client, seriesId ?? 0);
    },
    enabled: phase === 'user' && seriesId !== undefined,
    meta: { access: 'customer' },
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
}

/** After a change: whatever was read about requests is read again. */
export function useRereadRequests(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () =>
    queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(REQUESTS) });
}
