/** What follows when the gateway was asked for a payment and does not know it. */

/** A list may be late: only what is absent twice, this far apart, counts as absent. */
export const ABSENT_MINUTES = 10;
/** The gateway recognizes a repeated payment this long; after that, sending it again could charge twice. */
export const SEND_AGAIN_HOURS = 8;

export type AfterAbsence = 'look-again' | 'close' | 'send-again' | 'ask-operator';

export interface AbsentPayment {
  sentAt: Date;
  firstAbsentAt: Date | null;
  /** A customer who waits for an answer is not charged behind their back later; an installment or an award is. */
  mayBeSentAgain: boolean;
}

const MINUTE_MS = 60_000;

export function afterAbsence(
  { sentAt, firstAbsentAt, mayBeSentAgain }: AbsentPayment,
  now: Date,
): AfterAbsence {
  if (!firstAbsentAt || now.getTime() - firstAbsentAt.getTime() < ABSENT_MINUTES * MINUTE_MS)
    return 'look-again';
  if (!mayBeSentAgain) return 'close';
  const isRecognized = now.getTime() - sentAt.getTime() < SEND_AGAIN_HOURS * 60 * MINUTE_MS;
  return isRecognized ? 'send-again' : 'ask-operator';
}
