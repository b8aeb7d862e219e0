import type { EventReport, OtherShow } from '@stagedoor/contract/calls/office/event-report';
import { soldCurve } from '@stagedoor/rules/reports/sold-curve';
import type { DayOfSales, SoldUntil } from '@stagedoor/rules/reports/sold-curve';
import type { Times } from '@stagedoor/rules/time/times-in';
import { officeEvents } from '../catalogue/index.ts';
import type { ReportedEvent } from '../catalogue/index.ts';
import { officeOrders } from '../orders/index.ts';
import type { Db } from '../platform/db/tables.ts';
import type { ReportScope } from './reports-needs.ts';

/** A show without a date has its days counted from today. */
export function curveOf(
  startsAt: Date | undefined,
  sales: readonly DayOfSales[],
  times: Times,
  now: Date,
): SoldUntil[] {
  const today = times.dayOf(now);
  const showDay = startsAt ? times.dayOf(startsAt) : today;
  return soldCurve(sales, showDay, today < showDay ? today : showDay);
}

/** The last one of this artist at this venue that began before it. */
const lastLike = (show: ReportedEvent, others: readonly ReportedEvent[]): ReportedEvent | undefined =>
  others.find(
    ({ artistId, venueId, startsAt }) =>
      artistId !== null &&
      artistId === show.artistId &&
      venueId !== null &&
      venueId === show.venueId &&
      startsAt !== undefined &&
      show.startsAt !== undefined &&
      startsAt < show.startsAt,
  );

const factsOf = ({ id, name, startsAt, venue }: ReportedEvent): OtherShow => ({ id, name, startsAt, venue });

export interface Asked {
  show: ReportedEvent;
  /** An event of another show; 0: none. */
  beside: number | undefined;
  times: Times;
  now: Date;
}

/** What a show can be compared with, and the one that it stands beside. */
export async function showBeside(
  db: Db,
  scope: ReportScope,
  { show, beside, times, now }: Asked,
): Promise<Pick<EventReport, 'others' | 'beside'>> {
  const others = await officeEvents.others(db, scope, show);
  const chosen = beside === undefined ? lastLike(show, others) : others.find(({ id }) => id === beside);
  if (!chosen) return { others: others.map(factsOf), beside: undefined };
  const events = await officeEvents.ofReport(db, scope, chosen.id);
  const ids = events.map(({ id }) => id);
  const sales = await officeOrders.report.ticketsByDay(db, scope.sellerId, ids);
  const curve = curveOf(chosen.startsAt, sales, times, now);
  return {
    others: others.map(factsOf),
    beside: { ...factsOf(chosen), curve, sold: curve.at(-1)?.sold ?? 0 },
  };
}
