import { fetchCode } from '@stagedoor/asking/fetch-code';
import type { FreeSeats } from '@stagedoor/contract/entities/seat-plan';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCalls } from '../../parts/calls/calls.ts';
import { learn } from './free-seats.ts';
import type { KnownSeats } from './free-seats.ts';
import type { Hall } from '@stagedoor/screens/hall-map/hall';

const OFTEN_MS = 3000;
const SELDOM_MS = 10_000;
/** Nobody has touched the page for so long: it looks less often. */
const IDLE_MS = 60_000;

/** Not all pages at the same moment. */
const around = (ms: number): number => ms * (0.85 + Math.random() * 0.3);

export interface HallNow {
  hall: Hall | undefined;
  known: KnownSeats | undefined;
  error: Error | null;
  /** When it was so, where looking again has failed since. */
  oldSince: Date | undefined;
  isFetching: boolean;
  look: () => void;
}

/** `answerKey` of the call, spelled out so that the first paint needs no encoder. */
const writtenKey = (eventId: number): string => `seats/{OutletEventID}/free {"OutletEventID":${eventId}}`;

/** The hall of an event, and which of its seats are free: looked at every few seconds while somebody looks. */
export function useHall(eventId: number, lastTouch: () => number): HallNow {
  const calls = useCalls();
  const queryClient = useQueryClient();
  const freeKey = ['free seats', eventId];
  const written = queryClient.getQueryState<FreeSeats>([writtenKey(eventId)]);
  const free = useQuery({
    queryKey: freeKey,
    queryFn: async () => {
      const { askFree } = await fetchCode(() => import('./ask-seats.ts'));
      return askFree(await calls(), eventId, queryClient.getQueryData<KnownSeats>(freeKey));
    },
    // What came with the page is the first word; the next look is under way at once.
    initialData: () => (written?.data ? learn(undefined, written.data) : undefined),
    initialDataUpdatedAt: () => written?.dataUpdatedAt,
    staleTime: 0,
    refetchInterval: () => around(performance.now() - lastTouch() > IDLE_MS ? SELDOM_MS : OFTEN_MS),
    structuralSharing: false,
  });
  const hash = free.data?.hash;
  const hall = useQuery({
    queryKey: ['hall', eventId, hash],
    queryFn: async () => {
      const { askHall } = await fetchCode(() => import('./ask-seats.ts'));
      return askHall(await calls(), eventId, hash ?? '');
    },
    enabled: hash !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  const isOld = free.data !== undefined && (free.isError || free.failureCount > 1);
  return {
    hall: hall.data,
    known: free.data,
    error: (free.data ? undefined : free.error) ?? hall.error ?? null,
    oldSince: isOld ? new Date(free.dataUpdatedAt) : undefined,
    // Whoever looks on is not drawn anew for each look.
    isFetching: hall.isFetching || (free.data === undefined && free.isFetching),
    look: () => void (hall.isError ? hall.refetch() : free.refetch()),
  };
}
