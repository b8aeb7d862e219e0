/** Where an order stands in history, and what it is called there. */
import { newYorkYear } from './dates.ts';
import { orderHistoryMessages } from './messages/history-orders.ts';
import { epochOf, type Moment } from './moment.ts';

interface OrderEvents {
  events: readonly { showDate: Moment; seriesName?: string | null }[];
}

/** Upcoming while any of its events lies ahead; otherwise past. */
export const isUpcoming = (order: OrderEvents, now: Date): boolean =>
  order.events.some((event) => epochOf(event.showDate) > now.getTime());

/** The year of its latest show. */
export const orderYear = (order: OrderEvents): number | null => {
  const latest = Math.max(...order.events.map((event) => epochOf(event.showDate)));
  return Number.isFinite(latest) ? newYorkYear(new Date(latest)) : null;
};

/** The names of its series, or the outlet's name without any. */
export const seriesLabel = (order: OrderEvents, outletName: string): string => {
  const names = order.events.flatMap((event) => event.seriesName || []);
  return [...new Set(names)].join(', ') || outletName;
};

/** A request belongs to a year when any of its shows does. */
export const isInYear = (showDates: readonly Moment[], year: number): boolean =>
  showDates.some((date) => newYorkYear(date) === year);

export const orderStatusText = (status: string, upgradeRequested: boolean): string =>
  upgradeRequested ? orderHistoryMessages.upgradeRequested(status) : status;
