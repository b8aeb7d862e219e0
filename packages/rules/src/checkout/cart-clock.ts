/** The deadline of an instant cart. The server holds it; the page counts to it. */

/** Tickets are released this long after the deadline, so that an order sent in time is honoured. */
export const RELEASE_GRACE_SECONDS = 5;

const later = (from: Date, seconds: number): Date => new Date(from.getTime() + seconds * 1000);

/** Creating the cart gives the time to look at the seats, and one second for the way. */
export const reviewDeadline = (now: Date, confirmTicketSelectionMinutes: number): Date =>
  later(now, confirmTicketSelectionMinutes * 60 + 1);

/** Confirming the seats sets the clock anew, once. */
export const checkoutDeadline = (now: Date, checkoutMinutes: number): Date =>
  later(now, checkoutMinutes * 60);

export const isPastDeadline = (deadline: Date, now: Date): boolean => now.getTime() >= deadline.getTime();

export const isReleased = (deadline: Date, now: Date): boolean =>
  isPastDeadline(later(deadline, RELEASE_GRACE_SECONDS), now);

export const releaseTime = (deadline: Date): Date => later(deadline, RELEASE_GRACE_SECONDS);

/** Whole seconds that are left, rounded up, never below 0. */
export const secondsToDeadline = (deadline: Date, now: Date): number =>
  Math.max(0, Math.ceil((deadline.getTime() - now.getTime()) / 1000));

/** The page's own deadline from a cart answer, right even after the page slept. */
export const localDeadline = (secondsToExpire: number, receivedAt: Date): Date =>
  later(receivedAt, secondsToExpire);
