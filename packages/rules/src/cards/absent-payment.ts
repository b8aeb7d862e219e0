/** What follows when the gateway was asked for a payment and does not know it, and when it is asked. */

/** A customer waits: absent at every look for so long after the call ended, it counts as absent. */
const CLOSE_AFTER_SECONDS = 120;
/** A list may be late: no decision without a second look, so far from the first. */
const LOOKS_APART_SECONDS = 30;
/** Nobody waits, and it would be sent again: only what is absent twice, this far apart, counts as absent. */
const ABSENT_MINUTES = 10;
/** The gateway recognizes a repeated payment this long; after that, sending it again could charge twice. */
export const SEND_AGAIN_HOURS = 8;
/** Most answers are there at once: after the call ended it is asked so soon, and then every minute. */
const LOOKS_SECONDS = [5, 15, 45, CLOSE_AFTER_SECONDS];
const LATER_LOOKS_SECONDS = 60;

export type AfterAbsence = 'look-again' | 'close' | 'send-again' | 'ask-operator';

export interface AbsentPayment {
  sentAt: Date;
  /** When the call ended without an answer. */
  unansweredAt: Date;
  firstAbsentAt: Date | null;
  /** A customer who waits for an answer is not charged behind their back later; an installment or an award is. */
  mayBeSentAgain: boolean;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

const secondsBetween = (from: Date, to: Date): number => (to.getTime() - from.getTime()) / SECOND_MS;

/** When to ask the gateway next, after a call that ended without an answer. */
export function nextLookUp(unansweredAt: Date, now: Date): Date {
  const passed = secondsBetween(unansweredAt, now);
  const soon = LOOKS_SECONDS.find((seconds) => seconds > passed);
  return soon === undefined
    ? new Date(now.getTime() + LATER_LOOKS_SECONDS * SECOND_MS)
    : new Date(unansweredAt.getTime() + soon * SECOND_MS);
}

/** A gateway with keys keeps them for a day at least; our clock may go an hour slow. */
const REPEAT_HOURS = 23;

/**
 * Whether the same order may be sent again to learn what became of it, where the gateway carries it out once whatever
 * happens. A customer who waits is not charged after the time in which the attempt would be given up.
 */
export function mayRepeat(payment: Omit<AbsentPayment, 'firstAbsentAt'>, now: Date): boolean {
  const { sentAt, unansweredAt, mayBeSentAgain } = payment;
  if (secondsBetween(sentAt, now) >= REPEAT_HOURS * 3600) return false;
  return mayBeSentAgain || secondsBetween(unansweredAt, now) < CLOSE_AFTER_SECONDS;
}

export function afterAbsence(payment: AbsentPayment, now: Date): AfterAbsence {
  const { sentAt, unansweredAt, firstAbsentAt, mayBeSentAgain } = payment;
  if (!firstAbsentAt) return 'look-again';
  const absentSeconds = secondsBetween(firstAbsentAt, now);
  if (!mayBeSentAgain) {
    const isOver =
      secondsBetween(unansweredAt, now) >= CLOSE_AFTER_SECONDS && absentSeconds >= LOOKS_APART_SECONDS;
    return isOver ? 'close' : 'look-again';
  }
  if (absentSeconds < ABSENT_MINUTES * 60) return 'look-again';
  const isRecognized = now.getTime() - sentAt.getTime() < SEND_AGAIN_HOURS * 60 * MINUTE_MS;
  return isRecognized ? 'send-again' : 'ask-operator';
}
