// The outlet and its events: in the page from the start where the outlet is public, asked for otherwise.
import type { OutputOf } from '@stagedoor/contract/call';
import type { getOutletEvents, getOutletInfo } from '@stagedoor/contract/calls/outlet';
import { useQuery } from '@tanstack/react-query';
import { useCalls } from '../calls/calls.ts';
import { eventsKey, outletKey } from './shop-keys.ts';

export type OutletAnswer = OutputOf<typeof getOutletInfo>;
export type EventsAnswer = OutputOf<typeof getOutletEvents>;

export function useOutletAnswer(enabled: boolean) {
  const calls = useCalls();
  return useQuery({
    queryKey: [outletKey],
    queryFn: async () => (await import('./ask-shop.ts')).askOutlet((await calls()).client),
    select: (answer: OutletAnswer) => answer.outlet,
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  });
}

export function useEventsAnswer() {
  const calls = useCalls();
  return useQuery({
    queryKey: [eventsKey],
    queryFn: async () => (await import('./ask-shop.ts')).askEvents((await calls()).client),
    select: (answer: EventsAnswer) => answer.events,
  });
}
