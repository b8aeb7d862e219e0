// One event with its items: in the page from the start where the server drew it, asked for otherwise.
import type { OutputOf } from '@stagedoor/contract/call';
import type { getOutletEvents } from '@stagedoor/contract/calls/shop/outlet';
import { useQuery } from '@tanstack/react-query';
import { useCalls } from '../calls/calls.ts';
import { fetchCode } from '@stagedoor/asking/fetch-code';

export type EventsAnswer = OutputOf<typeof getOutletEvents>;

/** `answerKey` of the event's question, spelled out so that the first paint needs no encoder. */
export const eventKey = (eventId: number): string =>
  `outlet/getoutletevents {"InfoTypes":["EventItems"],"OutletEventID":${eventId}}`;

/** Null for an event that this outlet does not have. */
export function useEventAnswer(eventId: number | undefined) {
  const calls = useCalls();
  return useQuery({
    queryKey: [eventKey(eventId ?? 0)],
    queryFn: async () => {
      const { askEvent } = await fetchCode(() => import('./ask-event.ts'));
      return askEvent((await calls()).client, eventId ?? 0);
    },
    select: (answer: EventsAnswer) => answer.events[0] ?? null,
    enabled: eventId !== undefined,
  });
}
