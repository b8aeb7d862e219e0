import { epochOf, type Moment } from '../time/moment.ts';

interface Capture {
  paymentId: number;
  amountCents: number;
  /** What of it goes back already, or has gone. */
  returningCents: number;
  capturedAt: Moment;
}

export interface PlannedReturn {
  paymentId: number;
  amountCents: number;
}

/** Which payments so much goes back of, the latest first; never more of any than was captured with it. */
export function planReturns(captures: readonly Capture[], cents: number): PlannedReturn[] {
  let rest = cents;
  const latestFirst = captures.toSorted(
    (a, b) => epochOf(b.capturedAt) - epochOf(a.capturedAt) || b.paymentId - a.paymentId,
  );
  const returns = latestFirst.flatMap(({ paymentId, amountCents, returningCents }) => {
    const part = Math.min(rest, amountCents - returningCents);
    rest -= part;
    return part > 0 ? [{ paymentId, amountCents: part }] : [];
  });
  if (rest > 0) throw new RangeError(`${rest} cents more would go back than were captured`);
  return returns;
}
