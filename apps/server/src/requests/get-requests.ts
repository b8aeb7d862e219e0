// CALL-31, CALL-32: a fan's own requests.
import { getEventRequests, getSeriesRequests } from '@stagedoor/contract/calls/requests';
import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { newYorkYear } from '@stagedoor/rules/dates';
import { pendingStatuses } from '@stagedoor/rules/request-status';
import { handle } from '../platform/http/handler.ts';
import type { Handler } from '../platform/http/handler.ts';
import { readEventRequests, readRequests } from './read-requests.ts';
import { lookAround } from './request-needs.ts';
import type { RequestNeeds } from './request-needs.ts';
import { findRequests } from './request-store.ts';

/** HIST-REQ-02: the year of any of its shows, in New York. */
const isOfYear = (year: number, { eventRequests }: SeriesRequest): boolean =>
  eventRequests.some(({ event }) => event.show.startsAt && newYorkYear(event.show.startsAt) === year);

function getAllEventRequests(needs: RequestNeeds): Handler {
  return handle(getEventRequests, async (_query, caller) => {
    const scene = await lookAround(needs, caller);
    const requests = await findRequests(needs.db, scene.fan, {});
    return { requests: await readEventRequests(needs.db, scene, requests) };
  });
}

function getSummaries(needs: RequestNeeds): Handler {
  return handle(getSeriesRequests, async ({ year, seriesId, statuses, number }, caller) => {
    const scene = await lookAround(needs, caller);
    const everyStatus = number !== undefined;
    const requests = await findRequests(needs.db, scene.fan, {
      statuses: statuses ?? (everyStatus ? undefined : pendingStatuses),
      seriesId,
      number,
    });
    const summaries = await readRequests(needs.db, scene, requests);
    return year === undefined ? summaries : summaries.filter((each) => isOfYear(year, each));
  });
}

export const readingHandlers = (needs: RequestNeeds): Handler[] => [
  getAllEventRequests(needs),
  getSummaries(needs),
];
