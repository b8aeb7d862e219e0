import type { OfficeEvent } from '@stagedoor/contract/calls/office/events';

type SalesDay = OfficeEvent['sales'][number];
const DAY_MS = 86_400_000;
/** A single column says nothing about time. */
const FEWEST = 7;

/** From the first day with a sale to the last, the days without one between them, and a week at least. */
export function everyDay(sales: readonly SalesDay[]): SalesDay[] {
  const [first, last] = [sales[0], sales.at(-1)];
  if (!first || !last) return [];
  const end = Date.parse(last.day);
  const start = Math.min(Date.parse(first.day), end - (FEWEST - 1) * DAY_MS);
  const known = new Map(sales.map((each) => [each.day, each]));
  return Array.from({ length: (end - start) / DAY_MS + 1 }, (_, index) => {
    const day = new Date(start + index * DAY_MS).toISOString().slice(0, 10);
    return known.get(day) ?? { day, tickets: 0, orderedCents: 0 };
  });
}
