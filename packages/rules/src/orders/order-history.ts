/** Where an order stands in history, and what it is called there. */
import { epochOf, type Moment } from '../time/moment.ts';
import type { Times } from '../time/times-in.ts';

interface OrderEvents {
  /** An event without a date lies ahead. */
  events: readonly { showDate?: Moment | null | undefined; seriesName?: string | null | undefined }[];
}

interface ListedOrder extends OrderEvents {
  /** A payment of it failed: it wants its customer before every other. */
  wantsPayment?: boolean;
}

const showTimes = ({ events }: OrderEvents): number[] =>
  events.map(({ showDate }) => (showDate ? epochOf(showDate) : Infinity));

/** Upcoming while any of its events lies ahead; otherwise past. */
export const isUpcoming = (order: OrderEvents, now: Date): boolean =>
  showTimes(order).some((time) => time > now.getTime());

/** The year of its latest show; none while that has no date. */
export const orderYear = (order: OrderEvents, { yearOf }: Times): number | null => {
  const latest = Math.max(...showTimes(order));
  return Number.isFinite(latest) ? yearOf(new Date(latest)) : null;
};

/**
 * What wants a payment first, whatever its date; then upcoming orders by the show that comes next, then past ones
 * by their latest show, newest first.
 */
export function byShowDate(now: Date): (a: ListedOrder, b: ListedOrder) => number {
  const next = (order: OrderEvents): number =>
    Math.min(...showTimes(order).filter((time) => time > now.getTime()));
  const latest = (order: OrderEvents): number => Math.max(...showTimes(order));
  const compare = (a: number, b: number): number => (a === b ? 0 : a - b);
  return (a, b) => {
    if (Boolean(a.wantsPayment) !== Boolean(b.wantsPayment)) return a.wantsPayment ? -1 : 1;
    const [aheadA, aheadB] = [isUpcoming(a, now), isUpcoming(b, now)];
    if (aheadA !== aheadB) return aheadA ? -1 : 1;
    return aheadA ? compare(next(a), next(b)) : compare(latest(b), latest(a));
  };
}

/** The names of its series, or the outlet's name without any. */
export const seriesLabel = (order: OrderEvents, outletName: string): string => {
  const names = order.events.flatMap((event) => event.seriesName || []);
  return [...new Set(names)].join(', ') || outletName;
};
