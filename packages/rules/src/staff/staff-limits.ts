const MINUTE_MS = 60_000;

/** How long somebody stays signed in. */
export const STAFF_SESSION_HOURS = 12;
/** How long an invitation waits. */
export const INVITATION_DAYS = 7;
/** How long the link waits that makes the first shop of an installation. */
export const FIRST_RUN_HOURS = 24;
/** How long a link to a new password waits. */
export const PASSWORD_LINK_HOURS = 24;
/** How long somebody sees the shop as a customer does, and how long the link to it waits. */
export const VIEW_MINUTES = 10;
/** Whoever writes to more than so many types their number in, and their password where it is old. */
export const MANY_LETTERS = 500;
/** What cannot be undone wants a password that is not older than this. */
const FRESH_PASSWORD_MINUTES = 10;

export const isPasswordFresh = (passwordAt: Date, now: Date): boolean =>
  now.getTime() - passwordAt.getTime() < FRESH_PASSWORD_MINUTES * MINUTE_MS;
