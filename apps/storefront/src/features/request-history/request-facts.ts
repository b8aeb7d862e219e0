import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { EventRequest, SeriesRequest } from '@stagedoor/contract/entities/request';
import { planSeriesOf } from '@stagedoor/rules/plans/plan-series';
import { requestRights } from '@stagedoor/rules/requests/request-rights';
import type { RequestRights } from '@stagedoor/rules/requests/request-rights';
import { totalWithoutPlanFee } from '@stagedoor/rules/requests/request-totals';
import { showTime, showTitle } from '../../parts/history/show-facts.ts';
import type { Show } from '../../parts/history/show-facts.ts';
import type { Times } from '@stagedoor/rules/time/times-in';

/** What the customer may do with a request at this moment. */
export const rightsOf = ({ status, series, planEnrolled, totals }: SeriesRequest, now: Date): RequestRights =>
  requestRights(
    {
      status: status.constant,
      series: { ...planSeriesOf(series), allowsShippingAddressChanges: series.allowShippingAddressChanges },
      enrolled: planEnrolled,
      totalCents: totalWithoutPlanFee(totals),
      tourAllowsPriority: series.tour?.allowPrioritySelection,
    },
    now,
  );

/** A request as the rules of its groups and years ask for it. */
export const showsOf = ({ eventRequests }: SeriesRequest): { showDates: Date[] } => ({
  showDates: eventRequests.flatMap(({ event }) => event.show.startsAt ?? []),
});

export const showOf = ({ show, overrideName }: OutletEvent): Show => ({
  name: overrideName || show.name || '',
  artistName: show.artist?.name,
  startsAt: show.startsAt,
  displayShowTime: show.displayShowTime,
  venue: show.venue,
});

/** `Juniper & the Tides, Sat, Jan 9, 2027, 7:30 PM` */
export function eventName({ event }: Pick<EventRequest, 'event'>, times: Times): string {
  const show = showOf(event);
  return [showTitle(show), showTime(show, times)].filter(Boolean).join(', ');
}

/** Where an address scrolls to. */
export const requestElementId = (number: string): string => `request-${number}`;
