/** A show without a date has not begun. */
export const showHasBegun = (startsAt: Date | null | undefined, now: Date): boolean =>
  !!startsAt && now.getTime() >= startsAt.getTime();

/** HIST-ORD-14: the window that the event sets ends when its show begins, at the latest. */
export const refundWindowIsOpen = (
  event: { windowOpen: boolean; startsAt: Date | null | undefined },
  now: Date,
): boolean => event.windowOpen && !showHasBegun(event.startsAt, now);
