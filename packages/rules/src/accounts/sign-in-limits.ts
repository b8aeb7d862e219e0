/** How many failed logins the display counts to; the server slows tries down after the last. */
export const FAILED_LOGINS_SHOWN = 3;

const FIRST_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 900;
const LONGEST_WAIT_OF_ADDRESS_SECONDS = 60;

/** After so many failed logins of one account in a row: twice as long each time, and never a lock. */
export const waitOfAccount = (failures: number): number =>
  failures < FAILED_LOGINS_SHOWN
    ? 0
    : Math.min(FIRST_WAIT_SECONDS * 2 ** (failures - FAILED_LOGINS_SHOWN), LONGEST_WAIT_SECONDS);

/** The same for one network address, behind which many people may sit: it grows with every third failure only. */
export const waitOfAddress = (failures: number, free: number = FAILED_LOGINS_SHOWN): number =>
  failures < free
    ? 0
    : Math.min(2 ** Math.floor((failures - free) / FAILED_LOGINS_SHOWN), LONGEST_WAIT_OF_ADDRESS_SECONDS);

/** Between two reset mails to one address: a minute, then twice as long each time, an hour at most. */
export const waitBetweenResetMails = (sent: number): number => Math.min(60 * 2 ** (sent - 1), 3600);
