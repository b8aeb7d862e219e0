/** How many failed logins the display counts to; the server slows tries down after the last. */
export const FAILED_LOGINS_SHOWN = 3;
