/** REPORT-01: tickets over the days before a show, as a line that two shows can stand in side by side. */
export interface DayOfSales {
  /** `2026-11-18` */
  day: string;
  /** Less than nothing where more came back than was sold. */
  tickets: number;
}

export interface SoldUntil {
  /** Days before the show; 0: the day itself, and whatever comes after it. */
  before: number;
  tickets: number;
  /** All until then. */
  sold: number;
}

const DAY_MS = 86_400_000;

export const daysBefore = (day: string, showDay: string): number =>
  Math.max(0, Math.round((Date.parse(showDay) - Date.parse(day)) / DAY_MS));

/** Days on which nothing happened are left out, but for `until`, where the line ends. */
export function soldCurve(sales: readonly DayOfSales[], showDay: string, until: string): SoldUntil[] {
  const byDay = new Map<number, number>([[daysBefore(until, showDay), 0]]);
  for (const { day, tickets } of sales) {
    const before = daysBefore(day, showDay);
    byDay.set(before, (byDay.get(before) ?? 0) + tickets);
  }
  let sold = 0;
  return [...byDay]
    .toSorted(([a], [b]) => b - a)
    .map(([before, tickets]) => ({ before, tickets, sold: (sold += tickets) }));
}

/** How many were sold by then: what the line shows between two of its days. */
export const soldAt = (curve: readonly SoldUntil[], before: number): number =>
  curve.findLast((point) => point.before >= before)?.sold ?? 0;

/** What was sold on a day and on the next one. */
export const soldFrom = (sales: readonly DayOfSales[], day: string): number => {
  const next = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
  return sales.reduce((sum, each) => sum + (each.day === day || each.day === next ? each.tickets : 0), 0);
};
