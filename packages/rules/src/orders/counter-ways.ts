// PROG-12: how something is sold at the counter, and how long it waits to be paid.

/**
 * - `link`: the buyer gets a letter with a link to pay by card, at once
 * - `reserve`: kept until a day, and paid by then at the counter or by the link
 * - `invoice`: the same, paid to the seller's bank account
 * - `cash`: paid while the buyer stands there
 */
export const counterWays = ['link', 'reserve', 'invoice', 'cash'] as const;
export type CounterWay = (typeof counterWays)[number];

export const LINK_MINUTES = 30;
/** So long something may be kept unpaid at most, and never beyond its show. */
export const MOST_DAYS_KEPT = 60;

/** Ways for which a day is told until which the tickets are kept. */
export const isKeptUntilDay = (way: CounterWay): boolean => way === 'reserve' || way === 'invoice';
