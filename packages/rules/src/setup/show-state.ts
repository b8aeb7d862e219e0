/** Where a show stands, for whoever looks after the programme: one word each, in the order in which it goes on. */
import { saleStatusNow } from '../events/level-availability.ts';
import type { SaleStatus } from '../events/sale-status.ts';
import { EXTERNAL_SALE, FAN_REQUEST_SALE } from '../events/sales-types.ts';
import type { SalesType } from '../events/sales-types.ts';
import { showHasBegun } from '../events/show-begun.ts';
import { isReached, type Moment } from '../time/moment.ts';

export const showStates = [
  'announced',
  'on-sale',
  'sold-out',
  'off-sale',
  'canceled',
  'gone',
  'archived',
] as const;
export type ShowState = (typeof showStates)[number];

export interface ShowLevel {
  saleStatus: SaleStatus;
  onSaleFrom: Date | null;
  onSaleUntil: Date | null;
  /** Null where a draw decides. */
  left: number | null;
}

export interface ShowStanding {
  salesType: SalesType;
  /** Whether its shop lists it. */
  isListed: boolean;
  isCanceled: boolean;
  startsAt: Date | null;
  /** Of the series that it is asked for in. */
  opensAt: Moment | null;
  closesAt: Moment | null;
  /** What stands on its page; what is only sold along with it does not count. */
  levels: readonly ShowLevel[];
}

/** A request can be made while its series is open, whatever its levels have left. */
function requestState({ opensAt, closesAt }: ShowStanding, now: Date): ShowState {
  if (isReached(closesAt, now)) return 'off-sale';
  return isReached(opensAt, now) ? 'on-sale' : 'announced';
}

function levelState(levels: readonly ShowLevel[], now: Date): ShowState {
  const standings = new Set(levels.map((level) => saleStatusNow(level, now)));
  if (standings.has('ON_SALE')) return 'on-sale';
  if (standings.has('BEFORE_SALE')) return 'announced';
  const ifMore = levels.map((level) => saleStatusNow({ ...level, left: null }, now));
  return ifMore.includes('ON_SALE') ? 'sold-out' : 'off-sale';
}

export function showState(show: ShowStanding, now: Date): ShowState {
  if (show.isCanceled) return 'canceled';
  if (!show.isListed) return 'archived';
  if (showHasBegun(show.startsAt, now)) return 'gone';
  if (show.salesType === EXTERNAL_SALE) return 'on-sale';
  if (show.salesType === FAN_REQUEST_SALE) return requestState(show, now);
  return levelState(show.levels, now);
}

/** When the first of it went, or will go, on sale; nothing where nobody set an hour. */
export function onSaleSince({ salesType, opensAt, levels }: ShowStanding): Date | undefined {
  if (salesType === FAN_REQUEST_SALE) return opensAt === null ? undefined : new Date(opensAt);
  const hours = levels.flatMap(({ onSaleFrom }) => onSaleFrom?.getTime() ?? []);
  return hours.length === 0 ? undefined : new Date(Math.min(...hours));
}
