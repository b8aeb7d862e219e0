// What publishing would mean, counted before anybody presses the button.
import type { LineResult } from '@stagedoor/draw/outcome';
import { eventRequestStatus, seriesRequestStatus } from '@stagedoor/rules/requests/awarded-status';
import type { RequestStatus } from '@stagedoor/rules/requests/request-status';
import type { EntryRow } from './entry-store.ts';
import { readResults } from './override-draw.ts';

export interface Review {
  /** How many entries end in each status. */
  statuses: { status: RequestStatus; entries: number }[];
  /** Awarded tickets by level. */
  levels: { level: number; awarded: number }[];
  /** Awards become orders; what is charged for them is counted apart. */
  orders: number;
  /** Everybody hears of it. */
  letters: number;
  notEligible: number;
}

/** There were no tickets, and no other reason. */
const lacksStock = new Set<string | null>(['sold-out', 'no-ticket']);

export const awardedLines = (results: readonly LineResult[]) =>
  results.map(({ event, level, quantity, reason, asked }) => ({
    event,
    level: asked.level,
    quantity: asked.quantity,
    confirmed: quantity > 0 ? { level, quantity } : null,
    lackedStock: lacksStock.has(reason),
  }));

export function statusOfResults(results: readonly LineResult[]): RequestStatus {
  const lines = awardedLines(results).map(({ event, level, quantity, confirmed, lackedStock }) => ({
    event,
    priceLevelId: level,
    quantity,
    confirmedPriceLevelId: confirmed?.level ?? null,
    confirmedQuantity: confirmed?.quantity ?? 0,
    lackedStock,
  }));
  const byEvent = Map.groupBy(lines, ({ event }) => event);
  return seriesRequestStatus([...byEvent.values()].map((own) => eventRequestStatus(own)));
}

export function reviewOf(entries: readonly EntryRow[]): Review {
  const statuses = new Map<RequestStatus, number>();
  const levels = new Map<number, number>();
  let orders = 0;
  for (const { standing } of entries) {
    const results = readResults(standing ?? '[]');
    const status = statusOfResults(results);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const awarded = results.filter(({ quantity }) => quantity > 0);
    if (awarded.length > 0) orders += 1;
    for (const { level, quantity } of awarded) levels.set(level, (levels.get(level) ?? 0) + quantity);
  }
  return {
    statuses: [...statuses].map(([status, count]) => ({ status, entries: count })),
    levels: [...levels].map(([level, awarded]) => ({ level, awarded })),
    orders,
    letters: entries.length,
    notEligible: entries.filter(({ ineligible }) => ineligible !== null).length,
  };
}
