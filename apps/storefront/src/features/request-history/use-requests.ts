import type { OutputOf } from '@stagedoor/contract/call';
import { getSeriesRequests } from '@stagedoor/contract/calls/shop/requests';
import { processedStatuses } from '@stagedoor/rules/requests/request-status';
import { useQueryClient } from '@tanstack/react-query';
import { useAnswer } from '@stagedoor/asking/use-answer';

type Requests = OutputOf<typeof getSeriesRequests>;

const PROCESSED = { statuses: [...processedStatuses] };

/** STATUS-05: pending and processing ones. Each visit asks again, since another tab may have changed them. */
export const usePendingRequests = () => useAnswer(getSeriesRequests, {}, { refetchOnMount: 'always' });

/** STATUS-04: without a year all of them. */
export const useProcessedRequests = (year?: number) =>
  useAnswer(getSeriesRequests, { ...PROCESSED, year }, { refetchOnMount: 'always' });

/** The request an address means, if it means one; no request when there is none, or it is somebody else's. */
export function useAddressedRequest(number: string | undefined) {
  const queryClient = useQueryClient();
  return useAnswer(
    getSeriesRequests,
    { number: number ?? '' },
    {
      enabled: number !== undefined,
      initialData: () => {
        const request = queryClient
          .getQueriesData<Requests>({
            predicate: ({ queryKey: [key] }) => String(key).startsWith(`${getSeriesRequests.path} {`),
          })
          .flatMap(([, answer]) => answer ?? [])
          .find((each) => each.number === number);
        return request && [request];
      },
    },
  );
}
