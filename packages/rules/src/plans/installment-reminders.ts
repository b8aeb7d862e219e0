/** AWARD-06: when a customer hears of an installment before it is charged. */

const DAY_MS = 86_400_000;
const REMIND_DAYS = 3;
const CARD_DAYS = 30;

const dayStart = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** From three days before its day on, until it is charged. */
export const isReminderDue = (dueDay: string, now: Date): boolean => {
  const left = dayStart(dueDay) - now.getTime();
  return left > 0 && left <= REMIND_DAYS * DAY_MS;
};

/** `YYYY-MM`: the card works until that month is over. */
function expiresAt(expiration: string): number {
  const [year = 0, month = 1] = expiration.split('-').map(Number);
  return Date.UTC(year, month, 1);
}

/** It will have expired when it is charged, and does so within a month. */
export const isCardLetterDue = (expiration: string, dueDay: string, now: Date): boolean => {
  const end = expiresAt(expiration);
  return end <= dayStart(dueDay) && end - now.getTime() <= CARD_DAYS * DAY_MS;
};
