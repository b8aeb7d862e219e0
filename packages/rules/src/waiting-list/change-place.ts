/** Who wants more than before goes to the end: those behind have waited for that many longer. */
export const movesToTheEnd = (before: { quantity: number }, after: { quantity: number }): boolean =>
  after.quantity > before.quantity;

/** So many offers that ran out, and they are off the list. */
export const LAPSES_TO_LEAVE = 2;
