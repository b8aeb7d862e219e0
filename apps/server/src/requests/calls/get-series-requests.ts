// CALL-32: a fan's own requests, series by series.
import { getSeriesRequests } from '@stagedoor/contract/calls/shop/requests';
import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { pendingStatuses } from '@stagedoor/rules/requests/request-status';
import { isOfYear } from '@stagedoor/rules/requests/request-years';
import { customerActor } from '../../accounts/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { readRequests } from '../read-requests.ts';
import { loadContext } from '../request-needs.ts';
import type { RequestNeeds } from '../request-needs.ts';
import { findRequests } from '../request-store.ts';

const showDatesOf = ({ eventRequests }: SeriesRequest): Date[] =>
  eventRequests.flatMap(({ event }) => event.show.startsAt ?? []);

export function getSeriesRequestsHandler(needs: RequestNeeds): Handler<'requests'> {
  return handle(getSeriesRequests, async ({ year, seriesId, statuses, number }, caller) => {
    const context = await loadContext(needs, customerActor(caller));
    const everyStatus = number !== undefined;
    const requests = await findRequests(needs.db, context.fan, {
      statuses: statuses ?? (everyStatus ? undefined : pendingStatuses),
      seriesId,
      number,
    });
    const summaries = await readRequests(needs.db, context, requests);
    return year === undefined
      ? summaries
      : summaries.filter((each) => isOfYear({ showDates: showDatesOf(each) }, year, caller.times));
  });
}
