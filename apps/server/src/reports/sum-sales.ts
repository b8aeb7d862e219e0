// Months of events, summed as somebody looks at them. Pure: the sums of days are read before.
import type { ReportSums, SalesReport } from '@stagedoor/contract/calls/office/sales-report';
import type { NamedEvent } from '../catalogue/index.ts';
import type { MonthOfEvent } from '../orders/index.ts';

type Kind = MonthOfEvent['kind'];

function sumsOf(rows: readonly MonthOfEvent[], seesMoney: boolean): ReportSums {
  const sum = (of: 'cents' | 'movements', ...kinds: Kind[]): number =>
    rows.reduce((all, row) => all + (kinds.includes(row.kind) ? row[of] : 0), 0);
  const money = (...kinds: Kind[]): number | undefined => (seesMoney ? sum('cents', ...kinds) : undefined);
  return {
    tickets: sum('movements', 'sold'),
    backTickets: sum('movements', 'back'),
    soldCents: money('sold'),
    backCents: money('back'),
    capturedCents: money('captured'),
    returnedCents: money('refunded', 'voided'),
  };
}

/** Charges that were declined moved nothing. */
const hasMoved = ({ kind }: MonthOfEvent): boolean => kind !== 'declined';

const NO_ORDER = 'Without an order';

export function sumSales(
  read: readonly MonthOfEvent[],
  named: readonly NamedEvent[],
  seesMoney: boolean,
): SalesReport {
  const rows = read.filter(hasMoved);
  const events = new Map(named.map((event) => [event.eventId, event]));
  const tourOf = ({ eventId }: MonthOfEvent): string => (eventId && events.get(eventId)?.tour) || '';
  const byTour = [...Map.groupBy(rows, tourOf)].map(([tour, own]) => ({
    tour: tour || undefined,
    events: new Set(own.map(({ eventId }) => eventId)).size,
    ...sumsOf(own, seesMoney),
  }));
  const byEvent = [...Map.groupBy(rows, ({ eventId }) => eventId)].map(([eventId, own]) => {
    const event = eventId === null ? undefined : events.get(eventId);
    return {
      eventId: eventId ?? undefined,
      name: event?.name ?? (eventId === null ? NO_ORDER : String(eventId)),
      startsAt: event?.startsAt,
      tour: event?.tour,
      outletId: own[0]?.outletId || undefined,
      ...sumsOf(own, seesMoney),
    };
  });
  const byDate = (at: Date | undefined): number => at?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return {
    months: [...Map.groupBy(rows, ({ month }) => month)]
      .map(([month, own]) => ({ month, ...sumsOf(own, seesMoney) }))
      .toSorted((a, b) => a.month.localeCompare(b.month)),
    tours: byTour.toSorted((a, b) => b.tickets - a.tickets || (a.tour ?? '').localeCompare(b.tour ?? '')),
    events: byEvent.toSorted((a, b) => byDate(a.startsAt) - byDate(b.startsAt)),
    totals: sumsOf(rows, seesMoney),
  };
}
