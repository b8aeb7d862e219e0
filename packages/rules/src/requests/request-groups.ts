/** Requests in history, by tour and then by series. */
import { epochOf, type Moment } from '../time/moment.ts';

interface GroupableRequest {
  tourId?: number | null | undefined;
  showDates: readonly Moment[];
}

const earliest = (request: GroupableRequest): number => Math.min(...request.showDates.map(epochOf));

/** Groups in the order of their first show, and so the requests within; without a tour each stands alone. */
export function groupByTour<R extends GroupableRequest>(
  requests: readonly R[],
): { tourId: number | null; requests: R[] }[] {
  const groups: { tourId: number | null; requests: R[] }[] = [];
  for (const request of [...requests].sort((a, b) => earliest(a) - earliest(b))) {
    const tourId = request.tourId ?? null;
    const group = tourId === null ? undefined : groups.find((each) => each.tourId === tourId);
    if (group) group.requests.push(request);
    else groups.push({ tourId, requests: [request] });
  }
  return groups;
}
